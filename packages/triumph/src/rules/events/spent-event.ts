import { withChanges } from '@vexillum/model';
import { type MovePoints, spentBetween } from '../turn/points-of-move.ts';
import type { Changes, PublicEntry, Snapshot } from '../records/table.ts';

/** What an entry took from, or gave back to, each command of the side whose turn it is. */
export const spentBy = (before: Snapshot, { changes }: PublicEntry): MovePoints[] => {
  const ids = Object.keys(changes?.slip ?? {});
  return ids.length === 0 ? [] : spentBetween(before, withChanges(before, { public: changes } as Changes), ids);
};

/** The same where it is anything. */
export const spentIn = (before: Snapshot, entry: PublicEntry): { readonly spent?: MovePoints[] } => {
  const spent = spentBy(before, entry);
  return spent.length > 0 ? { spent } : {};
};
