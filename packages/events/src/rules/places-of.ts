import type { SideId } from '@vexillum/model';
import { holderOf } from './games-of.ts';
import { entrantsOf } from './read.ts';
import type { Snapshot } from './records.ts';

/** Everybody who had a place when sign-up was closed, the first seed first, by whoever has it now. */
export const seededIn = (snapshot: Snapshot): readonly SideId[] =>
  entrantsOf(snapshot)
    .filter(({ seed, replaces }) => seed > 0 && replaces === undefined)
    .toSorted((one, other) => one.seed - other.seed)
    .map(({ id }) => holderOf(snapshot, id));

/** Those who are not paired. */
export const goneFrom = (snapshot: Snapshot): ReadonlySet<SideId> =>
  new Set(entrantsOf(snapshot).flatMap(({ id, state }) => (state === 'in' ? [] : [id])));
