import type { SideId } from '@vexillum/model';
import type { Asked, Random } from '../bot/random-action.ts';
import type { Snapshot } from '../records.ts';
import { gameOf } from '../state/read.ts';
import { seatOf } from '../state/sides.ts';
import { conquer } from './conquering.ts';
import { claim, placeFirst } from './first-armies.ts';
import { lookAt } from './look.ts';
import type { MachineLevel } from './machine-levels.ts';
import { recruitAction } from './recruit-action.ts';
import { tempers } from './temper.ts';
import { urgency } from './urgency.ts';

/**
 * What a machine of this level does now on this side, out of what its seat may do; `undefined` when it is not its turn. It looks at what everybody
 * sees, and at its own victory flags through what its seat may do.
 */
export const machineAction = (
  snapshot: Snapshot,
  side: SideId,
  level: MachineLevel,
  random: Random,
): Asked | undefined => {
  const game = gameOf(snapshot);
  const seat = seatOf(side);
  if (!game || !seat || game.phase === 'over' || game.mover !== side) return undefined;
  const look = lookAt(
    snapshot,
    game,
    { ...seat, side },
    level === 'marshal' ? tempers.marshal : tempers.captain,
    random,
  );
  // The kill switch: a Recruit who cannot bring a game to its end plays like a Captain, more and more often.
  if (level === 'recruit' && random() >= urgency(look.position, game)) return recruitAction(look);
  if (game.phase === 'assignment') return claim(look);
  return game.phase === 'amassing' ? placeFirst(look) : conquer(look);
};
