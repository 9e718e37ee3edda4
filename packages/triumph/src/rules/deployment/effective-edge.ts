import type { SideId } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import { displacedTo, type FlankEdge, shortEdgeOf } from './flank-edge.ts';
import { enteredIn, flankOf, otherSide } from './sealed.ts';
import { allCommands } from './slots.ts';
import { type Snapshot, stepOf } from '../records/table.ts';

export interface EntryEdge {
  /** As it was sealed, or announced where orders are open. */
  readonly sealed: FlankEdge;
  /** Where the march comes in, or came in. */
  readonly edge: FlankEdge;
  readonly isDisplaced: boolean;
  /** The enemy command that has taken the edge. */
  readonly takenBy?: CommandNumber;
  /** The row of the rules that sends it elsewhere: one for the advantaged player's first turn, the general ban otherwise. */
  readonly rule?: 'GT-FLANK-008' | 'GT-FLANK-007';
}

interface Taker {
  readonly command: CommandNumber;
  readonly turn: number;
}

/** The enemy march that came in along the same short edge. */
const takerOf = (snapshot: Snapshot, side: SideId, sealed: FlankEdge): Taker | undefined => {
  const short = shortEdgeOf(side, sealed);
  if (short === undefined) return undefined;
  const enemy = otherSide(side);
  for (const command of allCommands) {
    const entered = enteredIn(snapshot, enemy, command);
    if (entered && shortEdgeOf(enemy, entered.edge as FlankEdge) === short) return { command, turn: entered.turn };
  }
  return undefined;
};

/**
 * Along which edge a command's flank march comes in, or came in; `undefined` where there is none or the reader does not know. It is worked
 * out again each time and sealed only once: a march whose edge the enemy has taken goes to the base zones beside it.
 */
export const effectiveEdge = (snapshot: Snapshot, side: SideId, command: CommandNumber): EntryEdge | undefined => {
  const sealed = flankOf(snapshot, side, command);
  if (sealed === undefined || sealed === 'none') return undefined;
  const entered = enteredIn(snapshot, side, command);
  if (entered) return { sealed, edge: entered.edge as FlankEdge, isDisplaced: entered.edge !== sealed };
  const taker = takerOf(snapshot, side, sealed);
  if (!taker) return { sealed, edge: sealed, isDisplaced: false };
  const isFirstTurn = stepOf(snapshot)?.advantaged === otherSide(side) && taker.turn <= 1;
  const rule = isFirstTurn ? 'GT-FLANK-008' : 'GT-FLANK-007';
  return { sealed, edge: displacedTo(sealed), isDisplaced: true, takenBy: taker.command, rule };
};
