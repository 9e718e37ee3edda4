import type { SideId } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { troopTypeOf } from '../profiles/rows-of.ts';
import type { Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

/** What a stand is called by everybody at the table. */
export interface StandName {
  /** Abbreviation and number, as it is written on the base: `Sp3`. */
  readonly short: string;
  readonly side: SideId;
  /** The apparent troop type, a code of the profile. */
  readonly troopType: string;
  /** Counts the stands of that side and type from 1. */
  readonly number: number;
}

type Entry = readonly [id: string, stand: Stand];

/** Stands that came by an exchange come last, so that nobody else's name changes. */
const inOrder = ([a, one]: Entry, [b, other]: Entry): number =>
  (one.exchanged ?? 0) - (other.exchanged ?? 0) || (a < b ? -1 : 1);

/**
 * The names of all stands of the table, by id. Made of public records alone, so that every reader has the same ones; numbered by id,
 * which chance gave, so that a number tells nothing. Where a stand is does not matter: it keeps its name while its army stays.
 */
export const standNames = (
  snapshot: Snapshot,
  profile: Profile = profileAt(snapshot),
): ReadonlyMap<string, StandName> => {
  const counts = new Map<string, number>();
  const named = [...snapshot.public.stand].toSorted(inOrder).map(([id, { side, troopType }]): [string, StandName] => {
    const key = `${side} ${troopType}`;
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    const abbreviation = troopTypeOf(profile, troopType)?.abbreviation ?? troopType;
    return [id, { short: `${abbreviation}${number}`, side, troopType, number }];
  });
  return new Map(named);
};
