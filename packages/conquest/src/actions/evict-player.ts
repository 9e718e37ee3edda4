import { Type } from '@sinclair/typebox';
import { defineAction, refuse } from '@vexillum/model';
import { isOverdue } from '../clock/deadline-of.ts';
import { Campaign } from '../play/campaign.ts';
import { evict } from '../play/evict.ts';
import { maySetAside, setAsideRefusal } from './skip-turn.ts';

export const evictPlayer = defineAction({
  name: 'evict-player',
  says: 'Takes a player out of the game; his land becomes neutral, or stays and defends itself.',
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
  mayAct: maySetAside,
  run(snapshot, { player, turn }, context) {
    const campaign = new Campaign(snapshot, context);
    if (!campaign.playing.includes(player))
      return refuse('no-such-player', 'Nobody of that name is in the game.', 'player');
    const refusal = setAsideRefusal(campaign, turn) ?? (turn === undefined ? undefined : notTheLate(campaign, player));
    if (refusal) return refusal;
    const late = player === campaign.game.mover && isOverdue(snapshot, context.at);
    evict(campaign, player);
    const { mover, winner } = campaign.game;
    const end = winner === undefined ? {} : { winner };
    return campaign.outcome({ player, next: mover, ...(late ? { late } : {}), ...end });
  },
});

const notTheLate = ({ game, rules }: Campaign, player: string) => {
  if (player !== game.mover) return refuse('not-overdue', 'It is not that player’s turn.', 'player');
  return rules.evictsTheLate || rules.skipsBeforeEviction > 0
    ? undefined
    : refuse('not-allowed', 'At this table players are skipped, not evicted.', 'player');
};
