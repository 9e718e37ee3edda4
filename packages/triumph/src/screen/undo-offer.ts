import type { Seat } from '@vexillum/model';
import type { LedgerEntry } from '@vexillum/protocol';
import { eventIn, type Snapshot } from '../rules/index.ts';
import type { UndoOffer } from './log-entries.ts';
import { undoableLine } from './undoable-line.ts';

/** What “Undo” in the log would take back for this seat. */
export const undoOffer = (
  snapshot: Snapshot,
  entries: ReadonlyMap<number, LedgerEntry>,
  seat: Seat,
): UndoOffer | undefined => {
  if (seat.kind === 'spectator') return undefined;
  const lines = [...snapshot.public.log.values()].map((line) => ({ ...line, event: eventIn(line) }));
  const line = undoableLine(lines, entries, seat.id);
  return line && { ...line, nameOf: (id) => snapshot.public.seat.get(id)?.name ?? id };
};
