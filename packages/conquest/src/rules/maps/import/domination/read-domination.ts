import { type Words, words } from '@vexillum/model';
import { checkMap } from '../../check-map.ts';
import { isMapProblems, type MapProblem, mapProblem } from '../../map-problem.ts';
import type { MapRead } from '../../map-read.ts';
import { SEA } from '../../tracing/grid.ts';
import { traceLand } from '../../tracing/trace-land.ts';
import type { ForeignBoard, ForeignContinent, ForeignCountry } from '../foreign-board.ts';
import { foreignNotes, listed } from '../foreign-notes.ts';
import { foreignPack } from '../foreign-pack.ts';
import { foreignProblems, MOST_PROBLEMS } from '../foreign-problems.ts';
import { boardOfPicture, gridOfPicture, type Picture, unitsPerDot } from '../picture.ts';
import { touchingNotes } from '../touching-notes.ts';
import type { DominationText } from './domination-text.ts';

/** Every dot of the picture of lands has its country's number as its colour: in blue, as the game itself reads it; 255 is nobody's. */
const countryOfDot = (dot: number): number => dot & 0xff;

/**
 * A map of Domination out of its text and its picture of lands. Borders, places and worth are the text's, outlines are traced from the picture.
 * @param title what the map is called where its file does not say
 */
export const readDomination = (
  text: DominationText,
  picture: Picture,
  title: string,
): MapRead | readonly MapProblem[] => {
  const board = boardOf(text, picture, title);
  const problems = foreignProblems(board);
  if (problems.length > 0) return problems.slice(0, MOST_PROBLEMS);
  const labels = labelsOf(text, picture);
  const grid = gridOfPicture(picture, labels);
  if (isMapProblems(grid)) return grid;
  const land = traceLand(grid, board.countries.length);
  const unseen = board.countries.filter((_, label) => (land.polygons[label] ?? []).length === 0);
  if (unseen.length > 0) return unseen.slice(0, MOST_PROBLEMS).map((country) => unseenProblem(country));
  const countries = board.countries.map((country, label) => ({ ...country, polygons: land.polygons[label] ?? [] }));
  const pack = checkMap(foreignPack({ ...board, countries }));
  if (isMapProblems(pack)) return pack;
  return { pack, notes: [...foreignNotes(pack), ...touchingNotes(land, board.countries), ...dominationNotes(text)] };
};

const unseenProblem = ({ id, called }: ForeignCountry): MapProblem =>
  mapProblem(
    'not-a-map',
    words('The picture of lands has no land of {0}: no dot in it has the number {1}.', called, id),
  );

const boardOf = (text: DominationText, picture: Picture, title: string): ForeignBoard => {
  const units = unitsPerDot(picture);
  const { width, height } = boardOfPicture(picture);
  const { continents, placeOf } = withLand(text);
  return {
    title: text.name ?? title,
    version: text.version,
    description: '',
    author: 'not named in the file',
    width,
    height,
    continents,
    countries: text.countries.map(
      ({ number, name, continent, at: [x, y], adjoining }): ForeignCountry => ({
        id: String(number),
        name,
        called: name,
        continent: placeOf.get(continent) ?? 0,
        polygons: [],
        label: [Math.min(width, Math.round(x * units)), Math.min(height, Math.round(y * units))],
        adjoining: adjoining.map(String),
      }),
    ),
  };
};

const emptyContinents = ({ continents, countries }: DominationText): readonly ForeignContinent[] => {
  const used = new Set(countries.map(({ continent }) => continent));
  return continents.filter((_, place) => !used.has(place));
};

/** Only continents that have land, and the new places of the old ones. */
const withLand = (text: DominationText) => {
  const empty = new Set(emptyContinents(text));
  const continents = text.continents.filter((continent) => !empty.has(continent));
  const placeOf = new Map(text.continents.map((continent, place) => [place, continents.indexOf(continent)]));
  return { continents, placeOf };
};

const labelsOf = ({ countries }: DominationText, { dots }: Picture): Int16Array => {
  const labels = new Int16Array(256).fill(SEA);
  for (const [label, { number }] of countries.entries()) if (number < 255) labels[number] = label;
  return Int16Array.from(dots, (dot) => labels[countryOfDot(dot)] as number);
};

/** What a map of Domination has besides, and ours has not. */
const dominationNotes = (text: DominationText): readonly Words[] => {
  const { files, strangeLines } = text;
  const empty = emptyContinents(text).map(({ name }) => name);
  return [
    ...(empty.length > 0 ? [words('Continents without land were left out: {0}.', listed(empty))] : []),
    ...(files.pic === undefined
      ? []
      : [words('The painted board ({0}) was left out: land is drawn in our colours.', files.pic)]),
    ...(files.crd === undefined
      ? []
      : [words('The cards and missions ({0}) were left out: here victory flags are drawn by chance.', files.crd)]),
    ...(strangeLines > 0 ? [words('Lines that mean nothing here were left out: {0}.', strangeLines)] : []),
  ];
};
