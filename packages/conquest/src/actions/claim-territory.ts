import { Type } from '@sinclair/typebox';
import { defineAction } from '@vexillum/model';
import { mayClaim } from '../choices/placing.ts';
import { Campaign } from '../play/campaign.ts';
import { nextTurn } from '../play/turns.ts';
import { territoryArgument } from '../choices/land.ts';

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
    campaign.setTerritory(territory, { owner: mover, armies: 1 });
    campaign.setPlayer(mover, { armiesLeft: Math.max(0, campaign.player(mover).armiesLeft - 1), skips: 0 });
    nextTurn(campaign);
    return campaign.outcome({ territory, ...ending(campaign) });
  },
});

/** With the last claim whoever has no land is out, and another may have won. */
const ending = (campaign: Campaign) => {
  const { phase, order, winner } = campaign.game;
  if (phase === 'assignment') return {};
  const landless = order.filter((side) => campaign.player(side).out === 'eliminated');
  return { ...(landless.length > 0 ? { landless } : {}), ...(winner === undefined ? {} : { winner }) };
};
