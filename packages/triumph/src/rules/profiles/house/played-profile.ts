import { type House, isProposal } from '@vexillum/model';
import type { Profile } from '../profile.ts';
import { withValues } from './with-values.ts';
import type { Snapshot } from '../../records/table.ts';

interface Played<P extends Profile> {
  readonly profile: P;
  readonly next: WeakMap<House, Played<P>>;
}

const beginnings = new WeakMap<Profile, Played<Profile>>();

const playedFrom = <P extends Profile>(profile: P): Played<P> => ({ profile, next: new WeakMap() });

const step = <P extends Profile>(played: Played<P>, record: House): Played<P> => {
  const known = played.next.get(record);
  if (known) return known;
  const after = playedFrom(withValues(played.profile, record.values));
  played.next.set(record, after);
  return after;
};

/** What was kept for a profile is of its kind. */
const beginningOf = <P extends Profile>(profile: P): Played<P> => {
  const known = (beginnings.get(profile) as Played<P> | undefined) ?? playedFrom(profile);
  beginnings.set(profile, known);
  return known;
};

/**
 * The profile with the house rules that are in force at this table: the same value as long as the records are the same, so that whoever
 * keeps something by the profile keeps it rightly.
 */
export const playedProfile = <P extends Profile>(profile: P, { public: { house } }: Snapshot): P => {
  if (house.size === 0) return profile;
  let played = beginningOf(profile);
  for (const [id, record] of house) if (!isProposal(id)) played = step(played, record);
  return played.profile;
};
