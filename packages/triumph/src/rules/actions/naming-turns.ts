import { isRefusal, THIS_TABLE, withChanges } from '@vexillum/model';
import { keepPosition, positionIn } from '../positions/keep-position.ts';
import { type Action, type Changes, Edits, type Snapshot } from '../records/table.ts';

/** The turn that begins with these changes names itself. */
export const namedTurn = (snapshot: Snapshot, changes: Changes, seq: number, at: string): Changes['public'] => {
  const begun = changes.public?.turn?.[THIS_TABLE]?.[1];
  if (!begun || begun.number === snapshot.public.turn.get(THIS_TABLE)?.number) return undefined;
  const edits = new Edits(snapshot);
  keepPosition(edits, snapshot, positionIn(withChanges(snapshot, changes), { kind: 'turn', seq, at }));
  return edits.changes().public;
};

/** The action, that also takes down where a turn begins, so that the table can go back to it. A browser’s guess does not know the entry. */
export const namingTurns = (action: Action): Action => ({
  ...action,
  run(snapshot, args, context) {
    const outcome = action.run(snapshot, args, context);
    if (isRefusal(outcome) || context.seq === undefined) return outcome;
    const named = namedTurn(snapshot, outcome.changes, context.seq, context.at);
    return named
      ? { ...outcome, changes: { ...outcome.changes, public: { ...outcome.changes.public, ...named } } }
      : outcome;
  },
});
