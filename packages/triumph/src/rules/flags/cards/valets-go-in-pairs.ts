import { type SideId, words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import { cardCodes } from '../../cards/card-codes.ts';
import { sides } from '../../deployment/order-of-play.ts';
import { troopTypeOf } from '../../profiles/rows-of.ts';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';
import { standsOf } from '../stands-of.ts';
import { weigh } from '../weigh.ts';

const separated = (facts: BattleFacts, side: SideId): KnownStand[] =>
  standsOf(facts, side).filter(({ stand }) => stand.uses?.[cardCodes.valets] !== undefined);

export const valetsGoInPairs = defineRule<BattleFacts>({
  id: 'valets-go-in-pairs',
  rows: ['BC-03-VALETS-DEPLOY-1'],
  title: words('Separated valets go in pairs'),
  source: 'Battle Cards 1.0, card 3',
  things: () => sides,
  dependsOn: (facts, side) => [facts.profile, ...separated(facts, side)],
  check(facts, side) {
    const { pair } = facts.profile.cards.separatedValets;
    const stands = separated(facts, side);
    const [one, other] = pair.value.map((type) => stands.filter(({ stand }) => stand.troopType === type).length);
    if (one === other && (one ?? 0) + (other ?? 0) === stands.length) return [];
    const [first, second] = pair.value.map((type) => troopTypeOf(facts.profile, type)?.name ?? type);
    return [
      {
        ...weigh(pair),
        says: words(
          'Of {0} stands with separated valets {1} fight as {2} and {3} as {4}; each pair should give one of each.',
          stands.length,
          one ?? 0,
          first ?? '',
          other ?? 0,
          second ?? '',
        ),
        remedy: words('Make of each pair one stand of either type.'),
        about: stands.map(({ id }) => id),
        side,
      },
    ];
  },
});
