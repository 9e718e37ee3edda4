import { type Grid, piecesOf, SEA } from './grid.ts';

/** Pieces of fewer cells are slips of the pen, unless they are all that there is of a land. */
const SMALLEST_PIECE = 6;

/** Gives specks of land and water to what lies round them. A land keeps its largest piece, however small. */
export const giveSpecksAway = (grid: Grid): void => {
  const pieces = piecesOf(grid);
  const largest = new Map<number, number>();
  for (const { label, cells } of pieces) largest.set(label, Math.max(largest.get(label) ?? 0, cells.length));
  for (const { label, cells, neighbours } of pieces) {
    if (cells.length >= SMALLEST_PIECE || cells.length === largest.get(label)) continue;
    const [most] = [...neighbours].sort(([, one], [, other]) => other - one)[0] ?? [SEA];
    for (const cell of cells) grid.labels[cell] = most;
  }
};
