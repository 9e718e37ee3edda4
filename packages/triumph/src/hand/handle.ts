import type { Point } from '@vexillum/geometry';

/**
 * The knobs round what is selected. `wheel-left` sits at the right front corner, which swings; `turn` turns scenery or stands about
 * their middle; `resize` is terrain's.
 */
export const handleKinds = [
  'advance',
  'wheel-left',
  'wheel-right',
  'slide-left',
  'slide-right',
  'turn',
  'resize',
] as const;
export type HandleKind = (typeof handleKinds)[number];

/** A knob: its id is its kind, since only one selection has knobs. */
export interface ToolHandle {
  readonly id: HandleKind;
  readonly at: Point;
  /** Where it is joined to what it moves. */
  readonly from: Point;
  /** Which way it points, in degrees clockwise from the top of the board. */
  readonly degrees: number;
  readonly isHeld?: boolean;
}
