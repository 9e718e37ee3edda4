import { checkpointOf, type HashText, standsAsShown } from '@vexillum/ledger';
import { type Changes, type Snapshot, withChanges } from '@vexillum/model';

/** Where a step or a turn begins, the entry binds the stands as everyone sees them: else only their changes were in the ledger. */
export const checkpointAfter = (snapshot: Snapshot, changes: Changes, hashText: HashText): string | undefined => {
  if (!changes.public?.step && !changes.public?.turn) return undefined;
  const { stand, pose } = withChanges(snapshot, { public: changes.public }).public;
  return checkpointOf(standsAsShown(stand, pose), hashText);
};
