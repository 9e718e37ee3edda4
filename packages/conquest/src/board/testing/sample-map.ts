import { seededRandom, type Point } from '@vexillum/geometry';
import { figureKeys, fillPatterns, type AreasView, type AreaView, type TokenView } from '../areas-view.ts';
import { emptyBoardView } from '@vexillum/canvas/layers';
import type { MapView } from '../map-view.ts';

interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** How many points each of an area's four borders has. */
  readonly points: number;
}

const CELL = 9;
const MARGIN = 6;

const owners = [0xc4493c, 0x3d76c4, 0xd6a32b, 0x3d9468, 0x8a5fbd, 0xd0789f, 0x4fa9b0, 0x96754a];

const corner = (column: number, row: number): Point => {
  const random = seededRandom(1 + column * 97 + row * 1009);
  return {
    x: MARGIN + (column + (random() - 0.5) * 0.5) * CELL,
    y: MARGIN + (row + (random() - 0.5) * 0.5) * CELL,
  };
};

/** A ragged line without its last point; the same, turned about, for the neighbour. */
const border = (a: Point, b: Point, points: number, seed: number): Point[] => {
  const random = seededRandom(seed);
  const [first, second] = [random() * 0.16 - 0.08, random() * 0.1 - 0.05];
  return Array.from({ length: points + 1 }, (_, index) => {
    const part = index / points;
    const wave = Math.sin(Math.PI * part) * first + Math.sin(3 * Math.PI * part) * second;
    const rough = index === 0 || index === points ? 0 : (random() - 0.5) * 0.02;
    return {
      x: a.x + (b.x - a.x) * part - (b.y - a.y) * (wave + rough),
      y: a.y + (b.y - a.y) * part + (b.x - a.x) * (wave + rough),
    };
  });
};

const ringOf = (column: number, row: number, points: number): Point[] => {
  const across = (at: number) => border(corner(column, at), corner(column + 1, at), points, 7 + column * 31 + at * 577);
  const upright = (at: number) => border(corner(at, row), corner(at, row + 1), points, 13 + at * 41 + row * 733);
  const sides = [across(row), upright(column + 1), across(row + 1).reverse(), upright(column).reverse()];
  return sides.flatMap((side) => side.slice(0, -1));
};

const middleOf = (column: number, row: number): Point => ({
  x: MARGIN + (column + 0.5) * CELL,
  y: MARGIN + (row + 0.42) * CELL,
});

/** So many areas in rows, of eight owners in all patterns, each with a token. */
const sampleMap = ({ columns, rows, points }: Grid): AreasView => {
  const areas: AreaView[] = [];
  const tokens: TokenView[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const index = row * columns + column;
      const owner = (Math.floor(column / 2) + row * 3) % owners.length;
      const color = owners[owner] as number;
      const pattern = fillPatterns[owner] ?? 'plain';
      areas.push({ id: `area:${index}`, rings: [ringOf(column, row, points)], color, pattern });
      tokens.push({
        id: `token:${index}`,
        at: middleOf(column, row),
        figure: figureKeys[index % figureKeys.length] ?? 'soldier',
        color,
        letter: String.fromCharCode(65 + owner),
        count: 1 + ((index * 7) % 23),
        name: ['Ashmark', 'Bell Coast', 'Three Rivers', 'Ost', 'Greywater Vale', 'Hollow'][index % 6] ?? '',
      });
    }
  }
  return { ground: 0xa9c6d3, shapes: [], areas, strokes: [], captions: [], strikes: [], tokens };
};

/** A board with such a map on it. */
export const sampleMapView = (grid: Grid): MapView => ({
  ...emptyBoardView({ width: grid.columns * CELL + 2 * MARGIN, depth: grid.rows * CELL + 2 * MARGIN }),
  map: sampleMap(grid),
});
