import type { Box } from '../box.ts';
import type { Point } from '../point.ts';
import type { Polygon } from '../polygon.ts';

type Edge = readonly [Point, Point];

/** The part of a shape that anything within a box can meet: a wheel asks about many slices, and most of a wood is far from all of them. */
export interface NearPart {
  readonly corners: readonly Point[];
  /** Near the box, in order. */
  readonly edges: readonly Edge[];
  /** Those that a line to the right of a point in the box may cross, in any order: enough to tell whether the point is inside. */
  readonly crossed: readonly Edge[];
}

const ROUNDING = 1e-9;

export const nearPartOf = (polygon: Polygon, { x, y, width, depth }: Box): NearPart => {
  const corners: Point[] = [];
  const edges: Edge[] = [];
  const crossed: Edge[] = [];
  for (let index = 0; index < polygon.length; index += 1) {
    const a = polygon[index] as Point;
    const b = polygon[index + 1 === polygon.length ? 0 : index + 1] as Point;
    const isLevel = Math.max(a.y, b.y) >= y - ROUNDING && Math.min(a.y, b.y) <= y + depth + ROUNDING;
    if (!isLevel || Math.max(a.x, b.x) < x - ROUNDING) continue;
    crossed.push([a, b]);
    if (Math.min(a.x, b.x) > x + width + ROUNDING) continue;
    edges.push([a, b]);
    if (a.x >= x && a.x <= x + width && a.y >= y && a.y <= y + depth) corners.push(a);
  }
  return { corners, edges, crossed };
};

/** Whether a point within the box is inside the shape. */
export const isInsideNear = ({ crossed }: NearPart, point: Point): boolean => {
  let isOdd = false;
  for (const [a, b] of crossed) {
    if (a.y > point.y !== b.y > point.y && point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x))
      isOdd = !isOdd;
  }
  return isOdd;
};
