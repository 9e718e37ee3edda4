import { THIS_TABLE, words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import { stepAt } from '../../deployment/order-of-play.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { weigh } from '../weigh.ts';

export const firstTurnByAdvantaged = defineRule<BattleFacts>({
  id: 'first-turn-by-advantaged',
  rows: ['GT-ORDER-013'],
  title: words('The side with the advantage has the first turn'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Deployment Order',
  things: () => [''],
  dependsOn: ({ profile, snapshot }) => [profile, snapshot.public.turn.get(THIS_TABLE), stepAt(snapshot).advantaged],
  check({ profile, snapshot }) {
    const turn = snapshot.public.turn.get(THIS_TABLE);
    const { advantaged } = stepAt(snapshot);
    if (turn?.number !== 1 || advantaged === undefined || turn.side === advantaged) return [];
    return [
      {
        ...weigh(profile.deploymentOrder),
        says: words('The first turn belongs to the side with the advantage, and it is the other side’s.'),
        remedy: words('Take the turn back and let the other side begin.'),
        side: turn.side,
      },
    ];
  },
});
