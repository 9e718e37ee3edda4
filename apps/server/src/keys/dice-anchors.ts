import { setImmediate as turn } from 'node:timers/promises';
import type { Game } from '@vexillum/model';
import { diceAnchor, seatsWithDice, type TableKeys } from '@vexillum/table/room';

const theFirst = (): number => 0;

/** The anchor of a chain for each seat. Others have their turn in between: all together take longer than a player may be kept waiting. */
export const diceAnchors = async (
  keys: TableKeys,
  gameId: string,
  game: Game,
  chainOf: (seat: string) => number = theFirst,
): Promise<Record<string, string>> => {
  const anchors: Record<string, string> = {};
  for (const seat of seatsWithDice(game)) {
    anchors[seat] = diceAnchor(keys, gameId, seat, chainOf(seat));
    await turn();
  }
  return anchors;
};
