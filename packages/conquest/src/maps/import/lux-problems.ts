import { mapLimits } from '../map-pack-shape.ts';
import { type MapProblem, mapProblem } from '../map-problem.ts';
import type { LuxBoard, LuxContinent } from './lux-board.ts';
import type { LuxCountry } from './lux-country.ts';

/** The smallest side of a board, in its own units. */
const SMALLEST = 100;

/** What keeps a board of Lux from being a map, in the words of its file; nothing where only `checkMap` can tell. */
export const luxProblems = (board: LuxBoard): readonly MapProblem[] => {
  const { continents, countries } = board;
  const early = [...sizeProblems(board), ...countProblems(board)];
  if (early.length > 0) return early;
  return [
    ...continents.flatMap((continent, index) => continentProblems(continent, index, countries)),
    ...twiceProblems(countries),
    ...strayProblems(countries),
    ...countries.flatMap(drawingProblems),
  ];
};

const sizeProblems = ({ width, height }: LuxBoard): MapProblem[] =>
  [width, height].every((side) => side >= SMALLEST && side <= mapLimits.boardSide)
    ? []
    : [
        mapProblem(
          'not-a-map',
          `The board is ${width} wide and ${height} high; each has to be between ${SMALLEST} and ${mapLimits.boardSide}.`,
        ),
      ];

const countProblems = ({ countries }: LuxBoard): MapProblem[] => {
  if (countries.length < 2) return [mapProblem('not-a-map', 'The board has fewer than two countries.')];
  if (countries.length > mapLimits.territories)
    return [
      mapProblem(
        'too-many-territories',
        `The board has ${countries.length} countries; ${mapLimits.territories} are possible.`,
      ),
    ];
  const ways = countries.reduce((sum, { adjoining }) => sum + adjoining.length, 0);
  if (ways === 0) return [mapProblem('not-connected', 'No country adjoins another: nobody could march anywhere.')];
  return ways > mapLimits.borders ? [mapProblem('not-a-map', 'The board has more borders than any map.')] : [];
};

const continentProblems = ({ name, bonus, says }: LuxContinent, index: number, countries: readonly LuxCountry[]) => {
  if (!countries.some(({ continent }) => continent === index))
    return [mapProblem('empty-region', `The continent ${name} has no country.`)];
  if (Number.isInteger(bonus) && bonus >= 0 && bonus <= mapLimits.bonus) return [];
  const worth = `The continent ${name} is worth ${says}; a region is worth 0 to ${mapLimits.bonus} recruits.`;
  return [mapProblem('not-a-map', worth)];
};

const twiceProblems = (countries: readonly LuxCountry[]): MapProblem[] => {
  const ids = countries.map(({ id }) => id);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...repeated].map((id) =>
    mapProblem('id-twice', `Two countries have the id ${id}; each needs one of its own.`),
  );
};

const strayProblems = (countries: readonly LuxCountry[]): MapProblem[] => {
  const known = new Set(countries.map(({ id }) => id));
  return countries.flatMap(({ name, adjoining }) =>
    adjoining
      .filter((other) => !known.has(other))
      .map((other) => mapProblem('no-such-territory', `${name} adjoins ${other}, which is the id of no country.`)),
  );
};

const drawingProblems = ({ name, polygons }: LuxCountry): MapProblem[] =>
  polygons.length > mapLimits.ringsOfTerritory || polygons.some((ring) => ring.length > mapLimits.pointsOfRing)
    ? [mapProblem('not-a-map', `${name} is drawn with more points than any map needs.`)]
    : [];
