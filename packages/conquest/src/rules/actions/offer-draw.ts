import { Type } from '@vexillum/model';
import { areAllAgreedOnDraw, mayOfferDraw } from '../choices/drawing.ts';
import { Campaign } from '../play/campaign.ts';
import { endGame } from '../play/victory.ts';
import { defineAction } from '../records.ts';
import { playerId } from '../state/player.ts';

/** An offer stands until it is taken back; the last of those who are left to agree ends the game. */
export const offerDraw = defineAction({
  name: mayOfferDraw.action,
  says: 'Offers a draw, or agrees to one; taken back with `agrees: false`. Once all people who are left agree, the game is over and nobody has won.',
  args: Type.Object({ agrees: Type.Boolean() }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: mayOfferDraw.mayAct,
  run(snapshot, { agrees }, context) {
    const { seat } = context;
    const refusal = mayOfferDraw.mayAct(seat, snapshot) ?? mayOfferDraw.whyNot(snapshot, seat, { agrees });
    if (refusal) return refusal;
    const campaign = new Campaign(snapshot, context);
    const side = seat.side ?? '';
    const { wantsDraw: _before, ...player } = campaign.player(side);
    campaign.write('player', playerId(side), { ...player, ...(agrees ? { wantsDraw: true as const } : {}) });
    if (agrees && areAllAgreedOnDraw(snapshot, side)) endGame(campaign, undefined);
    return campaign.outcome();
  },
});
