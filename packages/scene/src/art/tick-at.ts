import { distanceToSegment, type Point } from '@vexillum/geometry';

/** A stroke across the line nearest to a point, reaching so far to both sides. */
export const tickAt = (
  lines: readonly (readonly Point[])[],
  at: Point,
  reach: number,
): readonly [from: Point, to: Point] => {
  let nearest = Number.POSITIVE_INFINITY;
  let across: Point = { x: 1, y: 0 };
  for (const line of lines) {
    for (let index = 1; index < line.length; index += 1) {
      const [a, b] = [line[index - 1] as Point, line[index] as Point];
      const distance = distanceToSegment(at, a, b);
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      if (distance >= nearest || length === 0) continue;
      nearest = distance;
      across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
    }
  }
  return [
    { x: at.x - across.x * reach, y: at.y - across.y * reach },
    { x: at.x + across.x * reach, y: at.y + across.y * reach },
  ];
};
