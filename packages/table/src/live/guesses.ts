import { type Action, isRefusal, type Seat, type Snapshot, withChanges } from '@vexillum/model';
import type { Sent } from './outbox.ts';

const noChance = (): never => {
  throw new Error('a guess has no chance in it');
};

/** The snapshot as it will be if the server says yes to everything that waits. What cannot be foreseen, or fails, is left out. */
export const withGuesses = (
  snapshot: Snapshot,
  waiting: readonly Sent[],
  actions: ReadonlyMap<string, Action>,
  seat: Seat,
): Snapshot => {
  let guessed = snapshot;
  for (const { id, name, args } of waiting) {
    const action = actions.get(name);
    if (!action?.isGuessable) continue;
    const outcome = action.run(guessed, args, guessContext(seat, id));
    if (!isRefusal(outcome)) guessed = withChanges(guessed, outcome.changes);
  }
  return guessed;
};

/** A guess has the seat and the id; the time and the dice are the server's. */
export const guessContext = (seat: Seat, id: string) => ({
  seat,
  name: '',
  id,
  at: '',
  chance: { newId: noChance, shuffled: noChance, roll: noChance },
});
