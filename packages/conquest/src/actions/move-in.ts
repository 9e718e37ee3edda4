import { Type } from '@sinclair/typebox';
import { defineAction, refuse } from '@vexillum/model';
import { armiesLeftBehind } from '../data/rule-numbers.ts';
import { armiesMoved, assignArgument } from '../play/armies-moved.ts';
import { Campaign } from '../play/campaign.ts';
import { begun } from './begun.ts';
import { readyToAct } from './checks.ts';
import { onTurn } from './may-act.ts';

export const moveIn = defineAction({
  name: 'move-in',
  says: 'Moves more troops into the territory that you have just conquered.',
  args: Type.Object({ assign: assignArgument }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: true,
  mayAct: onTurn('conquer'),
  run(snapshot, { assign }, context) {
    const campaign = new Campaign(snapshot, context);
    const { conquest } = campaign.game;
    if (!conquest) return refuse('no-conquest', 'You have not just conquered a territory.');
    const refusal = readyToAct(campaign);
    if (refusal) return refusal;
    const available = campaign.territory(conquest.from).armies - armiesLeftBehind.value;
    if (available <= 0) return refuse('not-enough-armies', 'One army has to stay behind.', 'assign');
    const armies = armiesMoved(assign, available);
    campaign.addArmies(conquest.from, -armies);
    campaign.addArmies(conquest.to, armies);
    begun(campaign);
    return campaign.outcome({ ...conquest, armies });
  },
});
