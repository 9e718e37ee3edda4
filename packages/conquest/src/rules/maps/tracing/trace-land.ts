import type { MapPoint } from '../map-pack.ts';
import { type Grid, SEA } from './grid.ts';
import { openCorners } from './open-corners.ts';
import { type Edge, ringsOf, signedArea } from './rings-of.ts';
import { smoothLine } from './smooth-line.ts';
import { traceLines } from './trace-lines.ts';
import { withoutHoles } from './without-holes.ts';

/** Each pass opens the corners that the last one made; more of them are no map. */
const MOST_PASSES = 30;

export interface TracedLand {
  /** By label: its pieces, the largest first; none where no cell has the label. Neighbours share the points of their border. */
  readonly polygons: readonly (readonly (readonly MapPoint[])[])[];
  /** Pairs of labels that touch, the lower first, as `1 2`. */
  readonly touching: ReadonlySet<string>;
}

/** Outlines of the labels 0 to `count` - 1 in units of the board. Changes the grid where its outlines would cross themselves. */
export const traceLand = (grid: Grid, count: number): TracedLand => {
  for (let pass = 0; pass < MOST_PASSES && openCorners(grid); pass += 1);
  const steps = traceLines(grid).map(
    (line): Edge => ({
      ...line,
      points: line.points.map(([x, y]): MapPoint => [Math.round(x * grid.cell), Math.round(y * grid.cell)]),
    }),
  );
  const edges = steps.map(
    (edge): Edge => ({ ...edge, points: smoothLine(edge.points, edge.isClosed, 2, 0.4 * grid.cell) }),
  );
  const rough = byLabel(steps, count);
  const inland = edges.filter(({ left, right }) => left !== SEA && right !== SEA);
  return {
    polygons: byLabel(edges, count).map((own, label) => {
      const land = landOf(own, label);
      // What is too small to be rounded off stays as it is.
      return land.length > 0 ? land : landOf(rough[label] ?? [], label);
    }),
    touching: new Set(inland.map(({ left, right }) => `${Math.min(left, right)} ${Math.max(left, right)}`)),
  };
};

const byLabel = (edges: readonly Edge[], count: number): readonly (readonly Edge[])[] => {
  const own = Array.from({ length: count }, (): Edge[] => []);
  for (const edge of edges) for (const label of [edge.left, edge.right]) own[label]?.push(edge);
  return own;
};

const landOf = (edges: readonly Edge[], label: number): readonly (readonly MapPoint[])[] => {
  const rings = ringsOf(edges, label).filter((ring) => ring.length >= 3 && Math.abs(signedArea(ring)) >= 2);
  return withoutHoles(rings);
};
