import { Type } from '@vexillum/model';
import { mayClaim } from '../choices/placing.ts';
import { drawMission } from '../missions/deal-missions.ts';
import { Campaign } from '../play/campaign.ts';
import { nextTurn } from '../play/turns.ts';
import { territoryArgument } from '../choices/land.ts';
import { defineAction } from '../records.ts';

export const claimTerritory = defineAction({
  name: mayClaim.action,
  says: 'Claims a territory that nobody has, with one army.',
  args: Type.Object({ territory: territoryArgument }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: true,
  mayAct: mayClaim.mayAct,
  run(snapshot, { territory }, context) {
    const refusal = mayClaim.whyNot(snapshot, context.seat, { territory });
    if (refusal) return refusal;
    const campaign = new Campaign(snapshot, context);
    const { mover } = campaign.game;
    campaign.settle(territory, mover);
    campaign.setPlayer(mover, { armiesLeft: Math.max(0, campaign.player(mover).armiesLeft - 1), skips: 0 });
    drawMission(campaign);
    nextTurn(campaign);
    return campaign.outcome();
  },
});
