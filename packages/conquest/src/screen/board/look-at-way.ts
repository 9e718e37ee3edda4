import type { ScreenPoint } from '@vexillum/geometry';
import type { ScreenSize } from '@vexillum/scene';

/** What is nearer to the edge of the board than this, in CSS pixels, is not really seen. */
const EDGE = 56;

/** How far to push along one axis so that `to` is seen, and `from` with it where both have room. */
const push = (all: number, from: number, to: number): number => {
  const room = all - 2 * EDGE;
  const [least, most] = Math.abs(from - to) <= room ? [Math.min(from, to), Math.max(from, to)] : [to, to];
  if (least < EDGE) return least - EDGE;
  return Math.max(0, most - (all - EDGE));
};

/** What to have in the middle so that both ends of a way are seen, or its target where they have no room; `undefined` where they are already. */
export const lookAtWay = (
  { width, height }: ScreenSize,
  from: ScreenPoint | undefined,
  to: ScreenPoint,
): ScreenPoint | undefined => {
  const start = from ?? to;
  const [right, down] = [push(width, start.left, to.left), push(height, start.top, to.top)];
  return right === 0 && down === 0 ? undefined : { left: width / 2 + right, top: height / 2 + down };
};
