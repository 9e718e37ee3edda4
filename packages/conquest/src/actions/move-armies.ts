import { Type } from '@sinclair/typebox';
import { defineAction, refuse, type Refusal } from '@vexillum/model';
import { armiesLeftBehind } from '../data/rule-numbers.ts';
import { armiesMoved, assignArgument } from '../play/armies-moved.ts';
import { Campaign } from '../play/campaign.ts';
import { isConnected } from '../play/is-connected.ts';
import type { GameState } from '../state/game-state.ts';
import { begun } from './begun.ts';
import { firstOf, neighbouring, owned, readyToAct, territoryArgument } from './checks.ts';
import { onTurn } from './may-act.ts';

export const moveArmies = defineAction({
  name: 'move-armies',
  says: 'Your strategic move: armies from one territory of yours to another beside it, one way, once a turn.',
  args: Type.Object(
    { from: territoryArgument, to: territoryArgument, assign: assignArgument },
    { additionalProperties: false },
  ),
  isUndoable: false,
  isGuessable: true,
  mayAct: onTurn('conquer'),
  run(snapshot, { from, to, assign }, context) {
    const campaign = new Campaign(snapshot, context);
    const refusal = moveRefusal(campaign, from, to);
    if (refusal) return refusal;
    const available = campaign.territory(from).armies - armiesLeftBehind.value;
    if (available <= 0) return refuse('not-enough-armies', 'One army has to stay behind.', 'from');
    const armies = armiesMoved(assign, available);
    campaign.addArmies(from, -armies);
    campaign.addArmies(to, armies);
    const { conquest: _done, ...game } = campaign.game;
    campaign.replaceGame(game satisfies GameState);
    begun(campaign, { move: { from, to } });
    return campaign.outcome({ from, to, armies });
  },
});

const moveRefusal = (campaign: Campaign, from: string, to: string): Refusal | undefined =>
  firstOf(
    () => readyToAct(campaign),
    () => owned(campaign, from, 'from'),
    () => owned(campaign, to, 'to'),
    () => (from === to ? refuse('same-territory', 'Those are one and the same territory.', 'to') : undefined),
    () => otherMove(campaign, from, to),
    () =>
      campaign.rules.moveReach === 'connected' && isConnected(campaign, from, to)
        ? undefined
        : neighbouring(campaign, from, to),
  );

/** More armies may follow on the same way; that is still the same move. */
const otherMove = ({ game }: Campaign, from: string, to: string): Refusal | undefined => {
  const { move } = game;
  if (!move || (move.from === from && move.to === to)) return undefined;
  return move.from === to && move.to === from
    ? refuse('one-way', 'A strategic move goes one way only.')
    : refuse('moved-already', 'There is one strategic move a turn.');
};
