/** The board as small square cells, each with the number of the territory that it belongs to, or `SEA`. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Units of the board per cell. */
  readonly cell: number;
  readonly labels: Int16Array;
}

export const SEA = -1;

export const labelAt = (grid: Grid, column: number, row: number): number =>
  column < 0 || row < 0 || column >= grid.columns || row >= grid.rows
    ? SEA
    : (grid.labels[row * grid.columns + column] as number);

/** The cells beside this one that are on the board. */
export const besides = (grid: Grid, cell: number): number[] => {
  const column = cell % grid.columns;
  const beside: number[] = [];
  if (column > 0) beside.push(cell - 1);
  if (column < grid.columns - 1) beside.push(cell + 1);
  if (cell >= grid.columns) beside.push(cell - grid.columns);
  if (cell < grid.labels.length - grid.columns) beside.push(cell + grid.columns);
  return beside;
};

/** Cells of one label that hang together. */
export interface Piece {
  readonly label: number;
  readonly cells: readonly number[];
  /** How many times each other label lies beside it. */
  readonly neighbours: ReadonlyMap<number, number>;
  readonly touchesEdge: boolean;
}

export const piecesOf = (grid: Grid): Piece[] => {
  const seen = new Uint8Array(grid.labels.length);
  const pieces: Piece[] = [];
  for (let cell = 0; cell < seen.length; cell += 1) if (!seen[cell]) pieces.push(pieceAt(grid, cell, seen));
  return pieces;
};

const pieceAt = (grid: Grid, start: number, seen: Uint8Array): Piece => {
  const label = grid.labels[start] as number;
  const cells = [start];
  const neighbours = new Map<number, number>();
  let touchesEdge = false;
  seen[start] = 1;
  for (let next = 0; next < cells.length; next += 1) {
    const beside = besides(grid, cells[next] as number);
    touchesEdge ||= beside.length < 4;
    for (const cell of beside) {
      const other = grid.labels[cell] as number;
      if (other !== label) neighbours.set(other, (neighbours.get(other) ?? 0) + 1);
      else if (!seen[cell]) {
        seen[cell] = 1;
        cells.push(cell);
      }
    }
  }
  return { label, cells, neighbours, touchesEdge };
};
