import { Type } from '@sinclair/typebox';
import { defineAction, refuse } from '@vexillum/model';
import { armiesMoved, assignArgument } from '../play/armies-moved.ts';
import { Campaign } from '../play/campaign.ts';
import { begun } from './begun.ts';
import { owned, territoryArgument } from './checks.ts';
import { onTurn } from './may-act.ts';

export const placeRecruits = defineAction({
  name: 'place-recruits',
  says: 'Places one, five or all of your recruits on a territory of yours.',
  args: Type.Object({ territory: territoryArgument, assign: assignArgument }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: true,
  mayAct: onTurn('conquer'),
  run(snapshot, { territory, assign }, context) {
    const campaign = new Campaign(snapshot, context);
    const refusal = owned(campaign, territory, 'territory');
    if (refusal) return refusal;
    const { recruits } = campaign.game;
    if (recruits === 0) return refuse('no-recruits', 'You have no recruits left to place.');
    const armies = armiesMoved(assign, recruits);
    campaign.addArmies(territory, armies);
    begun(campaign, { recruits: recruits - armies });
    return campaign.outcome({ territory, armies });
  },
});
