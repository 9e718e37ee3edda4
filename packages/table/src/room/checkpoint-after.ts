import { checkpointOf, type HashText, piecesAsShown } from '@vexillum/ledger';
import { type Changes, type LedgerRules, type Snapshot, withChanges } from '@vexillum/model';

/** Where a turn of the game begins, the entry binds its pieces as everyone sees them: otherwise only their changes were in the ledger. */
export const checkpointAfter = (
  snapshot: Snapshot,
  changes: Changes,
  { checkpoint }: LedgerRules,
  hashText: HashText,
): string | undefined => {
  const { public: changed = {} } = changes;
  if (!checkpoint?.after.some((kind) => Object.hasOwn(changed, kind))) return undefined;
  const after = withChanges(snapshot, { public: changed }).public;
  const { of = '' } = checkpoint;
  const pieces = Object.entries(after).find(([kind]) => kind === of)?.[1] ?? new Map();
  return checkpointOf(piecesAsShown(of, pieces, after.pose), hashText);
};
