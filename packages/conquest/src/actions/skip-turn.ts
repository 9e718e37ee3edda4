import { Type } from '@sinclair/typebox';
import { defineAction, GRACE_MS, refuse, type Refusal, type Seat, type Snapshot } from '@vexillum/model';
import { isOverdue } from '../clock/deadline-of.ts';
import { Campaign } from '../play/campaign.ts';
import { endTurn } from '../play/turns.ts';
import { peopleIn } from '../state/people-in.ts';
import { gameOf } from '../state/read.ts';
import { isAdministrator } from './may-act.ts';

/** Administrators at any time; opponents once the mover's time has run out. Who is out of the game has no opponents any more. */
export const maySetAside = (seat: Seat, snapshot: Snapshot): Refusal | undefined => {
  const game = gameOf(snapshot);
  if (!game) return refuse('not-started', 'The game has not been started.');
  if (game.phase === 'over') return refuse('wrong-phase', 'The game is over.');
  return isAdministrator(seat, snapshot) || peopleIn(snapshot, game.order).includes(seat.side ?? '')
    ? undefined
    : refuse('not-allowed', 'Only players and administrators may do this.');
};

/** Why this seat may not do it now, about the turn of this number. */
export const setAsideRefusal = (
  { game, snapshot, context }: Campaign,
  turn: number | undefined,
): Refusal | undefined => {
  if (turn !== undefined && turn !== game.turn) return refuse('turn-has-passed', 'That turn is over already.', 'turn');
  const { seat, at } = context;
  if (isAdministrator(seat, snapshot)) return undefined;
  if (seat.side === game.mover) return refuse('your-own-turn', 'It is your own turn: end it yourself.');
  return turn !== undefined && isOverdue(snapshot, at, GRACE_MS)
    ? undefined
    : refuse('not-overdue', 'There is time left for that turn.');
};

export const skipTurn = defineAction({
  name: 'skip-turn',
  says: 'Passes over the player whose turn it is, for this round; recruits that he has not placed are lost.',
  args: Type.Object({ turn: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: maySetAside,
  run(snapshot, { turn }, context) {
    const campaign = new Campaign(snapshot, context);
    const refusal = setAsideRefusal(campaign, turn);
    if (refusal) return refusal;
    const { mover } = campaign.game;
    campaign.setPlayer(mover, { skips: campaign.player(mover).skips + 1 });
    const late = isOverdue(snapshot, context.at);
    endTurn(campaign);
    return campaign.outcome({ player: mover, next: campaign.game.mover, ...(late ? { late } : {}) });
  },
});
