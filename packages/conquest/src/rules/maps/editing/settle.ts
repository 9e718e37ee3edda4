import type { MapBorder, MapTerritory } from '../map-pack.ts';
import { countPlace } from './count-place.ts';
import type { Drawing } from './drawing.ts';
import { isWithin } from './planar.ts';
import { seaLaneBetween } from './sea-lane.ts';
import { pairKey, touchingPairs } from './touching.ts';

const isInside = ({ polygons, label }: MapTerritory): boolean => polygons.some((ring) => isWithin(ring, label));

/**
 * What follows after outlines have changed: a count that was inside stays inside; a straight sea route goes from coast to coast again, and is gone where its
 * lands touch now; what is said of lands that are gone goes with them.
 */
export const settled = (before: Drawing, after: Drawing): Drawing => {
  const old = new Map(before.territories.map((land) => [land.id, land]));
  const territories = after.territories.map((land) => {
    const was = old.get(land.id);
    if (was === land || !was || !isInside(was) || isInside(land)) return land;
    return { ...land, label: countPlace(land.polygons) };
  });
  const lands = new Map(territories.map((land) => [land.id, land]));
  const touching = touchingPairs(territories);
  const stays = (pair: readonly [string, string]) => pair.every((id) => lands.has(id));
  const ways = after.ways.filter(({ between }) => stays(between));
  return {
    ...after,
    territories,
    cuts: after.cuts.filter(stays),
    ways: ways.flatMap((way) => wayNow(way, old, lands, touching.has(pairKey(way.between)))),
  };
};

type Lands = ReadonlyMap<string, MapTerritory>;

const wayNow = (way: MapBorder, old: Lands, lands: Lands, isTouching: boolean): readonly MapBorder[] => {
  const [one, other] = way.between.map((id) => lands.get(id));
  if (!one || !other || way.seaLane?.length !== 2) return [way];
  if (way.between.every((id) => old.get(id) === lands.get(id))) return [way];
  if (isTouching && !way.isOneWay) return [];
  return [{ ...way, seaLane: seaLaneBetween(one, other) }];
};
