import { besides, type Grid, type Piece, piecesOf, SEA } from '../src/rules/maps/tracing/grid.ts';
import { openCorners } from '../src/rules/maps/tracing/open-corners.ts';

/** Smaller islands sink, and smaller lakes dry up; in square units. */
const SMALLEST_ISLAND = 420;
const SMALLEST_LAKE = 1500;

/** Leaves one mainland for each territory, islands worth drawing, lakes that several share, and no two cells that meet at a corner only. */
export const tidyLand = (grid: Grid): void => {
  for (let pass = 0; pass < 3; pass += 1) followTheMajority(grid);
  for (let pass = 0; pass < 4; pass += 1) {
    givePiecesAway(grid);
    fillLakes(grid);
    openCorners(grid);
  }
};

const followTheMajority = (grid: Grid): void => {
  const before = { ...grid, labels: grid.labels.slice() };
  for (let cell = 0; cell < before.labels.length; cell += 1) {
    const own = before.labels[cell] as number;
    const beside = besides(before, cell).map((other) => before.labels[other] as number);
    const other = beside.find((label) => label !== own && beside.filter((same) => same === label).length >= 3);
    if (other !== undefined) grid.labels[cell] = other;
  }
};

const mostOf = (neighbours: ReadonlyMap<number, number>): number =>
  [...neighbours].sort(([, one], [, other]) => other - one)[0]?.[0] ?? SEA;

const areaOf = (grid: Grid, piece: Piece): number => piece.cells.length * grid.cell ** 2;

const give = (grid: Grid, piece: Piece, label: number): void => {
  for (const cell of piece.cells) grid.labels[cell] = label;
};

const givePiecesAway = (grid: Grid): void => {
  const pieces = piecesOf(grid).filter(({ label }) => label !== SEA);
  for (const piece of pieces) {
    const isMain = !pieces.some(({ label, cells }) => label === piece.label && cells.length > piece.cells.length);
    const isIsland = piece.neighbours.size === 1 && piece.neighbours.has(SEA);
    if (isMain || (isIsland && areaOf(grid, piece) >= SMALLEST_ISLAND)) continue;
    give(grid, piece, mostOf(piece.neighbours));
  }
};

const fillLakes = (grid: Grid): void => {
  for (const piece of piecesOf(grid)) {
    if (piece.label !== SEA || piece.touchesEdge) continue;
    if (piece.neighbours.size === 1 || areaOf(grid, piece) < SMALLEST_LAKE) give(grid, piece, mostOf(piece.neighbours));
  }
};
