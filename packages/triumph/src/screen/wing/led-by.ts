import { msg, str } from '@vexillum/ui/words';
import { commandOf, leaderOf } from '../../rules/index.ts';
import type { Battle } from '../battle.ts';

/** Who leads a stand of the own side, where that is somebody else, and what that means to the reader's hand; nothing of stands of their own. */
export const ledByText = (
  battle: Pick<Battle, 'snapshot' | 'seat' | 'side' | 'mayHandle' | 'nameOfSeat'>,
  id: string,
): string | undefined => {
  const { snapshot, seat, side } = battle;
  const command = commandOf(snapshot, id);
  if (side === undefined || snapshot.public.stand.get(id)?.side !== side || !command) return undefined;
  const leader = leaderOf(snapshot, side, command);
  if (leader === undefined || leader === seat.id) return undefined;
  const name = battle.nameOfSeat(leader);
  return battle.mayHandle(id)
    ? msg(str`${name} leads command ${command}; you may move it too.`)
    : msg(str`${name} leads command ${command}: ask them to move it.`);
};
