import { type Seat, type Snapshot, platformActions } from '@vexillum/model';
import type { LedgerEntry } from '@vexillum/protocol';
import { games } from '@vexillum/triumph';
import type { UndoOffer } from './log-entries.ts';
import { undoableLine } from './undoable-line.ts';

/** What “Undo” in the log would take back for this seat. */
export const undoOffer = (
  snapshot: Snapshot,
  entries: ReadonlyMap<number, LedgerEntry>,
  seat: Seat,
): UndoOffer | undefined => {
  if (seat.kind === 'spectator') return undefined;
  const line = undoableLine([...snapshot.public.log.values()], entries, seat.id, isUndoable);
  return line && { ...line, nameOf: (id) => snapshot.public.seat.get(id)?.name ?? id };
};

const names = new Set(
  [...platformActions, ...games.flatMap((game) => game.actions)].flatMap(({ name, isUndoable }) =>
    isUndoable ? [name] : [],
  ),
);

/** Whether an action of this name can be taken back. */
const isUndoable = (name: string): boolean => names.has(name);
