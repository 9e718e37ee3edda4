import { THIS_TABLE } from '@vexillum/model';
import type { Snapshot } from '../records/table.ts';

/** What is noted of a camp or an obstacle that is moved while turns are taken; nothing in a match from before turns had phases. */
export const movedIn = (snapshot: Snapshot): { readonly moved?: number } => {
  const turn = snapshot.public.turn.get(THIS_TABLE);
  return turn?.phase === undefined ? {} : { moved: turn.number };
};
