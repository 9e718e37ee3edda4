import type { Point } from '@vexillum/geometry';
import { toRadians } from '../look/unit.ts';

type Stretch = readonly [from: Point, to: Point];

/**
 * Parallel lines across a shape, cut off at its border; they rise to the right by so many degrees. They lie at whole steps from the
 * origin, so that the lines of two shapes side by side meet.
 */
export const hatching = (shape: readonly Point[], degrees: number, step: number): Stretch[] => {
  const along = { x: Math.cos(toRadians(degrees)), y: -Math.sin(toRadians(degrees)) };
  const across = { x: -along.y, y: along.x };
  const heights = shape.map((point) => point.x * across.x + point.y * across.y);
  const stretches: Stretch[] = [];
  const last = Math.floor(Math.max(...heights) / step);
  for (let line = Math.ceil(Math.min(...heights) / step); line <= last; line += 1) {
    const crossings = crossingsAt(shape, heights, line * step).sort(
      (a, b) => a.x * along.x + a.y * along.y - b.x * along.x - b.y * along.y,
    );
    for (let index = 1; index < crossings.length; index += 2)
      stretches.push([crossings[index - 1] as Point, crossings[index] as Point]);
  }
  return stretches;
};

const crossingsAt = (shape: readonly Point[], heights: readonly number[], height: number): Point[] => {
  const crossings: Point[] = [];
  for (let index = 0; index < shape.length; index += 1) {
    const next = (index + 1) % shape.length;
    const [a, b] = [shape[index] as Point, shape[next] as Point];
    const [low, high] = [heights[index] as number, heights[next] as number];
    if (low > height === high > height) continue;
    const part = (height - low) / (high - low);
    crossings.push({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  }
  return crossings;
};
