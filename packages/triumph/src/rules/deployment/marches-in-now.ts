import { THIS_TABLE } from '@vexillum/model';
import { enteredIn } from './sealed.ts';
import type { Snapshot } from '../records/table.ts';

/** Whether a stand has come in with a flank march in this turn: card 8 counts that among tactical moves. */
export const marchesInNow = (snapshot: Snapshot, id: string): boolean => {
  const { side = '', command } = snapshot.public.stand.get(id) ?? {};
  const entered = command === undefined ? undefined : enteredIn(snapshot, side, command);
  return entered !== undefined && entered.turn === snapshot.public.turn.get(THIS_TABLE)?.number;
};
