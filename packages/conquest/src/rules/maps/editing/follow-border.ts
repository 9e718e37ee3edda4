import type { MapPoint, MapTerritory } from '../map-pack.ts';
import { distance, isSame, lengthOf, type Ring } from './planar.ts';
import { landsBySteps, stepKey } from './touching.ts';
import { landsWithCorners } from './weld.ts';

/** A way along a coast that is longer than so many times the straight one was not meant. */
const DETOUR = 5;

/**
 * The corners between two points that both lie on the outline of one land, along that outline: whoever draws a neighbour need not touch each of them.
 * The shorter way round, only where no second land lies there yet; none where the straight way is meant.
 */
export const followedBetween = (lands: readonly MapTerritory[], from: MapPoint, to: MapPoint): readonly MapPoint[] => {
  const welded = landsWithCorners(lands, [from, to]);
  const beside = landsBySteps(welded);
  const isCoast = (line: Ring) =>
    line.slice(1).every((point, index) => beside.get(stepKey(line[index] ?? point, point))?.length === 1);
  const ways = welded
    .flatMap(({ polygons }) => polygons)
    .flatMap((ring) => waysRound(ring, from, to))
    .filter((way) => isCoast(way) && lengthOf(way) <= DETOUR * distance(from, to))
    .toSorted((one, other) => lengthOf(one) - lengthOf(other));
  return ways[0]?.slice(1, -1) ?? [];
};

/** The shorter way round a ring, ends included: the longer one would go round the land itself. */
const waysRound = (ring: Ring, from: MapPoint, to: MapPoint): Ring[] => {
  const [start, end] = [ring.findIndex((one) => isSame(one, from)), ring.findIndex((one) => isSame(one, to))];
  if (start < 0 || end < 0 || start === end) return [];
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  const middle = (end - start + ring.length) % ring.length;
  const [there, back] = [turned.slice(0, middle + 1), [...turned.slice(middle), from].toReversed()];
  return [lengthOf(there) <= lengthOf(back) ? there : back];
};
