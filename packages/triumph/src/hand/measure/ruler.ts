import { type Point, type Body, distanceOfPoints, nearestPoints, type Polygon } from '@vexillum/geometry';

/** One end of a ruler: a point of the board, or the stand that it sticks to. */
export interface RulerEnd {
  readonly at: Point;
  readonly stand?: string;
}

/** A measurement. Between two stands it goes edge to edge, by the two nearest points. */
export interface Ruler {
  readonly from: RulerEnd;
  readonly to: RulerEnd;
  /** In MU. */
  readonly distance: number;
}

/** Where stands are found by id. The geometry's world is one. */
export interface Bodies {
  readonly byId: { get(id: string): Body | undefined };
}

/** A bare point is a shape of one corner. */
const shapeOf = ({ byId }: Bodies, { stand, at }: RulerEnd): Polygon =>
  (stand === undefined ? undefined : byId.get(stand)?.corners) ?? [at];

/**
 * Measures between two ends, edge to edge where an end sticks to a stand; `at` of such an end matters only if that stand is gone. The
 * ruler's ends are the two points that the distance lies between.
 */
export const measure = (world: Bodies, from: RulerEnd, to: RulerEnd): Ruler => {
  const [start, end] = nearestPoints(shapeOf(world, from), shapeOf(world, to));
  return { from: { ...from, at: start }, to: { ...to, at: end }, distance: distanceOfPoints(start, end) };
};
