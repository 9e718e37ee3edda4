import type { BoxSize } from '../box.ts';
import type { MapPoint } from '../map-pack.ts';
import { type Grid, piecesOf, SEA } from '../tracing/grid.ts';

/** Units of the board a cell. */
const CELL = 4;
/** Land reaches so far from its count, in the distance that counts usually have from the next: a little more than half of it, so that neighbours touch. */
const REACH = 1.05;
/** At least so many cells. */
const LEAST = 3;

/**
 * Land for territories of which only the places of their counts are known: each gets what is nearest to its place, as far as it reaches.
 * Where two would touch that have no border, water lies between them.
 * @param places in units of the board
 * @param hasBorder of two labels
 * @returns the cells, and the places, where two that were the same are apart
 */
export const cellsRound = (
  places: readonly MapPoint[],
  hasBorder: (one: number, other: number) => boolean,
  board: BoxSize,
): { readonly grid: Grid; readonly places: readonly MapPoint[] } => {
  const grid: Grid = {
    columns: Math.floor(board.width / CELL),
    rows: Math.floor(board.height / CELL),
    cell: CELL,
    labels: new Int16Array(Math.floor(board.width / CELL) * Math.floor(board.height / CELL)).fill(SEA),
  };
  const sites = sitesOf(places, grid);
  grow(grid, sites, Math.max(LEAST, usualDistance(sites, grid) * REACH));
  part(grid, new Set(sites), hasBorder);
  sinkTheRest(grid, new Set(sites));
  const middle = (site: number): MapPoint => [
    (site % grid.columns) * CELL + CELL / 2,
    Math.floor(site / grid.columns) * CELL + CELL / 2,
  ];
  return { grid, places: sites.map(middle) };
};

/** The cell of each place; one that is taken gives way to the next free one. */
const sitesOf = (places: readonly MapPoint[], { columns, rows }: Grid): readonly number[] => {
  const taken = new Set<number>();
  return places.map(([x, y]) => {
    const within = (value: number, most: number) => Math.max(0, Math.min(most - 1, Math.floor(value / CELL)));
    let site = within(y, rows) * columns + within(x, columns);
    while (taken.has(site)) site = (site + LEAST) % (columns * rows);
    taken.add(site);
    return site;
  });
};

const farBetween = (one: number, other: number, columns: number): number =>
  Math.hypot((one % columns) - (other % columns), Math.floor(one / columns) - Math.floor(other / columns));

/** The middle one of the distances to the nearest other, in cells. */
const usualDistance = (sites: readonly number[], { columns }: Grid): number => {
  const nearest = sites
    .map((site) =>
      Math.min(...sites.filter((other) => other !== site).map((other) => farBetween(site, other, columns))),
    )
    .sort((one, other) => one - other);
  return nearest[Math.floor(nearest.length / 2)] ?? 0;
};

const grow = (grid: Grid, sites: readonly number[], reach: number): void => {
  const { columns, rows, labels } = grid;
  const nearest = new Float32Array(labels.length).fill(Infinity);
  for (const [label, site] of sites.entries()) {
    const [column, row] = [site % columns, Math.floor(site / columns)];
    for (let y = Math.max(0, Math.ceil(row - reach)); y <= Math.min(rows - 1, row + reach); y += 1)
      for (let x = Math.max(0, Math.ceil(column - reach)); x <= Math.min(columns - 1, column + reach); x += 1) {
        const far = Math.hypot(x - column, y - row);
        const cell = y * columns + x;
        if (far > reach || far >= (nearest[cell] as number)) continue;
        nearest[cell] = far;
        labels[cell] = label;
      }
  }
};

const part = (grid: Grid, sites: ReadonlySet<number>, hasBorder: (one: number, other: number) => boolean): void => {
  const { columns, rows, labels } = grid;
  const before = labels.slice();
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const cell = row * columns + column;
      const own = before[cell] as number;
      if (own === SEA || sites.has(cell)) continue;
      const isStrange = (x: number, y: number) => {
        if (x < 0 || y < 0 || x >= columns || y >= rows) return false;
        const other = before[y * columns + x] as number;
        return other !== SEA && other !== own && !hasBorder(own, other);
      };
      for (let y = row - 1; y <= row + 1; y += 1)
        for (let x = column - 1; x <= column + 1; x += 1) if (isStrange(x, y)) labels[cell] = SEA;
    }
};

/** What water has cut off from the place of its count is no land of its own. */
const sinkTheRest = (grid: Grid, sites: ReadonlySet<number>): void => {
  for (const { label, cells } of piecesOf(grid))
    if (label !== SEA && !cells.some((cell) => sites.has(cell))) for (const cell of cells) grid.labels[cell] = SEA;
};
