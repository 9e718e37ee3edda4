import { msg, str } from '@lit/localize';
import { gameOf, type GameState, setOf } from '@vexillum/conquest';
import type { SideId, Snapshot } from '@vexillum/model';
import { standsStill } from '../../../clock/stands-still.ts';
import { ownerName } from '../names.ts';
import { startsOf } from './touch.ts';

/** The four buttons under the board. */
export const turnButtons = ['attack', 'move', 'recruit', 'end-turn'] as const;
export type TurnButton = (typeof turnButtons)[number];

/** Why none of the buttons does anything now. */
const notNow = (snapshot: Snapshot, game: GameState | undefined, side: SideId | undefined): string | undefined => {
  if (!game) return msg('The game has not been started.');
  if (game.phase === 'over') return msg('The game is over.');
  if (side === undefined) return msg('You are watching.');
  if (standsStill(snapshot)) return msg('The game is paused.');
  if (game.mover !== side) return msg(str`It is ${ownerName(snapshot, game.mover)}’s turn.`);
  if (game.phase === 'assignment') return msg('Territories are still being claimed.');
  return game.phase === 'amassing' ? msg('Armies are still being placed.') : undefined;
};

const notBefore = ({ recruits, mustTurnIn }: GameState, button: TurnButton): string | undefined => {
  if (recruits > 0)
    return recruits === 1 ? msg('Place your last recruit first.') : msg(str`Place your ${recruits} recruits first.`);
  return mustTurnIn && button !== 'recruit'
    ? msg('With five flags or more you turn in a set first: RECRUIT.')
    : undefined;
};

const whyNot = (snapshot: Snapshot, game: GameState, button: TurnButton): string | undefined => {
  switch (button) {
    case 'attack':
      if (game.move) return msg('After a move there are no more attacks this turn.');
      return startsOf(snapshot, game, 'attack').size > 0
        ? undefined
        : msg('None of your territories with two armies or more borders on another’s.');
    case 'move':
      return startsOf(snapshot, game, 'move').size > 0 ? undefined : noMove(game);
    case 'recruit':
      if (game.hasAttacked || game.move) return msg('A set is turned in before the first attack or move of a turn.');
      return setOf(snapshot, game.mover) ? undefined : msg('You have no set: three flags alike, or one of each kind.');
    case 'end-turn':
      return undefined;
    default:
      return button satisfies never;
  }
};

const noMove = ({ move }: GameState): string =>
  move
    ? msg('You have made your move, and no more can follow.')
    : msg('No armies can move: one stays behind, and the way leads to your own land.');

/** Why this side cannot press the button now; none where it can. */
export const buttonReason = (snapshot: Snapshot, side: SideId | undefined, button: TurnButton): string | undefined => {
  const game = gameOf(snapshot);
  const reason = notNow(snapshot, game, side);
  return reason ?? (game && (notBefore(game, button) ?? whyNot(snapshot, game, button)));
};
