import { words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import { sides } from '../../deployment/order-of-play.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { weigh } from '../weigh.ts';

const points = (halfPoints: number): string => String(halfPoints / 2);

/** How many points an army has everybody knows from the moment that it is brought. */
export const broughtArmyHasItsPoints = defineRule<BattleFacts>({
  id: 'brought-army-has-its-points',
  rows: ['GT-SCALE-001'],
  title: words('An army that is brought has no more points than the game allows'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Scale',
  things: () => sides,
  dependsOn: ({ snapshot, profile }, side) => [snapshot.public.army.get(side), profile],
  check({ snapshot, profile }, side) {
    const army = snapshot.public.army.get(side);
    const { value: allowed } = profile.armyHalfPoints;
    if (!army || army.halfPoints <= allowed) return [];
    return [
      {
        ...weigh(profile.armyHalfPoints),
        says: words('This army has {0} points; {1} are allowed.', points(army.halfPoints), points(allowed)),
        remedy: words('Bring it again with less, or agree on it.'),
        measured: { value: army.halfPoints, allowed, is: 'at-most', unit: 'half-points' },
        side,
      },
    ];
  },
});
