import { Type } from '@vexillum/model';
import { mayTakeBack } from '../choices/standing-in.ts';
import { Campaign } from '../play/campaign.ts';
import { defineAction } from '../records.ts';
import { playerId } from '../state/player.ts';

export const takeBack = defineAction({
  name: mayTakeBack.action,
  says: 'Takes one’s own seat back from the machine that stood in, or says that one is here before it does.',
  args: Type.Object({}, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: mayTakeBack.mayAct,
  run(snapshot, _nothing, context) {
    const refusal = mayTakeBack.mayAct(context.seat, snapshot);
    if (refusal) return refusal;
    const campaign = new Campaign(snapshot, context);
    const side = context.seat.side ?? '';
    const { standsIn: _machine, standInWishes: _wishes, ...record } = campaign.player(side);
    campaign.write('player', playerId(side), record);
    return campaign.outcome();
  },
});
