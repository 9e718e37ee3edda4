import type { SideId } from '@vexillum/model';
import { gameOf } from '../state/read.ts';
import { isMachine } from '../state/setup.ts';
import type { Snapshot } from '../records.ts';

/** The machine's seat whose turn it is, if it is one's. */
export const botOnTurn = (snapshot: Snapshot): SideId | undefined => {
  const game = gameOf(snapshot);
  if (!game || game.phase === 'over') return undefined;
  return isMachine(snapshot, game.mover) ? game.mover : undefined;
};
