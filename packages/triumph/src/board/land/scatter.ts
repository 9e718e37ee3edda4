import { boxAround, distanceToSegment, edgesOf, isInside, seededRandom, type Point } from '@vexillum/geometry';

/** Points spread evenly but not in rows over a shape, none nearer to its border than `margin`; the same seed gives the same points. */
export const scatter = (outline: readonly Point[], spacing: number, margin: number, seed: number): Point[] => {
  const box = boxAround(outline);
  if (!box) return [];
  const random = seededRandom(seed);
  const edges = edgesOf(outline);
  const points: Point[] = [];
  let isOddRow = false;
  for (let y = box.y; y <= box.y + box.depth; y += spacing * 0.87) {
    for (let x = box.x + (isOddRow ? spacing / 2 : 0); x <= box.x + box.width; x += spacing) {
      const point = { x: x + (random() - 0.5) * spacing * 0.6, y: y + (random() - 0.5) * spacing * 0.6 };
      if (isInside(outline, point) && edges.every(([a, b]) => distanceToSegment(point, a, b) >= margin))
        points.push(point);
    }
    isOddRow = !isOddRow;
  }
  return points;
};
