import type { MapPoint } from '../map-pack.ts';
import { distanceToStep, type Ring } from './planar.ts';

/** A line with fewer points that is nowhere farther from the drawn one than this; its ends stay. After Douglas and Peucker. */
export const simplified = (line: Ring, tolerance: number): readonly MapPoint[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let farthest = { index: 0, far: 0 };
  for (const [index, point] of line.entries()) {
    const far = distanceToStep([first, last], point);
    if (far > farthest.far) farthest = { index, far };
  }
  if (farthest.far <= tolerance) return [first, last];
  const [before, after] = [line.slice(0, farthest.index + 1), line.slice(farthest.index)];
  return [...simplified(before, tolerance).slice(0, -1), ...simplified(after, tolerance)];
};
