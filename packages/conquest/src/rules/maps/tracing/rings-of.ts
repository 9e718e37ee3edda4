import type { MapPoint } from '../map-pack.ts';

/** A smoothed line between two labels, in units of the board. */
export interface Edge {
  readonly points: readonly MapPoint[];
  readonly left: number;
  readonly right: number;
  readonly isClosed: boolean;
}

const keyOf = ([x, y]: MapPoint): string => `${x},${y}`;

/** Twice the area: positive where the ring goes round its label, negative where it is a hole in it. */
export const signedArea = (ring: readonly MapPoint[]): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as MapPoint;
    return sum + x * nextY - nextX * y;
  }, 0);

/** The rings round a label's land, with the land on the right hand (y down, so clockwise on the screen); holes too. */
export const ringsOf = (edges: readonly Edge[], label: number): MapPoint[][] => {
  const own = edges.flatMap((edge) => {
    if (edge.right === label) return [edge];
    return edge.left === label ? [{ ...edge, points: [...edge.points].reverse() }] : [];
  });
  const rings = own.filter(({ isClosed }) => isClosed).map(({ points }) => points.slice(0, -1));
  const open = new Map(
    own.filter(({ isClosed }) => !isClosed).map((edge) => [keyOf(edge.points[0] as MapPoint), edge]),
  );
  while (open.size > 0) {
    const ring: MapPoint[] = [];
    let key = open.keys().next().value as string;
    for (let edge = open.get(key); edge; edge = open.get(key)) {
      open.delete(key);
      ring.push(...edge.points.slice(0, -1));
      key = keyOf(edge.points[edge.points.length - 1] as MapPoint);
    }
    rings.push(ring);
  }
  return rings;
};
