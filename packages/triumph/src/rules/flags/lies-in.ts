import type { Point, Polygon } from '@vexillum/geometry';
import { isInTerrain } from '../reports/is-in-terrain.ts';

/** Below what a table stores. */
const HAIR = 0.0005;

const middleOf = (shape: Polygon): Point => ({
  x: shape.reduce((sum, { x }) => sum + x, 0) / shape.length,
  y: shape.reduce((sum, { y }) => sum + y, 0) / shape.length,
});

/** The shape drawn in by a hair, so that what only touches does not count whichever side it touches from. */
const drawnIn = (shape: Polygon): Polygon => {
  const middle = middleOf(shape);
  return shape.map(({ x, y }) => {
    const way = { x: middle.x - x, y: middle.y - y };
    const part = HAIR / Math.hypot(way.x, way.y);
    return { x: x + way.x * part, y: y + way.y * part };
  });
};

/** Whether any part of a convex shape lies in a piece of terrain; touching it is not lying in it. */
export const liesIn = (shape: Polygon, piece: Polygon): boolean => isInTerrain(drawnIn(shape), piece);
