import { Type } from '@vexillum/model';
import { mayPlaceArmy } from '../choices/placing.ts';
import { drawMission } from '../missions/deal-missions.ts';
import { Campaign } from '../play/campaign.ts';
import { nextTurn } from '../play/turns.ts';
import { territoryArgument } from '../choices/land.ts';
import { defineAction } from '../records.ts';

export const placeArmy = defineAction({
  name: mayPlaceArmy.action,
  says: 'Places one of your initial armies on a territory of yours; then it is the next player’s turn.',
  args: Type.Object({ territory: territoryArgument }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: true,
  mayAct: mayPlaceArmy.mayAct,
  run(snapshot, { territory }, context) {
    const refusal = mayPlaceArmy.whyNot(snapshot, context.seat, { territory });
    if (refusal) return refusal;
    const campaign = new Campaign(snapshot, context);
    const { mover } = campaign.game;
    campaign.addArmies(territory, 1);
    campaign.setPlayer(mover, { armiesLeft: campaign.player(mover).armiesLeft - 1, skips: 0 });
    drawMission(campaign);
    nextTurn(campaign);
    return campaign.outcome();
  },
});
