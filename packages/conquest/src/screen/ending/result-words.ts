import type { SideId } from '@vexillum/model';
import { msg, str } from '@vexillum/ui/words';
import { boardOf, campaignResult, gameOf, type Snapshot, territoryOf, winnersIn } from '../../rules/index.ts';
import { winnerName } from '../names.ts';

/** How the game ended, for this reader. */
export const resultTitle = (snapshot: Snapshot, reader: SideId | undefined): string => {
  const winner = gameOf(snapshot)?.winner;
  if (winner === undefined) return msg('The game is over');
  const winners = winnersIn(snapshot);
  const isTeam = winners.length > 1;
  if (reader !== undefined && winners.includes(reader))
    return isTeam ? msg('Your team has won!') : msg('You have won!');
  return msg(str`${winnerName(snapshot, winner)} has won`);
};

/** How it came to that, in one sentence. */
export const resultSentence = (snapshot: Snapshot): string => {
  const game = gameOf(snapshot);
  if (campaignResult(snapshot)?.rule.id === 'a-draw-was-agreed') return msg('The players have agreed on a draw.');
  if (game?.winner === undefined) return msg('Nobody is left in the game, and nobody has won.');
  if (game.wonBy === 'mission') return msg('A mission has been fulfilled.');
  if (game.wonBy === 'capitals') return msg('No capital is left to conquer.');
  const winners = winnersIn(snapshot);
  const hasOthers = boardOf(snapshot).territories.some(
    (id) => !winners.includes(territoryOf(snapshot, id).owner ?? ''),
  );
  const isTeam = winners.length > 1;
  if (!hasOthers)
    return isTeam ? msg('The whole map belongs to one team now.') : msg('The whole map has one owner now.');
  return isTeam ? msg('No other team is left in the game.') : msg('No other player is left in the game.');
};
