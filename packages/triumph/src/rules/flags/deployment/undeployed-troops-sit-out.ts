import { THIS_TABLE, words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import { sides, stepAt } from '../../deployment/order-of-play.ts';
import { knowsSide } from '../../deployment/sealed.ts';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';
import { standsOf } from '../stands-of.ts';
import { BATTLE_STEP } from '../../records/step.ts';

const hasBegun = ({ snapshot }: BattleFacts): boolean =>
  snapshot.public.turn.has(THIS_TABLE) || stepAt(snapshot).number >= BATTLE_STEP;

const isLeft = ({ stand, secret }: KnownStand): boolean => stand.place === 'reserve' && secret?.place !== 'flank';

/** Told to their own side alone: for the other, a stand in reserve may just as well be on a flank march. */
export const undeployedTroopsSitOut = defineRule<BattleFacts>({
  id: 'undeployed-troops-sit-out',
  rows: ['GT-DEPLOY-006'],
  title: words('Troops that were not deployed sit the battle out'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Deployment Restrictions',
  things: () => sides,
  dependsOn: (facts, side) => [hasBegun(facts), knowsSide(facts.snapshot, side), ...standsOf(facts, side)],
  check(facts, side) {
    if (!hasBegun(facts) || !knowsSide(facts.snapshot, side)) return [];
    const left = standsOf(facts, side).filter(isLeft);
    return left.length === 0
      ? []
      : [
          {
            weight: 'reminder',
            says: words('Stands not deployed: {0}. They stay off the board and are not lost.', left.length),
            measured: { value: left.length, allowed: 0, is: 'at-most', unit: 'stands' },
            about: left.map(({ id }) => id),
            side,
            secretOf: side,
          },
        ];
  },
});
