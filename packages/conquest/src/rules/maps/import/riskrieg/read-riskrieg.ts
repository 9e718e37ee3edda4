import { type Words, words } from '@vexillum/model';
import { checkMap } from '../../check-map.ts';
import { isMapProblems, type MapProblem, mapProblem } from '../../map-problem.ts';
import type { MapRead } from '../../map-read.ts';
import { traceLand } from '../../tracing/trace-land.ts';
import type { ForeignBoard, ForeignCountry } from '../foreign-board.ts';
import { foreignNotes } from '../foreign-notes.ts';
import { foreignPack } from '../foreign-pack.ts';
import { foreignProblems, MOST_PROBLEMS } from '../foreign-problems.ts';
import { boardOfPicture, gridOfPicture, type Picture, unitsPerDot } from '../picture.ts';
import { touchingNotes } from '../touching-notes.ts';
import { fillLands } from './fill-lands.ts';
import type { RkmFile } from './rkm-file.ts';

/** A map of Riskrieg out of its file and its picture of lands. It has no continents: everything is one region, worth nothing. */
export const readRiskrieg = (file: RkmFile, picture: Picture): MapRead | readonly MapProblem[] => {
  const board = boardOf(file, picture);
  const problems = foreignProblems(board);
  if (problems.length > 0) return problems.slice(0, MOST_PROBLEMS);
  const labels = fillLands(picture, file.territories);
  if (isMapProblems(labels)) return labels;
  const grid = gridOfPicture(picture, labels);
  if (isMapProblems(grid)) return grid;
  const land = traceLand(grid, board.countries.length);
  const unseen = board.countries.filter((_, label) => (land.polygons[label] ?? []).length === 0);
  if (unseen.length > 0)
    return unseen
      .slice(0, MOST_PROBLEMS)
      .map(({ called }) => mapProblem('not-a-map', words('{0} has no land in the picture.', called)));
  const countries = board.countries.map((country, label) => ({ ...country, polygons: land.polygons[label] ?? [] }));
  const pack = checkMap(foreignPack({ ...board, countries }));
  return isMapProblems(pack)
    ? pack
    : { pack, notes: [...riskriegNotes(file), ...foreignNotes(pack), ...touchingNotes(land, board.countries)] };
};

const boardOf = (file: RkmFile, picture: Picture): ForeignBoard => {
  const units = unitsPerDot(picture);
  const { width, height } = boardOfPicture(picture);
  const adjoining = neighboursOf(file);
  return {
    title: file.displayName.trim() || file.codeName || 'A map of Riskrieg',
    version: '1',
    description: '',
    author: file.author.trim() || 'not named in the file',
    width,
    height,
    continents: [{ name: 'All lands', called: words('All lands'), bonus: 0, says: '0' }],
    countries: file.territories.map(
      ({ id, nuclei: [[x, y] = [0, 0]] }): ForeignCountry => ({
        id,
        name: id.trim() || 'x',
        called: id,
        continent: 0,
        polygons: [],
        label: [
          Math.max(0, Math.min(width, Math.round(x * units))),
          Math.max(0, Math.min(height, Math.round(y * units))),
        ],
        adjoining: [...(adjoining.get(id) ?? [])],
      }),
    ),
  };
};

/** A border is written once and leads both ways. */
const neighboursOf = ({ edges }: RkmFile): ReadonlyMap<string, ReadonlySet<string>> => {
  const neighbours = new Map<string, Set<string>>();
  for (const [one, other] of edges)
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const own = neighbours.get(from) ?? new Set<string>();
      neighbours.set(from, own.add(to));
    }
  return neighbours;
};

const riskriegNotes = ({ hasText }: RkmFile): readonly Words[] => [
  words('Riskrieg has no continents: all lands are one region here, worth nothing.'),
  ...(hasText ? [words('The lettering of its picture was left out.')] : []),
];
