import { type SideId, THIS_TABLE } from '@vexillum/model';
import { type Changes, Edits, type Snapshot } from '../records/table.ts';

export const otherThan = (one: SideId): SideId => (one === 'red' ? 'blue' : 'red');

/** A side's turn begins, without the trails, points and slips of the turn before. */
export const nextTurn = (snapshot: Snapshot, side: SideId, phase: string | undefined): Changes => {
  const former = snapshot.public.turn.get(THIS_TABLE);
  const number = (former?.number ?? 0) + 1;
  const again = former?.side === side ? { isAgain: true as const } : {};
  const edits = new Edits(snapshot).put('turn', THIS_TABLE, { number, side, ...(phase ? { phase, ...again } : {}) });
  for (const kind of ['trail', 'points', 'slip'] as const)
    for (const id of snapshot.public[kind].keys()) edits.put(kind, id, null);
  return edits.changes();
};
