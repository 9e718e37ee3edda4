import { Type } from '@vexillum/model';
import { mayResign } from '../choices/passing.ts';
import { Campaign } from '../play/campaign.ts';
import { resign } from '../play/evict.ts';
import { defineAction } from '../records.ts';

/** Nobody is resigned by anybody else: whoever asks gives up the game of their own seat. */
export const resignGame = defineAction({
  name: mayResign.action,
  says: 'Gives up the game of one’s own seat; its land becomes what an evicted player’s does. Whoever is left alone has won.',
  args: Type.Object({}, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: mayResign.mayAct,
  run(snapshot, _nothing, context) {
    const refusal = mayResign.mayAct(context.seat, snapshot);
    if (refusal) return refusal;
    const campaign = new Campaign(snapshot, context);
    resign(campaign, context.seat.side ?? '');
    return campaign.outcome();
  },
});
