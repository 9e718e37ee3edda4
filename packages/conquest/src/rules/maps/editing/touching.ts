import type { MapPoint, MapTerritory } from '../map-pack.ts';
import { mapLimits } from '../map-pack-shape.ts';
import { stepsOf } from './planar.ts';

type Pair = readonly [one: string, other: string];

/** The same for a pair whichever way round it is. */
export const pairKey = ([one, other]: Pair): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

export const isNeighbourly = ([one, other]: Pair, id: string): boolean => one === id || other === id;

/** The same for a piece of outline whichever land it is looked at from. */
export const stepKey = ([ax, ay]: MapPoint, [bx, by]: MapPoint): string =>
  ax < bx || (ax === bx && ay < by) ? `${ax},${ay} ${bx},${by}` : `${bx},${by} ${ax},${ay}`;

type Lands = readonly Pick<MapTerritory, 'id' | 'polygons'>[];

/** A piece of outline has two sides: where more lands than this have it they lie on each other, and it says nothing of who touches whom. */
const CROWD = 8;

/** Which lands have a piece of outline, by `stepKey`; of a crowd, one more than `CROWD`. */
export const landsBySteps = (lands: Lands): ReadonlyMap<string, readonly string[]> => {
  const beside = new Map<string, string[]>();
  for (const { id, polygons } of lands)
    for (const [from, to] of polygons.flatMap(stepsOf)) {
      const key = stepKey(from, to);
      const ids = beside.get(key);
      if (!ids) beside.set(key, [id]);
      else if (ids.length <= CROWD && !ids.includes(id)) ids.push(id);
    }
  return beside;
};

/**
 * Lands that share a piece of outline, by `pairKey`: those that meet in one corner do not touch. Somebody else's map may have all its lands on one outline,
 * so a crowd is left out, and there are never more pairs than a map may have borders.
 */
export const touchingPairs = (lands: Lands): ReadonlyMap<string, Pair> => {
  const pairs = new Map<string, Pair>();
  for (const ids of landsBySteps(lands).values()) {
    if (ids.length > CROWD) continue;
    for (const pair of pairsAmong(ids)) {
      if (pairs.size >= mapLimits.borders) return pairs;
      const key = pairKey(pair);
      if (!pairs.has(key)) pairs.set(key, pair);
    }
  }
  return pairs;
};

const pairsAmong = (ids: readonly string[]): Pair[] =>
  ids.flatMap((one, index) => ids.slice(index + 1).map((other): Pair => [one, other]));
