import type { Point } from '@vexillum/geometry';

/**
 * How many quarters of a turn, clockwise, the board lies turned on the screen: red's base edge is at the bottom, at the left, at the top, at
 * the right. The only place that says what that means for points and ways.
 */
export type Quarters = 0 | 1 | 2 | 3;

/** Which way of the board leads to the right on the screen. */
const rightWays: Readonly<Record<Quarters, Point>> = {
  0: { x: 1, y: 0 },
  1: { x: 0, y: 1 },
  2: { x: -1, y: 0 },
  3: { x: 0, y: -1 },
};

/** The way on the board that leads so far to the right and up on the screen. */
export const wayOnBoard = (quarters: Quarters, right: number, up: number): Point => {
  const { x, y } = rightWays[quarters];
  return { x: x * right - y * up, y: y * right + x * up };
};

/** How far a way on the board leads to the right and up on the screen. */
export const wayOnScreen = (quarters: Quarters, way: Point): { readonly right: number; readonly up: number } => {
  const { x, y } = rightWays[quarters];
  return { right: x * way.x + y * way.y, up: x * way.y - y * way.x };
};

/** Whether the board's width goes up and down the screen. */
export const isUpright = (quarters: Quarters): boolean => quarters % 2 === 1;

/** The base edge that is at the bottom, or at the left where the board is turned upright. */
export const nearSide = (quarters: Quarters): 'red' | 'blue' => (quarters < 2 ? 'red' : 'blue');

/** With this side's base edge at the bottom; at the left where the board is turned upright. */
export const quartersFor = (near: 'red' | 'blue', isTurnedUpright: boolean): Quarters => {
  if (near === 'red') return isTurnedUpright ? 1 : 0;
  return isTurnedUpright ? 3 : 2;
};

const QUARTER = Math.PI / 2;

/** The same turn in radians clockwise, for whatever draws the board. */
export const turnOfBoard = (quarters: Quarters): number => quarters * QUARTER;

/** What lies on the board and turns by this stands upright for the reader. */
export const turnToReader = (quarters: Quarters): number => ((4 - quarters) % 4) * QUARTER;
