import { isRefusal, Type } from '@vexillum/model';
import { mayAttack } from '../choices/attacking.ts';
import { sidesOfADie } from '../data/rule-numbers.ts';
import { attackDiceOf, defenseDiceOf } from '../odds/dice-of.ts';
import { lossesOf } from '../odds/losses-of.ts';
import { Campaign } from '../play/campaign.ts';
import { capture } from '../play/capture.ts';
import type { GameState } from '../state/game-state.ts';
import { begun } from './begun.ts';
import { territoryArgument } from '../choices/land.ts';
import { defineAction } from '../records.ts';

export const attackTerritory = defineAction({
  name: mayAttack.action,
  says: 'Attacks a neighbouring territory of another owner: the dice are thrown at once, as many as there may be.',
  args: Type.Object({ from: territoryArgument, to: territoryArgument }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: false,
  mayAct: mayAttack.mayAct,
  run(snapshot, { from, to }, context) {
    const refusal = mayAttack.whyNot(snapshot, context.seat, { from, to });
    if (refusal) return refusal;
    const campaign = new Campaign(snapshot, context);
    const attackDice = attackDiceOf(campaign.territory(from).armies);
    const defenseDice = defenseDiceOf(campaign.territory(to).armies);
    const dice = Array.from({ length: attackDice + defenseDice }, () => sidesOfADie.value);
    const rolled = context.chance.roll({ dice, why: `attack ${from}>${to}` });
    if (isRefusal(rolled)) return rolled;
    const lost = lossesOf(rolled.values.slice(0, attackDice), rolled.values.slice(attackDice));
    attacked(campaign);
    campaign.addArmies(from, -lost.attacker);
    campaign.addArmies(to, -lost.defender);
    if (campaign.territory(to).armies === 0) moveIn(campaign, from, to, attackDice);
    return campaign.outcome({ draw: rolled.draw });
  },
});

/** A new attack ends what was left of the last conquest. */
const attacked = (campaign: Campaign): void => {
  const { conquest, ...game } = campaign.game;
  if (conquest) campaign.replaceGame(game satisfies GameState);
  if (conquest || !game.hasAttacked) begun(campaign, { hasAttacked: true });
};

const moveIn = (campaign: Campaign, from: string, to: string, dice: number): void =>
  capture(campaign, from, to, campaign.rules.moveIn === 'one' ? 1 : dice);
