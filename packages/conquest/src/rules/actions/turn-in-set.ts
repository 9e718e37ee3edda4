import { Type } from '@vexillum/model';
import { mayTurnIn } from '../choices/recruiting.ts';
import { flagsInASet } from '../data/rule-numbers.ts';
import { setAmong, turnIn } from '../flags/turn-in.ts';
import { Campaign } from '../play/campaign.ts';
import { begun } from './begun.ts';
import { defineAction } from '../records.ts';

export const turnInSet = defineAction({
  name: mayTurnIn.action,
  says: 'Exchanges a set of your victory flags for recruits, before you have attacked or moved: RECRUIT.',
  args: Type.Object(
    {
      /** The numbers of the three victory flags; the oldest set where none are named. */
      flags: Type.Optional(
        Type.Array(Type.Integer({ minimum: 1 }), {
          minItems: flagsInASet.value,
          maxItems: flagsInASet.value,
          uniqueItems: true,
        }),
      ),
    },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: false,
  mayAct: mayTurnIn.mayAct,
  run(snapshot, { flags }, context) {
    const refusal = mayTurnIn.whyNot(snapshot, context.seat, flags ? { flags } : {});
    if (refusal) return refusal;
    const campaign = new Campaign(snapshot, context);
    const { mover } = campaign.game;
    const places = (flags ? placesOf(campaign, flags) : setAmong(campaign, mover)) ?? [];
    turnIn(campaign, mover, places);
    begun(campaign);
    return campaign.outcome();
  },
});

const placesOf = (campaign: Campaign, numbers: readonly number[]): number[] => {
  const held = campaign.player(campaign.game.mover).flags;
  return numbers.map((number) => held.findIndex((flag) => flag.number === number));
};
