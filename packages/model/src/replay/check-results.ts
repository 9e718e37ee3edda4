import { words } from '../words.ts';
import { changeInPlace, type Changes } from '../changes.ts';
import type { Game } from '../game.ts';
import { emptySnapshot } from '../snapshot.ts';
import { type ReplayEntry, type ReplayFault, saysSame } from './replay-entry.ts';

/**
 * Whether every entry with which a game ends says how, as the game does, and no other entry speaks of it. Entries from before results
 * were written say nothing, and are believed. Asked where everything else holds.
 */
export const checkResults = (entries: readonly ReplayEntry[], game: Game): ReplayFault[] => {
  const faults: ReplayFault[] = [];
  const snapshot = emptySnapshot([], game.kinds);
  let before = game.result?.(snapshot);
  for (const { seq, changes, result } of entries) {
    if (changes) changeInPlace(snapshot, { public: changes } as Changes);
    const after = game.result?.(snapshot);
    if (result !== undefined && (before !== undefined || !saysSame(result, after ?? null)))
      faults.push({
        seq,
        kind: 'rules',
        says: words('Entry {0} says that the game ended otherwise than it did.', seq),
      });
    before = after;
  }
  return faults;
};
