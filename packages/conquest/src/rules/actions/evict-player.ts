import { Type } from '@vexillum/model';
import { mayEvict } from '../choices/passing.ts';
import { Campaign } from '../play/campaign.ts';
import { evict } from '../play/evict.ts';
import { defineAction } from '../records.ts';

export const evictPlayer = defineAction({
  name: mayEvict.action,
  says: 'Takes a player out of the game; their land becomes neutral, or stays and defends itself.',
  args: Type.Object(
    {
      player: Type.String({ maxLength: 16 }),
      /** The turn whose time has run out; an administrator needs none. */
      turn: Type.Optional(Type.Integer({ minimum: 1 })),
    },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: false,
  needsAcceptedUmpire: true,
  mayAct: mayEvict.mayAct,
  run(snapshot, { player, turn }, context) {
    const asked = { player, at: context.at, ...(turn === undefined ? {} : { turn }) };
    const refusal = mayEvict.whyNot(snapshot, context.seat, asked);
    if (refusal) return refusal;
    const campaign = new Campaign(snapshot, context);
    evict(campaign, player);
    return campaign.outcome();
  },
});
