import { besides, type Grid } from '../src/rules/maps/tracing/grid.ts';

const DIAGONAL = Math.SQRT2;

/** For every cell, about how far it is, in cells, from the nearest one that `isSource`. */
export const farFrom = (grid: Grid, isSource: (cell: number) => boolean): Float32Array => {
  const far = new Float32Array(grid.labels.length).fill(1e6);
  for (let cell = 0; cell < far.length; cell += 1) if (isSource(cell)) far[cell] = 0;
  for (let pass = 0; pass < 2; pass += 1) {
    for (let cell = 0; cell < far.length; cell += 1) relax(grid, far, cell);
    for (let cell = far.length - 1; cell >= 0; cell -= 1) relax(grid, far, cell);
  }
  return far;
};

const relax = (grid: Grid, far: Float32Array, cell: number): void => {
  let least = far[cell] as number;
  for (const beside of besides(grid, cell)) least = Math.min(least, (far[beside] as number) + 1);
  const column = cell % grid.columns;
  for (const row of [-grid.columns, grid.columns])
    for (const across of [-1, 1]) {
      if (column + across < 0 || column + across >= grid.columns) continue;
      const diagonal = far[cell + row + across];
      if (diagonal !== undefined) least = Math.min(least, diagonal + DIAGONAL);
    }
  far[cell] = least;
};
