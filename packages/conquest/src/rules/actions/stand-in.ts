import { Type } from '@vexillum/model';
import { mayStandIn, standInNeeds, standInWishes } from '../choices/standing-in.ts';
import { Campaign } from '../play/campaign.ts';
import { defineAction } from '../records.ts';
import { playerId } from '../state/player.ts';

/** A wish stands until it is taken back or the player says that they are here; with the last of the others the machine plays. */
export const standIn = defineAction({
  name: mayStandIn.action,
  says: 'Says that a machine should play for somebody who has left; taken back with `agrees: false`. Once all other people who are left agree, it does whenever the player is not connected, until they take their seat back.',
  args: Type.Object(
    { player: Type.String({ maxLength: 16 }), agrees: Type.Boolean() },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: false,
  mayAct: mayStandIn.mayAct,
  run(snapshot, { player, agrees }, context) {
    const { seat } = context;
    const refusal = mayStandIn.mayAct(seat, snapshot) ?? mayStandIn.whyNot(snapshot, seat, { player, agrees });
    if (refusal) return refusal;
    const campaign = new Campaign(snapshot, context);
    const side = seat.side ?? '';
    const others = standInWishes(snapshot, player).filter((other) => other !== side);
    const wishes = agrees ? [...others, side] : others;
    const { standInWishes: _before, ...record } = campaign.player(player);
    const isAgreed = agrees && wishes.length >= standInNeeds(snapshot, player);
    campaign.write('player', playerId(player), {
      ...record,
      ...(isAgreed ? { standsIn: true as const } : wishes.length > 0 ? { standInWishes: wishes } : {}),
    });
    return campaign.outcome();
  },
});
