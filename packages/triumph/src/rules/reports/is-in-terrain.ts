import { doSegmentsCross, isInside, type Point, type Polygon } from '@vexillum/geometry';

const doesCross = (a: Point, b: Point, piece: Polygon): boolean => {
  // Asked for every stand and piece of a table, so without a list of edges.
  let c = piece.at(-1) ?? a;
  for (const d of piece) {
    if (doSegmentsCross(a, b, c, d)) return true;
    c = d;
  }
  return false;
};

/** Whether any part of a base is in the piece, which may be hollow: neither is taken for convex. A base that only touches is not in it. */
export const isInTerrain = (base: Polygon, piece: Polygon): boolean =>
  base.some((corner) => isInside(piece, corner)) ||
  base.some((corner, index) => doesCross(corner, base[(index + 1) % base.length] as Point, piece)) ||
  piece.some((point) => isInside(base, point));
