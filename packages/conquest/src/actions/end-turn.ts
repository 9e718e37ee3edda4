import { Type } from '@sinclair/typebox';
import { defineAction } from '@vexillum/model';
import { Campaign } from '../play/campaign.ts';
import { endTurn as passTurn } from '../play/turns.ts';
import { begun } from './begun.ts';
import { readyToAct } from './checks.ts';
import { onTurn } from './may-act.ts';

export const endTurn = defineAction({
  name: 'end-turn',
  says: 'Ends your turn; whoever conquered a territory in it is given a victory flag.',
  args: Type.Object({}, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: onTurn('conquer'),
  run(snapshot, _args, context) {
    const campaign = new Campaign(snapshot, context);
    const refusal = readyToAct(campaign);
    if (refusal) return refusal;
    begun(campaign);
    const hasFlag = passTurn(campaign);
    return campaign.outcome({ flag: hasFlag, next: campaign.game.mover });
  },
});
