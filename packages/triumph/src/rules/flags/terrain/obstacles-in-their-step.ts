import { words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { stepsOfCenter } from '../../deployment/camp-due.ts';
import { stepAt } from '../../deployment/order-of-play.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { weigh } from '../weigh.ts';

/** That obstacles come whenever their side deploys, where no step is for the center alone, is our reading. */
const weight = ({ profile: { deploymentOrder } }: BattleFacts): Pick<Finding, 'weight' | 'isUnverified'> =>
  deploymentOrder.value.some(({ asks }) => asks.some(({ kind }) => kind === 'deploy-center'))
    ? weigh(deploymentOrder)
    : { weight: 'doubtful', isUnverified: true };

/** Told as long as the obstacle lies there, also where it was laid in the battle. */
export const obstaclesInTheirStep = defineRule<BattleFacts>({
  id: 'obstacles-in-their-step',
  rows: ['BC-14-DEFENSES-DEPLOY-3'],
  title: words('Obstacles are laid when the center is deployed'),
  source: 'Battle Cards 1.0, card 14',
  things: ({ snapshot }) => snapshot.public.terrain.keys(),
  dependsOn: (facts, id) => [facts.snapshot.public.terrain.get(id), facts.profile, stepAt(facts.snapshot).advantaged],
  check(facts, id) {
    const { step, side } = facts.snapshot.public.terrain.get(id) ?? {};
    if (step === undefined || side === undefined) return [];
    const due = stepsOfCenter(facts.snapshot, facts.profile, side);
    if (due.length === 0 || due.includes(step)) return [];
    return [
      {
        ...weight(facts),
        says: words(
          'This obstacle was laid in step {0}; those of this side come with its center, in step {1}.',
          step,
          due.join(', '),
        ),
        remedy: words('Take it up, and lay it then.'),
        about: [id],
        side,
      },
    ];
  },
});
