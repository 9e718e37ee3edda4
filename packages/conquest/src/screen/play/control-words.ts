import { msg, str } from '@vexillum/ui/words';
import type { Assign } from '../../rules/index.ts';
import { gameOf, playerOf, type Snapshot } from '../../rules/index.ts';
import type { SideId } from '@vexillum/model';
import { armiesText, recruitsText } from '../count-texts.ts';
import type { TurnButton } from './control-reasons.ts';

/** As the buttons are called: in capitals, in every language, since the hints name them so. */
export const buttonName = (button: TurnButton): string => {
  switch (button) {
    case 'attack':
      return msg('ATTACK');
    case 'move':
      return msg('MOVE');
    case 'recruit':
      return msg('RECRUIT');
    case 'end-turn':
      return msg('END TURN');
    default:
      return button satisfies never;
  }
};

/** What the button does, for whoever may press it. */
export const buttonHelp = (button: TurnButton): string => {
  switch (button) {
    case 'attack':
      return msg('Attack: from a territory of yours into one beside it');
    case 'move':
      return msg('Your one strategic move: it ends the attacks of this turn');
    case 'recruit':
      return msg('Turn in a set of flags for recruits');
    case 'end-turn':
      return msg('Let the next player play');
    default:
      return button satisfies never;
  }
};

export const assignName = (assign: Assign): string =>
  assign === 'all' ? msg('Assign ALL') : msg(str`Assign x${assign}`);

export const assignHelp = (assign: Assign): string =>
  assign === 'all'
    ? msg('A touch places or moves all armies that can be. Press for one at a time.')
    : msg(str`A touch places or moves ${assign} at a time. Press for more.`);

/** What the player on turn still has in hand. */
export interface InHand {
  readonly count: number;
  readonly text: string;
}

/** Recruits or initial armies of the player on turn; none where they have nothing to place. */
export const inHand = (snapshot: Snapshot, side: SideId | undefined): InHand | undefined => {
  const game = gameOf(snapshot);
  if (!game || side === undefined || game.mover !== side) return undefined;
  if (game.phase === 'amassing') {
    const count = playerOf(snapshot, side)?.armiesLeft ?? 0;
    return { count, text: msg(str`${armiesText(count)} left`) };
  }
  if (game.phase !== 'conquer' || game.recruits === 0) return undefined;
  return { count: game.recruits, text: msg(str`${recruitsText(game.recruits)} left`) };
};
