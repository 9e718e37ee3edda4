import { tableOf } from '@vexillum/model';
import { type CardPlayRules, standardCardPlays } from './card-plays.ts';
import { type CombatRules, standardCombatRules } from './combat/combat-rules.ts';
import { playedProfile } from './house/played-profile.ts';
import type { Profile } from './profile.ts';
import { profiles } from './profile-of.ts';
import type { Snapshot } from '../records/table.ts';

/**
 * A profile with what only combats and the playing of cards ask. That is no part of `Profile`, which every table loads before its first board: whoever fights, or
 * looks through all rules, asks here.
 */
export type FullProfile = Profile & CombatRules & CardPlayRules;

/** Every profile with all that it says. No edition is known to fight otherwise than another. */
export const fullProfiles: readonly FullProfile[] = profiles.map((profile) => ({
  ...profile,
  ...standardCombatRules,
  ...standardCardPlays,
}));

/** The profile as it was written, without the house rules of any table. */
export const fullProfileOf = (id: string): FullProfile | undefined => fullProfiles.find((profile) => profile.id === id);

/** The profile of the table, with its house rules. A table without one cannot have been created, so that is a bug. */
export const fullProfileAt = (snapshot: Snapshot): FullProfile => {
  const id = tableOf(snapshot)?.profile;
  const profile = id === undefined ? undefined : fullProfileOf(id);
  if (!profile) throw new Error(`no TRIUMPH! profile ${JSON.stringify(id)} for this table`);
  return playedProfile(profile, snapshot);
};
