import type { PointerToolEvent } from './tool-event.ts';
import type { ToolWorld } from './tool-world.ts';

/** How far beside a piece still means the piece, in CSS pixels: a mouse points well, a finger covers what it points at. */
const HIT_SLOP = { mouse: 2, pen: 6, touch: 14 } as const;
/** How far a pointer may tremble before a press becomes a drag, in CSS pixels. */
const DRAG_SLOP = { mouse: 4, pen: 6, touch: 8 } as const;

/** The hit slop in MU. */
export const slopOf = (world: ToolWorld, event: PointerToolEvent): number =>
  HIT_SLOP[event.pointerType] / world.scale();

/** Whether the pointer has gone too far from where it was pressed to be a click. */
export const isDragFrom = (start: PointerToolEvent, now: PointerToolEvent): boolean =>
  Math.hypot(now.screen.left - start.screen.left, now.screen.top - start.screen.top) > DRAG_SLOP[start.pointerType];
