import { Type } from '@vexillum/model';
import { armiesFree, territoryArgument } from '../choices/land.ts';
import { mayMove } from '../choices/moving.ts';
import { armiesMoved, assignArgument } from '../play/armies-moved.ts';
import { Campaign } from '../play/campaign.ts';
import type { GameState } from '../state/game-state.ts';
import { begun } from './begun.ts';
import { defineAction } from '../records.ts';

export const moveArmies = defineAction({
  name: mayMove.action,
  says: 'Your strategic move: armies from one territory of yours to another beside it, one way, once a turn.',
  args: Type.Object(
    { from: territoryArgument, to: territoryArgument, assign: assignArgument },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: true,
  mayAct: mayMove.mayAct,
  run(snapshot, { from, to, assign }, context) {
    const refusal = mayMove.whyNot(snapshot, context.seat, { from, to, assign });
    if (refusal) return refusal;
    const campaign = new Campaign(snapshot, context);
    const armies = armiesMoved(assign, armiesFree(campaign.territory(from).armies));
    campaign.addArmies(from, -armies);
    campaign.addArmies(to, armies);
    const { conquest: _done, ...game } = campaign.game;
    campaign.replaceGame(game satisfies GameState);
    begun(campaign, { move: { from, to } });
    return campaign.outcome();
  },
});
