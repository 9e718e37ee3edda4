import { isShut, orderSlot, reasonOf, leadsCommand } from '../../rules/index.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { LiveTable } from '../live-table.ts';

interface Needs {
  readonly battle: Battle;
  readonly actions: Actions;
  readonly live: LiveTable;
}

/** Rolls; the first roll for a command's points opens what its orders add; its commander may open that too. */
export const rollFor = async (at: Needs, dice: readonly number[], why: string): Promise<void> => {
  const { purpose, command, side = at.battle.side } = reasonOf(why);
  const { seat } = at.live;
  if (purpose === 'command-points' && command !== undefined && side !== undefined) {
    const slot = orderSlot(command, 'cp');
    const isLeader = leadsCommand(at.battle.snapshot, seat, command);
    const isMine = isLeader && seat.side === side;
    // First the seal, then the dice: whoever knew their throw could wait with the seal.
    if (isMine && isShut(at.battle.snapshot, side, slot)) await at.actions.act('reveal-secrets', { keys: [slot] });
  }
  await at.actions.act('roll-dice', { dice, why });
};
