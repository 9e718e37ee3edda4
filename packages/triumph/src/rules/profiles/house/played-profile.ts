import { type House, isProposal } from '@vexillum/model';
import type { Profile } from '../profile.ts';
import { withValues } from './with-values.ts';
import type { Snapshot } from '../../records/table.ts';

interface Played {
  readonly profile: Profile;
  readonly next: WeakMap<House, Played>;
}

const beginnings = new WeakMap<Profile, Played>();

const playedFrom = (profile: Profile): Played => ({ profile, next: new WeakMap() });

const step = (played: Played, record: House): Played => {
  const known = played.next.get(record);
  if (known) return known;
  const after = playedFrom(withValues(played.profile, record.values));
  played.next.set(record, after);
  return after;
};

const beginningOf = (profile: Profile): Played => {
  const known = beginnings.get(profile) ?? playedFrom(profile);
  beginnings.set(profile, known);
  return known;
};

/**
 * The profile with the house rules that are in force at this table: the same value as long as the records are the same, so that whoever
 * keeps something by the profile keeps it rightly.
 */
export const playedProfile = (profile: Profile, { public: { house } }: Snapshot): Profile => {
  if (house.size === 0) return profile;
  let played = beginningOf(profile);
  for (const [id, record] of house) if (!isProposal(id)) played = step(played, record);
  return played.profile;
};
