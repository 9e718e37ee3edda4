import type { Point } from '@vexillum/geometry';

/** At most so many of the points, evenly picked, the first and the last among them. */
export const thinned = (points: readonly Point[], most: number): readonly Point[] => {
  if (points.length <= most) return points;
  const step = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => points[Math.round(index * step)] as Point);
};
