import { isShut, orderSlot, reasonOf } from '@vexillum/triumph';
import type { Desk } from '../desk.ts';

/** Rolls; the first roll for a command's points opens what its orders add; its commander may open that too. */
export const rollFor = async (desk: Desk, dice: readonly number[], why: string): Promise<void> => {
  const { purpose, command, side = desk.side } = reasonOf(why);
  const { seat } = desk.live;
  if (purpose === 'command-points' && command !== undefined && side !== undefined) {
    const slot = orderSlot(command, 'cp');
    const isLeader = seat.kind === 'captain' || (seat.kind === 'commander' && seat.command === command);
    const isMine = isLeader && seat.side === side;
    // First the seal, then the dice: whoever knew his throw could wait with the seal.
    if (isMine && isShut(desk.snapshot, side, slot)) await desk.act('reveal-secrets', { keys: [slot] });
  }
  await desk.act('roll-dice', { dice, why });
};
