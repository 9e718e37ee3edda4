import { type ReplayEntry, type Words, words } from '@vexillum/model';
import { sealsStands } from '../masquerade/card.ts';
import { isUnsealed } from '../masquerade/truth-of.ts';
import type { Snapshot } from '../records/table.ts';

/** Whether every stand that comes to the board out of an army with masquerades is sealed: an army that seals some alone shows who poses. */
export const checkPlacing = (before: Snapshot, after: Snapshot, { seq, changes }: ReplayEntry): Words | undefined => {
  for (const id of Object.keys(changes?.['stand'] ?? {})) {
    const stand = after.public.stand.get(id);
    const came = stand?.place === 'board' && before.public.stand.get(id)?.place !== 'board';
    if (came && sealsStands(after, stand.side) && isUnsealed(after, id))
      return words('Entry {0} brings {1} to the board unsealed, though its army has masquerades.', seq, id);
  }
  return undefined;
};
