import { commitTo } from '@vexillum/ledger';
import {
  type Action,
  isRefusal,
  type Json,
  type Outcome,
  type Refusal,
  type Seat,
  type Snapshot,
  tableOf,
  withChanges,
} from '@vexillum/model';
import type { Sent } from './outbox.ts';

const noChance = (): never => {
  throw new Error('a guess has no chance in it');
};

/** The snapshot as it will be if the server says yes to everything that waits. What cannot be foreseen, or fails, is left out. */
export const withGuesses = <Table extends Snapshot>(
  snapshot: Table,
  waiting: readonly Sent[],
  actions: ReadonlyMap<string, Action>,
  seat: Seat,
): Table => {
  let guessed = snapshot;
  for (const { id, name, args } of waiting) {
    const action = actions.get(name);
    const outcome = action && guess(action, guessed, args, seat, id);
    if (outcome && !isRefusal(outcome)) guessed = withChanges(guessed, outcome.changes);
  }
  return guessed;
};

/**
 * What the action would come to; `undefined` where that cannot be foreseen. Arguments are not checked here, and an outbox may have
 * been kept by an older page: a guess that throws is none, and the server will say what is wrong.
 */
export const guess = (
  action: Action,
  snapshot: Snapshot,
  args: Json,
  seat: Seat,
  id: string,
): Outcome | Refusal | undefined => {
  if (!action.isGuessable) return undefined;
  try {
    return action.run(snapshot, args, guessContext(snapshot, seat, id));
  } catch {
    return undefined;
  }
};

/** A guess has the seat and the id; the time and the dice are the server's. */
const guessContext = (snapshot: Snapshot, seat: Seat, id: string) => ({
  seat,
  name: '',
  id,
  at: '',
  chance: { newId: noChance, shuffled: noChance, roll: noChance },
  digestOf: commitTo(tableOf(snapshot)?.gameId ?? ''),
});
