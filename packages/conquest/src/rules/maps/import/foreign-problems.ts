import { words } from '@vexillum/model';
import { mapLimits } from '../map-pack-shape.ts';
import { type MapProblem, mapProblem } from '../map-problem.ts';
import type { ForeignBoard, ForeignContinent, ForeignCountry } from './foreign-board.ts';

/** More would not help whoever mends the file. */
export const MOST_PROBLEMS = 20;

/** The smallest side of a board, in its own units. */
const SMALLEST = 100;

/** What keeps the board of another game from being a map, in the words of its file; nothing where only `checkMap` can tell. */
export const foreignProblems = (board: ForeignBoard): readonly MapProblem[] => {
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

const sizeProblems = ({ width, height }: ForeignBoard): MapProblem[] =>
  [width, height].every((side) => side >= SMALLEST && side <= mapLimits.boardSide)
    ? []
    : [
        mapProblem(
          'not-a-map',
          words(
            'The board is {0} wide and {1} high; each has to be between {2} and {3}.',
            width,
            height,
            SMALLEST,
            mapLimits.boardSide,
          ),
        ),
      ];

const countProblems = ({ countries }: ForeignBoard): MapProblem[] => {
  if (countries.length < 2) return [mapProblem('not-a-map', words('The board has fewer than two countries.'))];
  if (countries.length > mapLimits.territories)
    return [
      mapProblem(
        'too-many-territories',
        words('The board has {0} countries; {1} are possible.', countries.length, mapLimits.territories),
      ),
    ];
  const ways = countries.reduce((sum, { adjoining }) => sum + adjoining.length, 0);
  if (ways === 0)
    return [mapProblem('not-connected', words('No country adjoins another: nobody could march anywhere.'))];
  return ways > mapLimits.borders ? [mapProblem('not-a-map', words('The board has more borders than any map.'))] : [];
};

const continentProblems = (
  { called, bonus, says }: ForeignContinent,
  index: number,
  countries: readonly ForeignCountry[],
) => {
  if (!countries.some(({ continent }) => continent === index))
    return [mapProblem('empty-region', words('The continent {0} has no country.', called))];
  if (Number.isInteger(bonus) && bonus >= 0 && bonus <= mapLimits.bonus) return [];
  const worth = words(
    'The continent {0} is worth {1}; a region is worth 0 to {2} recruits.',
    called,
    says,
    mapLimits.bonus,
  );
  return [mapProblem('not-a-map', worth)];
};

const twiceProblems = (countries: readonly ForeignCountry[]): MapProblem[] => {
  const ids = countries.map(({ id }) => id);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...repeated].map((id) =>
    mapProblem('id-twice', words('Two countries have the id {0}; each needs one of its own.', id)),
  );
};

const strayProblems = (countries: readonly ForeignCountry[]): MapProblem[] => {
  const known = new Set(countries.map(({ id }) => id));
  return countries.flatMap(({ called, adjoining }) =>
    adjoining
      .filter((other) => !known.has(other))
      .map((other) =>
        mapProblem('no-such-territory', words('{0} adjoins {1}, which is the id of no country.', called, other)),
      ),
  );
};

const drawingProblems = ({ called, polygons }: ForeignCountry): MapProblem[] =>
  polygons.length > mapLimits.ringsOfTerritory || polygons.some((ring) => ring.length > mapLimits.pointsOfRing)
    ? [mapProblem('not-a-map', words('{0} is drawn with more points than any map needs.', called))]
    : [];
