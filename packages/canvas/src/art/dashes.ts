import type { Point } from '@vexillum/geometry';
import type { GraphicsContext } from 'pixi.js';

/** Strokes and gaps by turns along a line, going on round its corners; to be stroked. `rhythm` is stroke, gap, stroke, gap... */
export const dashes = (
  context: GraphicsContext,
  points: readonly Point[],
  rhythm: readonly number[],
): GraphicsContext => {
  let beat = 0;
  let rest = rhythm[0] as number;
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1] as Point, points[index] as Point];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const at = (along: number): Point => ({
      x: a.x + ((b.x - a.x) * along) / length,
      y: a.y + ((b.y - a.y) * along) / length,
    });
    for (let along = 0; along < length; ) {
      const end = Math.min(length, along + rest);
      if (beat % 2 === 0) {
        const [from, to] = [at(along), at(end)];
        context.moveTo(from.x, from.y).lineTo(to.x, to.y);
      }
      rest -= end - along;
      along = end;
      if (rest > 1e-9) continue;
      beat = (beat + 1) % rhythm.length;
      rest = rhythm[beat] as number;
    }
  }
  return context;
};
