import type { Point } from '@vexillum/geometry';
import type { GraphicsContext } from 'pixi.js';

/** A closed shape with its corners. */
export const sharpShape = (context: GraphicsContext, points: readonly Point[]): GraphicsContext =>
  context.poly(
    points.flatMap((point) => [point.x, point.y]),
    true,
  );

/** An open line through the points. */
export const openLine = (context: GraphicsContext, points: readonly Point[]): GraphicsContext => {
  points.forEach((point, index) => {
    if (index === 0) context.moveTo(point.x, point.y);
    else context.lineTo(point.x, point.y);
  });
  return context;
};

/** Dashes from one point to another; to be stroked. */
export const dashedLine = (
  context: GraphicsContext,
  a: Point,
  b: Point,
  dash: number,
  gap: number,
): GraphicsContext => {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const at = (along: number): Point => ({
    x: a.x + ((b.x - a.x) * along) / length,
    y: a.y + ((b.y - a.y) * along) / length,
  });
  for (let along = 0; along < length; along += dash + gap) {
    const from = at(along);
    const to = at(Math.min(length, along + dash));
    context.moveTo(from.x, from.y).lineTo(to.x, to.y);
  }
  return context;
};
