import { isRefusal, Type } from '@vexillum/model';
import { justConquered, mayMoveIn } from '../choices/attacking.ts';
import { armiesFree } from '../choices/land.ts';
import { armiesMoved, assignArgument } from '../play/armies-moved.ts';
import { Campaign } from '../play/campaign.ts';
import { begun } from './begun.ts';
import { defineAction } from '../records.ts';

export const moveIn = defineAction({
  name: mayMoveIn.action,
  says: 'Moves more troops into the territory that you have just conquered.',
  args: Type.Object({ assign: assignArgument }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: true,
  mayAct: mayMoveIn.mayAct,
  run(snapshot, { assign }, context) {
    const conquest = justConquered(snapshot);
    if (isRefusal(conquest)) return conquest;
    const refusal = mayMoveIn.whyNot(snapshot, context.seat, { assign });
    if (refusal) return refusal;
    const campaign = new Campaign(snapshot, context);
    const armies = armiesMoved(assign, armiesFree(campaign.territory(conquest.from).armies));
    campaign.addArmies(conquest.from, -armies);
    campaign.addArmies(conquest.to, armies);
    begun(campaign);
    return campaign.outcome();
  },
});
