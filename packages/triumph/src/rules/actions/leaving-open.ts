import { isRefusal, withChanges } from '@vexillum/model';
import { leaveOpen } from '../flags/leftovers.ts';
import type { Action } from '../records/table.ts';

/**
 * The action, that also keeps the flags which the phase that it ends leaves open. They are counted by the rules, which no browser needs for
 * its guess, out of what everybody sees, so that they are the same whoever counts.
 */
export const leavingOpen = (action: Action): Action => ({
  ...action,
  run(snapshot, args, context) {
    const outcome = action.run(snapshot, args, context);
    if (isRefusal(outcome)) return outcome;
    const left = leaveOpen(snapshot, withChanges(snapshot, outcome.changes)).changes();
    return { ...outcome, changes: { ...outcome.changes, public: { ...outcome.changes.public, ...left.public } } };
  },
});
