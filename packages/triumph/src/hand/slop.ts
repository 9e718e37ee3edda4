import type { ScreenPoint } from '@vexillum/geometry';
import type { PointerToolEvent } from './tool-event.ts';
import type { ToolWorld } from './tool-world.ts';

/** Where what kind of pointer is. */
export type Pointed = Pick<PointerToolEvent, 'at' | 'screen' | 'pointerType'>;

/** How far beside a piece still means the piece, in CSS pixels: a mouse points well, a finger covers what it points at. */
const HIT_SLOP = { mouse: 2, pen: 6, touch: 14 } as const;
/** How far a pointer may tremble before a press becomes a drag, in CSS pixels. */
const DRAG_SLOP = { mouse: 4, pen: 6, touch: 8 } as const;
/** How far from a knob's middle still means the knob, in CSS pixels: a finger's target is 44 across. */
const KNOB_REACH = { mouse: 10, pen: 14, touch: 22 } as const;

/** The hit slop in MU. */
export const slopOf = (world: ToolWorld, { pointerType }: Pointed): number => HIT_SLOP[pointerType] / world.scale();

/** How far from a knob's middle the pointer may be, in MU. */
export const knobReachOf = (world: ToolWorld, { pointerType }: PointerToolEvent): number =>
  KNOB_REACH[pointerType] / world.scale();

export const screenDistance = (a: ScreenPoint, b: ScreenPoint): number => Math.hypot(a.left - b.left, a.top - b.top);

/** Whether the pointer has gone too far from where it was pressed to be a click. */
export const isDragFrom = (start: Pointed, now: Pointed): boolean =>
  screenDistance(start.screen, now.screen) > DRAG_SLOP[start.pointerType];
