import { Type } from '@vexillum/model';
import { mayPlaceRecruits } from '../choices/placing.ts';
import { armiesMoved, assignArgument } from '../play/armies-moved.ts';
import { Campaign } from '../play/campaign.ts';
import { begun } from './begun.ts';
import { territoryArgument } from '../choices/land.ts';
import { defineAction } from '../records.ts';

export const placeRecruits = defineAction({
  name: mayPlaceRecruits.action,
  says: 'Places one, five or all of your recruits on a territory of yours.',
  args: Type.Object({ territory: territoryArgument, assign: assignArgument }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: true,
  mayAct: mayPlaceRecruits.mayAct,
  run(snapshot, { territory, assign }, context) {
    const refusal = mayPlaceRecruits.whyNot(snapshot, context.seat, { territory, assign });
    if (refusal) return refusal;
    const campaign = new Campaign(snapshot, context);
    const { recruits } = campaign.game;
    const armies = armiesMoved(assign, recruits);
    campaign.addArmies(territory, armies);
    begun(campaign, { recruits: recruits - armies });
    return campaign.outcome();
  },
});
