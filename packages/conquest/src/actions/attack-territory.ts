import { Type } from '@sinclair/typebox';
import { defineAction, isRefusal, refuse, type Refusal } from '@vexillum/model';
import { sidesOfADie } from '../data/rule-numbers.ts';
import { attackDiceOf, defenseDiceOf } from '../odds/dice-of.ts';
import { lossesOf } from '../odds/losses-of.ts';
import { Campaign } from '../play/campaign.ts';
import { capture, type Captured } from '../play/capture.ts';
import type { GameState } from '../state/game-state.ts';
import { begun } from './begun.ts';
import { firstOf, known, neighbouring, owned, readyToAct, territoryArgument } from './checks.ts';
import { onTurn } from './may-act.ts';

export const attackTerritory = defineAction({
  name: 'attack-territory',
  says: 'Attacks a neighbouring territory of another owner: the dice are thrown at once, as many as there may be.',
  args: Type.Object({ from: territoryArgument, to: territoryArgument }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: onTurn('conquer'),
  run(snapshot, { from, to }, context) {
    const campaign = new Campaign(snapshot, context);
    const refusal = attackRefusal(campaign, from, to);
    if (refusal) return refusal;
    const attackDice = attackDiceOf(campaign.territory(from).armies);
    const defenseDice = defenseDiceOf(campaign.territory(to).armies);
    const dice = Array.from({ length: attackDice + defenseDice }, () => sidesOfADie.value);
    const rolled = context.chance.roll({ dice, why: `attack ${from}>${to}` });
    if (isRefusal(rolled)) return rolled;
    const shown = { attack: rolled.values.slice(0, attackDice), defense: rolled.values.slice(attackDice) };
    const lost = lossesOf(shown.attack, shown.defense);
    const defender = campaign.territory(to).owner;
    attacked(campaign);
    campaign.addArmies(from, -lost.attacker);
    campaign.addArmies(to, -lost.defender);
    const captured = campaign.territory(to).armies === 0 ? moveIn(campaign, from, to, attackDice) : {};
    return campaign.outcome({ from, to, defender, ...shown, lost: { ...lost }, ...captured }, { draw: rolled.draw });
  },
});

const attackRefusal = (campaign: Campaign, from: string, to: string): Refusal | undefined =>
  firstOf(
    () => readyToAct(campaign),
    () =>
      campaign.game.move
        ? refuse('moved-already', 'After a strategic move there are no more attacks this turn.')
        : undefined,
    () => owned(campaign, from, 'from'),
    () => known(campaign, to, 'to'),
    () => notOwn(campaign, to),
    () => neighbouring(campaign, from, to),
    () =>
      attackDiceOf(campaign.territory(from).armies) > 0
        ? undefined
        : refuse('not-enough-armies', 'An attack needs two armies: one stays behind.', 'from'),
  );

const notOwn = (campaign: Campaign, to: string): Refusal | undefined => {
  const { owner } = campaign.territory(to);
  if (owner === null) return refuse('unclaimed', 'Nobody holds that territory.', 'to');
  return owner === campaign.game.mover ? refuse('own-territory', 'That territory is yours already.', 'to') : undefined;
};

/** A new attack ends what was left of the last conquest. */
const attacked = (campaign: Campaign): void => {
  const { conquest, ...game } = campaign.game;
  if (conquest) campaign.replaceGame(game satisfies GameState);
  if (conquest || !game.hasAttacked) begun(campaign, { hasAttacked: true });
};

const moveIn = (campaign: Campaign, from: string, to: string, dice: number): Captured & { readonly taken: number } => {
  const armies = campaign.rules.moveIn === 'one' ? 1 : dice;
  return { taken: armies, ...capture(campaign, from, to, armies) };
};
