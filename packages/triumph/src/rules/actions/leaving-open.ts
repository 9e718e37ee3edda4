import { isRefusal, withChanges } from '@vexillum/model';
import { leaveOpen } from '../flags/leftovers.ts';
import type { Action, Snapshot } from '../records/table.ts';

/**
 * The action, that also keeps the flags which the phase that it ends leaves open. They are counted by the rules, which no browser needs for
 * its guess, out of what everybody sees, so that they are the same whoever counts. `hasEnded`: whether it has ended one at all.
 */
export const leavingOpen = (action: Action, hasEnded: (after: Snapshot) => boolean = () => true): Action => ({
  ...action,
  run(snapshot, args, context) {
    const outcome = action.run(snapshot, args, context);
    if (isRefusal(outcome)) return outcome;
    const after = withChanges(snapshot, outcome.changes);
    if (!hasEnded(after)) return outcome;
    const left = leaveOpen(snapshot, after).changes();
    return { ...outcome, changes: { ...outcome.changes, public: { ...outcome.changes.public, ...left.public } } };
  },
});
