import { expect, it } from 'vitest';
import type { MapBorder, MapPoint } from '../map-pack.ts';
import { withLanes } from './foreign-lanes.ts';

const board = { width: 1000, height: 640 };

/** A coast round a place. */
const coast = (left: number, points: number): MapPoint[] =>
  Array.from({ length: points }, (_, index) => {
    const turn = (index / points) * 2 * Math.PI;
    return [Math.round(left + 40 * Math.cos(turn)), Math.round(300 + 40 * Math.sin(turn))];
  });

/** Two for each border and each two points of its coasts. */
const MOST_LOOKS = 4e7;

/** The lanes, and how often a place was looked for on a coast: each time it is rounded on both axes. Too often ends it. */
const counted = (borders: readonly MapBorder[], countries: readonly { readonly polygons: MapPoint[][] }[]) => {
  const ids = countries.map((_, index) => `land-${index + 1}`);
  const { round } = Math;
  let rounds = 0;
  Math.round = (value) => {
    rounds += 1;
    if (rounds > 2 * MOST_LOOKS) throw new Error('too many places are looked at');
    return round(value);
  };
  try {
    return { lanes: withLanes(borders, countries, ids, board), looks: rounds / 2 };
  } finally {
    Math.round = round;
  }
};

const bordersInARow = (count: number): MapBorder[] =>
  Array.from({ length: count }, (_, index) => ({ between: [`land-${1 + (index % 10)}`, `land-${2 + (index % 10)}`] }));

it.each([
  ['in one piece', 1],
  ['in a hundred pieces', 100],
])(
  'the more borders a file has, the fewer points of a coast are looked at: %s',
  (_, pieces) => {
    const countries = Array.from({ length: 11 }, (__, index) => ({
      polygons: Array.from({ length: pieces }, () => coast(50 + index * 81, 400 / pieces)),
    }));
    const { lanes, looks } = counted(bordersInARow(5000), countries);
    expect(lanes).toHaveLength(5000);
    expect(looks).toBeGreaterThan(MOST_LOOKS / 10);
  },
  60_000,
);

it('a board with few borders is looked at as finely as ever', () => {
  const countries = [{ polygons: [coast(100, 300)] }, { polygons: [coast(400, 300)] }];
  const { lanes, looks } = counted([{ between: ['land-1', 'land-2'] }], countries);
  expect(looks).toBe(2 * 300 * 300);
  expect(lanes).toEqual([
    {
      between: ['land-1', 'land-2'],
      seaLane: [
        [140, 300],
        [360, 300],
      ],
    },
  ]);
});
