import type { Point } from '../point.ts';
import { edgesOf, type Polygon } from '../polygon.ts';

/** How far from the point, in that direction, the edge is met; nothing where it is not. */
const metAt = (from: Point, direction: Point, [a, b]: readonly [Point, Point]): number | undefined => {
  const across = direction.x * (b.y - a.y) - direction.y * (b.x - a.x);
  if (Math.abs(across) < 1e-12) return undefined;
  const [dx, dy] = [a.x - from.x, a.y - from.y];
  const distance = (dx * (b.y - a.y) - dy * (b.x - a.x)) / across;
  const along = (dx * direction.y - dy * direction.x) / across;
  return distance >= 0 && along >= 0 && along <= 1 ? distance : undefined;
};

/**
 * The rim of shapes that lie round a point, in so many steps, to draw them as one: as far as any of them reaches in each direction. Holes
 * and dents that cannot be seen from the point are filled. No points where the point sees none of them.
 */
export const starOutline = (shapes: readonly Polygon[], about: Point, steps = 90): Point[] => {
  const edges = shapes.flatMap((shape) => edgesOf(shape));
  return Array.from({ length: steps }, (_, index) => {
    const radians = (2 * Math.PI * index) / steps;
    const direction = { x: Math.sin(radians), y: Math.cos(radians) };
    const far = edges.reduce((most, edge) => Math.max(most, metAt(about, direction, edge) ?? -1), -1);
    return far < 0 ? [] : [{ x: about.x + direction.x * far, y: about.y + direction.y * far }];
  }).flat();
};
