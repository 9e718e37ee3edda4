import { tableOf } from '@vexillum/model';
import { grand201706 } from './grand-2017-06.ts';
import { grandDraft09 } from './grand-draft-0-9.ts';
import { playedProfile } from './house/played-profile.ts';
import type { Profile } from './profile.ts';
import { triumph11 } from './triumph-1-1.ts';
import { triumph12Draft } from './triumph-1-2-draft.ts';
import type { Snapshot } from '../records/table.ts';

export const profiles: readonly Profile[] = [grand201706, grandDraft09, triumph11, triumph12Draft];

/** The profile as it was written, without the house rules of any table. */
export const profileOf = (id: string): Profile | undefined => profiles.find((profile) => profile.id === id);

/** The profile of the table, with its house rules. A table without one cannot have been created, so that is a bug. */
export const profileAt = (snapshot: Snapshot): Profile => {
  const id = tableOf(snapshot)?.profile;
  const profile = id === undefined ? undefined : profileOf(id);
  if (!profile) throw new Error(`no TRIUMPH! profile ${JSON.stringify(id)} for this table`);
  return playedProfile(profile, snapshot);
};
