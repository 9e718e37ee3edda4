import type { Point } from './point.ts';

/** Corners in order round the shape; the last is joined to the first. */
export type Polygon = readonly Point[];

/** The polygon's edges, each as its two ends. */
export const edgesOf = (polygon: Polygon): (readonly [Point, Point])[] =>
  polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length] as Point]);

/** Whether the point is inside, by counting crossings; a point exactly on the border may fall either way. */
export const isInside = (polygon: Polygon, point: Point): boolean => {
  let isOdd = false;
  // Asked many times for each pointer event, so without a list of edges.
  let a = polygon[polygon.length - 1] as Point;
  for (const b of polygon) {
    if (a.y > point.y !== b.y > point.y && point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x))
      isOdd = !isOdd;
    a = b;
  }
  return isOdd;
};

/** How far the point is from the stretch between two points. */
export const distanceToSegment = (point: Point, a: Point, b: Point): number => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const lengthSquared = dx * dx + dy * dy;
  const along = lengthSquared === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / lengthSquared;
  const near = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - a.x - near * dx, point.y - a.y - near * dy);
};

/** How far the point is from an open line of points. */
export const distanceToLine = (point: Point, line: readonly Point[]): number => {
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < line.length; index += 1) {
    nearest = Math.min(nearest, distanceToSegment(point, line[index - 1] as Point, line[index] as Point));
  }
  return nearest;
};

/** How far the point is from the shape's border, inside or outside of it. */
export const distanceToBorder = (point: Point, polygon: Polygon): number => {
  let nearest = Number.POSITIVE_INFINITY;
  let a = polygon[polygon.length - 1] as Point;
  for (const b of polygon) {
    nearest = Math.min(nearest, distanceToSegment(point, a, b));
    a = b;
  }
  return nearest;
};

/** How far the point is from the shape: 0 inside it and on its border. */
export const distanceToPolygon = (point: Point, polygon: Polygon): number =>
  isInside(polygon, point) ? 0 : distanceToBorder(point, polygon);
