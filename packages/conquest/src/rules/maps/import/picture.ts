import { words } from '@vexillum/model';
import type { BoxSize } from '../box.ts';
import { giveSpecksAway } from '../tracing/give-specks-away.ts';
import type { Grid } from '../tracing/grid.ts';
import { type MapProblem, mapProblem } from '../map-problem.ts';

/** A picture dot by dot, row by row from the top left, each `0xAARRGGBB`. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint32Array;
}

/** Larger pictures are not opened. */
export const pictureLimits = { side: 8000, dots: 6_000_000 } as const;

/** About so wide is a board that is made from a picture. */
const BOARD_WIDTH = 1200;
/** Of a finer picture every second dot is looked at, or every third. */
const MOST_CELLS = 1_500_000;
/** Dots that differ from the one beside or below: a photograph has millions, a map of five hundred lands a tenth of this. */
const MOST_EDGES = 120_000;

/** How many units of the board a dot is. */
export const unitsPerDot = ({ width, height }: Picture): number => {
  const longer = Math.max(width, height);
  // Halves and quarters, so that few corners have to be rounded.
  return longer >= BOARD_WIDTH ? 1 : Math.ceil((BOARD_WIDTH / longer) * 2) / 2;
};

/** How large a board is that is made from it. */
export const boardOfPicture = (picture: Picture): BoxSize => {
  const units = unitsPerDot(picture);
  return { width: Math.ceil(picture.width * units), height: Math.ceil(picture.height * units) };
};

/** The labels of a picture's dots as cells of a board; problems where it is no picture of lands. */
export const gridOfPicture = (picture: Picture, labels: Int16Array): Grid | readonly MapProblem[] => {
  const { width, height } = picture;
  const every = Math.ceil(Math.sqrt((width * height) / MOST_CELLS));
  const [columns, rows] = [Math.floor(width / every), Math.floor(height / every)];
  const cells = new Int16Array(columns * rows);
  let edges = 0;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const label = labels[row * every * width + column * every] as number;
      cells[at] = label;
      if (column > 0 && cells[at - 1] !== label) edges += 1;
      if (row > 0 && cells[at - columns] !== label) edges += 1;
    }
  if (edges > MOST_EDGES)
    return [
      mapProblem(
        'not-a-map',
        words(
          'The picture is no map of lands: its colours change from dot to dot. It must not be saved as a photograph (JPEG).',
        ),
      ),
    ];
  const grid: Grid = { columns, rows, cell: unitsPerDot(picture) * every, labels: cells };
  giveSpecksAway(grid);
  return grid;
};
