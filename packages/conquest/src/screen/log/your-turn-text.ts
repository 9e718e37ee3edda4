import { msg, str } from '@vexillum/ui/words';
import { gameOf, playerOf } from '../../rules/index.ts';
import type { SideId, Snapshot } from '@vexillum/model';
import { recruitsText } from '../count-texts.ts';

/** What a player hears when his turn begins; '' while it is not his. */
export const yourTurnText = (snapshot: Snapshot, side: SideId | undefined): string => {
  const game = gameOf(snapshot);
  if (!game || side === undefined || game.mover !== side) return '';
  switch (game.phase) {
    case 'assignment':
      return msg('Your turn: claim a territory.');
    case 'amassing':
      return msg(str`Your turn: place an army. You have ${playerOf(snapshot, side)?.armiesLeft ?? 0} left.`);
    case 'conquer':
      return game.recruits > 0
        ? msg(str`Your turn: place ${recruitsText(game.recruits)}.`)
        : msg('Your turn: attack, move or end it.');
    case 'over':
      return '';
    default:
      return game.phase satisfies never;
  }
};
