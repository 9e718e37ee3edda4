import type { Point } from '@vexillum/geometry';
import type { GraphicsContext } from 'pixi.js';

/** Only the corners of a shape, each with a bit of its two edges; to be stroked. */
export const brackets = (context: GraphicsContext, shape: readonly Point[], length: number): void => {
  const toward = (from: Point, to: Point): Point => {
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const part = distance === 0 ? 0 : Math.min(length / distance, 0.35);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  shape.forEach((corner, index) => {
    const before = toward(corner, shape.at(index - 1) as Point);
    const after = toward(corner, shape[(index + 1) % shape.length] as Point);
    context.moveTo(before.x, before.y).lineTo(corner.x, corner.y).lineTo(after.x, after.y);
  });
};
