import { Type } from '@vexillum/model';
import { mayEndTurn } from '../choices/passing.ts';
import { Campaign } from '../play/campaign.ts';
import { endTurn as passTurn } from '../play/turns.ts';
import { begun } from './begun.ts';
import { defineAction } from '../records.ts';

export const endTurn = defineAction({
  name: mayEndTurn.action,
  says: 'Ends your turn; whoever conquered a territory in it is given a victory flag.',
  args: Type.Object({}, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: mayEndTurn.mayAct,
  run(snapshot, _args, context) {
    const refusal = mayEndTurn.whyNot(snapshot, context.seat, {});
    if (refusal) return refusal;
    const campaign = new Campaign(snapshot, context);
    begun(campaign);
    passTurn(campaign);
    return campaign.outcome();
  },
});
