import { type Refusal, refuse, type Seat } from '@vexillum/model';
import { mayHandleStand } from '../records/hands.ts';
import type { Snapshot } from '../records/table.ts';

/** Refuses unless each stand is at the table, this seat may handle it, and none is named twice. */
export const standsInHand = (
  snapshot: Snapshot,
  seat: Seat,
  ids: readonly string[],
  fieldOf: (index: number) => string,
): Refusal | undefined => {
  const met = new Set<string>();
  for (const [index, id] of ids.entries()) {
    if (met.has(id)) return refuse('stand-twice', 'The same stand is named twice.', fieldOf(index));
    met.add(id);
    const refusal = mayHandleStand(seat, id, snapshot);
    if (refusal) return { ...refusal, field: fieldOf(index) };
  }
  return undefined;
};
