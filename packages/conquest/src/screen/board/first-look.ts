import type { Point } from '@vexillum/geometry';
import type { ScreenSize } from '@vexillum/canvas';

/** What is in the middle of the screen, and how many MU the screen is wide. */
export interface Look {
  readonly middle: Point;
  readonly span: number;
}

/** With fewer CSS pixels to an MU than this, armies of neighbours lie on each other. */
const CROWDED = 6;
/** With so many, all can be read. */
const READABLE = 9;

const kept = (at: number, half: number, all: number): number =>
  half * 2 >= all ? all / 2 : Math.min(all - half, Math.max(half, at));

/**
 * Where a small screen cannot show a whole map so that it can be read, the reader first sees a part of it that fills the screen, about `at`.
 * `undefined` where the whole map is readable, or where nothing would be gained.
 */
export const firstLook = (
  { width, height }: ScreenSize,
  board: { readonly width: number; readonly depth: number },
  at: Point,
): Look | undefined => {
  const whole = Math.min(width / board.width, height / board.depth);
  const filling = Math.max(width / board.width, height / board.depth);
  const scale = Math.min(READABLE, filling);
  if (whole >= CROWDED || scale <= whole * 1.1) return undefined;
  const middle = {
    x: kept(at.x, width / scale / 2, board.width),
    y: kept(at.y, height / scale / 2, board.depth),
  };
  return { middle, span: width / scale };
};
