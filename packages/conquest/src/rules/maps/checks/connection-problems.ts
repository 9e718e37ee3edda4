import { words } from '@vexillum/model';
import type { MapPack, MapTerritory } from '../map-pack.ts';
import { type MapProblem, mapProblem } from '../map-problem.ts';

type Ways = ReadonlyMap<string, readonly string[]>;

/** Ways in or out, one-way borders in their direction only. */
const waysOf = ({ borders }: Pick<MapPack, 'borders'>, isBackwards: boolean): Ways => {
  const ways = new Map<string, string[]>();
  const lead = (from: string, to: string) => ways.set(from, [...(ways.get(from) ?? []), to]);
  for (const { between, isOneWay } of borders) {
    const [from, to] = isBackwards ? [between[1], between[0]] : between;
    lead(from, to);
    if (!isOneWay) lead(to, from);
  }
  return ways;
};

const reachedFrom = (start: string, ways: Ways): ReadonlySet<string> => {
  const reached = new Set([start]);
  for (const here of reached) for (const next of ways.get(here) ?? []) reached.add(next);
  return reached;
};

/** Land that cannot be marched to from the first land, or from which there is no way back. */
export const cutOffLands = (pack: Pick<MapPack, 'territories' | 'borders'>): readonly MapTerritory[] => {
  const [first] = pack.territories;
  if (!first) return [];
  const [out, back] = [reachedFrom(first.id, waysOf(pack, false)), reachedFrom(first.id, waysOf(pack, true))];
  return pack.territories.filter(({ id }) => !out.has(id) || !back.has(id));
};

/** A map where some land cannot be marched to, or not be left, can never be won. */
export const connectionProblems = (pack: MapPack): MapProblem[] => {
  const [first] = pack.territories;
  const cutOff = cutOffLands(pack).map(({ name }) => name);
  if (!first || cutOff.length === 0) return [];
  const some = cutOff.slice(0, 5).join(', ');
  const says =
    cutOff.length > 5
      ? words(
          'The map falls apart: there is no way from {0} to {1} and {2} more and back.',
          first.name,
          some,
          cutOff.length - 5,
        )
      : words('The map falls apart: there is no way from {0} to {1} and back.', first.name, some);
  return [mapProblem('not-connected', says, 'borders')];
};
