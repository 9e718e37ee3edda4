import { tableOf, type Snapshot } from '@vexillum/model';
import { grand201706 } from './grand-2017-06.ts';
import type { Profile } from './profile.ts';
import { triumph11 } from './triumph-1-1.ts';

export const profiles: readonly Profile[] = [grand201706, triumph11];

export const profileOf = (id: string): Profile | undefined => profiles.find((profile) => profile.id === id);

/** The profile of the table. A table without one cannot have been created, so that is a bug. */
export const profileAt = (snapshot: Snapshot): Profile => {
  const id = tableOf(snapshot)?.profile;
  const profile = id === undefined ? undefined : profileOf(id);
  if (!profile) throw new Error(`no TRIUMPH! profile ${JSON.stringify(id)} for this table`);
  return profile;
};
