import type { Body } from '../body.ts';
import type { Placement } from '../placement.ts';
import { advance } from './advance.ts';

/** A chain, first to last, whose lead goes straight back by `distance` MU; the rest restack behind it with its heading. */
export const pushBack = (chain: readonly Body[], distance: number): ReadonlyMap<string, Placement> => {
  const places = new Map<string, Placement>();
  let place: Placement | undefined;
  for (const body of chain) {
    place ??= advance(body.at, -distance);
    places.set(body.id, place);
    place = advance(place, -body.depth);
  }
  return places;
};
