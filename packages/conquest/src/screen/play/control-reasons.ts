import { msg, str, wordsText } from '@vexillum/ui/words';
import { gameOf, mayAttack, mayEndTurn, mayMove, mayTurnIn, type Question, type Snapshot } from '../../rules/index.ts';
import type { Refusal, SideId } from '@vexillum/model';
import { standsStill } from '@vexillum/frame/clock/stands-still';
import { ownerName } from '../names.ts';
import { choiceFor } from './touch.ts';

/** The four buttons under the board. */
export const turnButtons = ['attack', 'move', 'recruit', 'end-turn'] as const;
export type TurnButton = (typeof turnButtons)[number];

/** The keys that press them. */
export const keyOf: Readonly<Record<TurnButton, string>> = { attack: 'A', move: 'M', recruit: 'R', 'end-turn': 'E' };

const questionOf: Readonly<Record<TurnButton, Question>> = {
  attack: mayAttack,
  move: mayMove,
  recruit: mayTurnIn,
  'end-turn': mayEndTurn,
};

/** Why this side cannot press the button now; none where it can. */
export const buttonReason = (snapshot: Snapshot, side: SideId | undefined, button: TurnButton): string | undefined => {
  const choice = choiceFor(questionOf[button], snapshot, side);
  return reasonText(snapshot, side, choice.ok ? undefined : choice.why);
};

/** What the rules have against it, to this reader; that the clock stands still where they have nothing, or less than that. */
export const reasonText = (
  snapshot: Snapshot,
  side: SideId | undefined,
  refusal: Refusal | undefined,
): string | undefined => {
  const game = gameOf(snapshot);
  const isOn = game !== undefined && game.phase !== 'over';
  if (isOn && side === undefined) return msg('You are watching.');
  if (isOn && standsStill(snapshot)) return msg('The game is paused.');
  // The rules know no names.
  if (isOn && refusal?.code === 'out-of-turn') return msg(str`It is ${ownerName(snapshot, game.mover)}’s turn.`);
  return refusal && wordsText(refusal.words);
};
