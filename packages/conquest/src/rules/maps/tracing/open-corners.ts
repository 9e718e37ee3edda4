import { type Grid, labelAt } from './grid.ts';

/**
 * Where two cells of one label meet at a corner only, the cell beside them joins them: otherwise their outline would cross itself.
 * Answers whether anything was changed; a change may make another such corner.
 */
export const openCorners = (grid: Grid): boolean => {
  let isChanged = false;
  for (let row = 0; row < grid.rows - 1; row += 1)
    for (let column = 0; column < grid.columns - 1; column += 1) {
      const upper = row * grid.columns + column;
      const [a, b] = [labelAt(grid, column, row), labelAt(grid, column + 1, row)];
      const [c, d] = [labelAt(grid, column, row + 1), labelAt(grid, column + 1, row + 1)];
      if (a === d && a !== b && a !== c) grid.labels[upper + 1] = a;
      else if (b === c && b !== a && b !== d) grid.labels[upper] = b;
      else continue;
      isChanged = true;
    }
  return isChanged;
};
