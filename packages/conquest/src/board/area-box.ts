import { boxAroundAll, type Box, type Point } from '@vexillum/geometry';

type Rings = readonly (readonly Point[])[];

const nowhere: Box = { x: 0, y: 0, width: 0, depth: 0 };
const known = new WeakMap<Rings, Box>();

/** The box round an area; asked for at every touch, so remembered as long as its rings are the same list. */
export const areaBox = (rings: Rings): Box => {
  const before = known.get(rings);
  if (before) return before;
  const box = boxAroundAll(rings) ?? nowhere;
  known.set(rings, box);
  return box;
};

/** The box with so much more on every side. */
export const grownBox = ({ x, y, width, depth }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  depth: depth + 2 * by,
});

export const doBoxesMeet = (a: Box, b: Box): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.depth && b.y <= a.y + a.depth;
