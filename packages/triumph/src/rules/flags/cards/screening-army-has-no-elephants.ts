import { words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import { cardCodes } from '../../cards/card-codes.ts';
import { sides } from '../../deployment/order-of-play.ts';
import { cardTermsOf } from '../../profiles/rows-of.ts';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';
import { hasCard } from '../has-card.ts';
import { standsOf } from '../stands-of.ts';
import { weigh } from '../weigh.ts';

const barred = (facts: BattleFacts, side: string): KnownStand[] => {
  const types = cardTermsOf(facts.profile, cardCodes.elephantScreen)?.bars ?? [];
  return standsOf(facts, side).filter(({ stand }) => types.includes(stand.troopType));
};

/** Once bought, the screen is all the elephants that the army has: there is no way back at deployment. */
export const screeningArmyHasNoElephants = defineRule<BattleFacts>({
  id: 'screening-army-has-no-elephants',
  rows: ['BC-20-ESCREEN-SELECT-4'],
  title: words('An army with an elephant screen deploys no elephants'),
  source: 'Battle Cards 1.0, card 20',
  things: () => sides,
  dependsOn: (facts, side) => [facts.profile, facts.snapshot.public.army, ...barred(facts, side)],
  check(facts, side) {
    if (!hasCard(facts.snapshot, side, cardCodes.elephantScreen)) return [];
    const elephants = barred(facts, side);
    if (elephants.length === 0) return [];
    return [
      {
        ...weigh(facts.profile.cardTerms),
        says: words('This army has bought an elephant screen, yet it has elephants: {0}.', elephants.length),
        remedy: words('Leave them out of the battle: the screen takes their place.'),
        measured: { value: elephants.length, allowed: 0, is: 'at-most', unit: 'stands' },
        about: elephants.map(({ id }) => id),
        side,
      },
    ];
  },
});
