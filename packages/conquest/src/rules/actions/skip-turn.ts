import { Type } from '@vexillum/model';
import { maySkip } from '../choices/passing.ts';
import { Campaign } from '../play/campaign.ts';
import { endTurn } from '../play/turns.ts';
import { defineAction } from '../records.ts';

export const skipTurn = defineAction({
  name: maySkip.action,
  says: 'Passes over the player whose turn it is, for this round; recruits that they have not placed are lost.',
  args: Type.Object({ turn: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  needsAcceptedUmpire: true,
  mayAct: maySkip.mayAct,
  run(snapshot, { turn }, context) {
    const refusal = maySkip.whyNot(snapshot, context.seat, { turn, at: context.at });
    if (refusal) return refusal;
    const campaign = new Campaign(snapshot, context);
    const { mover } = campaign.game;
    campaign.setPlayer(mover, { skips: campaign.player(mover).skips + 1 });
    endTurn(campaign);
    return campaign.outcome();
  },
});
