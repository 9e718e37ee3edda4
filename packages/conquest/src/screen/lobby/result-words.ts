import { msg, str } from '@vexillum/ui/words';
import { gameOf, NEUTRAL, territoryOf, boardOf } from '../../rules/index.ts';
import type { SideId, Snapshot } from '@vexillum/model';
import { ownerName } from '../names.ts';
import type { Tally } from './game-statistics.ts';

/** How the game ended, for this reader. */
export const resultTitle = (snapshot: Snapshot, reader: SideId | undefined): string => {
  const winner = gameOf(snapshot)?.winner;
  if (winner === undefined) return msg('The game is over');
  return winner === reader ? msg('You have won!') : msg(str`${ownerName(snapshot, winner)} has won`);
};

/** How it came to that, in one sentence. */
export const resultSentence = (snapshot: Snapshot): string => {
  const game = gameOf(snapshot);
  if (game?.winner === undefined) return msg('Nobody is left in the game, and nobody has won.');
  const hasNeutrals = boardOf(snapshot).territories.some((id) => territoryOf(snapshot, id).owner === NEUTRAL);
  return hasNeutrals ? msg('No other player is left in the game.') : msg('The whole map has one owner now.');
};

/** What a player did in the game, one short fact each; nothing of what never happened. */
export const tallyFacts = ({ turns, throws, conquests, lost, beaten, sets }: Tally): readonly string[] => [
  ...(turns > 0 ? [turns === 1 ? msg('1 turn') : msg(str`${turns} turns`)] : []),
  ...(throws > 0 ? [throws === 1 ? msg('1 attack') : msg(str`${throws} attacks`)] : []),
  ...(conquests > 0 ? [conquests === 1 ? msg('1 conquest') : msg(str`${conquests} conquests`)] : []),
  ...(beaten > 0 ? [beaten === 1 ? msg('beat 1 army') : msg(str`beat ${beaten} armies`)] : []),
  ...(lost > 0 ? [lost === 1 ? msg('lost 1 army') : msg(str`lost ${lost} armies`)] : []),
  ...(sets > 0 ? [sets === 1 ? msg('1 set turned in') : msg(str`${sets} sets turned in`)] : []),
];
