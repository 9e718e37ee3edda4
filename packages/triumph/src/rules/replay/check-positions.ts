import { type ReplayEntry, REDO_ACTION, saysSame, UNDO_ACTION, type Words, words } from '@vexillum/model';
import { beginPhase } from '../actions/begin-phase.ts';
import { beginTurn } from '../actions/begin-turn.ts';
import { namePosition } from '../actions/name-position.ts';
import { namedTurn } from '../actions/naming-turns.ts';
import { returnToPosition } from '../actions/return-to-position.ts';
import type { Changes, Snapshot } from '../records/table.ts';

const turnBeginners: ReadonlySet<string> = new Set([beginTurn.name, beginPhase.name]);

/** Those that are done again as they are, and what brings back what was there. */
const others: ReadonlySet<string> = new Set([namePosition.name, returnToPosition.name, UNDO_ACTION, REDO_ACTION]);

/** Whether a turn that names itself names the turn that begins, and nothing else is said of positions. A match of before names none. */
export const checkPositions = (before: Snapshot, entry: ReplayEntry, changes: Changes): Words | undefined => {
  const { position: said, ...rest } = changes.public ?? {};
  const { seq, name = '', at } = entry;
  if (said === undefined || others.has(name)) return undefined;
  const due = turnBeginners.has(name) ? namedTurn(before, { public: rest }, seq, at)?.position : undefined;
  return due && saysSame(due, said) ? undefined : words('Entry {0} names a moment that is not this one.', seq);
};
