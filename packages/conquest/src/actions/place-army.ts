import { Type } from '@sinclair/typebox';
import { defineAction } from '@vexillum/model';
import { Campaign } from '../play/campaign.ts';
import { nextTurn } from '../play/turns.ts';
import { owned, territoryArgument } from './checks.ts';
import { onTurn } from './may-act.ts';

export const placeArmy = defineAction({
  name: 'place-army',
  says: 'Places one of your initial armies on a territory of yours; then it is the next player’s turn.',
  args: Type.Object({ territory: territoryArgument }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: true,
  mayAct: onTurn('amassing'),
  run(snapshot, { territory }, context) {
    const campaign = new Campaign(snapshot, context);
    const { mover } = campaign.game;
    const refusal = owned(campaign, territory, 'territory');
    if (refusal) return refusal;
    campaign.addArmies(territory, 1);
    campaign.setPlayer(mover, { armiesLeft: campaign.player(mover).armiesLeft - 1, skips: 0 });
    nextTurn(campaign);
    return campaign.outcome({ territory });
  },
});
