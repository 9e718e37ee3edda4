import { isInside, type Point } from '@vexillum/geometry';

/** Points in staggered rows over a shape, at whole steps from the origin. */
export const dotting = (shape: readonly Point[], step: number): Point[] => {
  const [xs, ys] = [shape.map(({ x }) => x), shape.map(({ y }) => y)];
  const points: Point[] = [];
  const lastRow = Math.floor(Math.max(...ys) / step);
  for (let row = Math.ceil(Math.min(...ys) / step); row <= lastRow; row += 1) {
    const shift = row % 2 === 0 ? 0 : step / 2;
    const last = Math.floor((Math.max(...xs) - shift) / step);
    for (let column = Math.ceil((Math.min(...xs) - shift) / step); column <= last; column += 1) {
      const point = { x: column * step + shift, y: row * step };
      if (isInside(shape, point)) points.push(point);
    }
  }
  return points;
};
