import { type SideId, words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import { sides, stepAt } from '../../deployment/order-of-play.ts';
import { paidPoints } from '../../fights-as/stand-loss.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { weigh } from '../weigh.ts';
import { wayToBattleline } from './battleline.ts';
import { type DeployedStand, deployedStands } from './deployed-stand.ts';
import { isDeploying } from './is-deploying.ts';
import { stepsAsking } from './steps-asking.ts';

const points = (halfPoints: number): string => String(halfPoints / 2);

/** The step in which the side deploys its center, once the side has left it behind. */
const centerStep = (facts: BattleFacts, side: SideId): number | undefined => {
  const { number, done } = stepAt(facts.snapshot);
  const [step] = stepsAsking(facts, side, ['deploy-center']);
  if (!step || !isDeploying(facts)) return undefined;
  return number > step.number || (number === step.number && done[side]) ? step.number : undefined;
};

const deployedBy = (facts: BattleFacts, side: SideId): DeployedStand[] =>
  [...deployedStands(facts).values()].filter(({ known }) => known.stand.side === side);

/** How many points that are is not in any public source: a table that says a number in the profile's place is held to it. */
export const centerHoldsItsPoints = defineRule<BattleFacts>({
  id: 'center-holds-its-points',
  rows: [],
  title: words('The center that is deployed first holds its points'),
  source: 'rules 27.1 and 27.2 of TRIUMPH! 1.1, whose minimum was not found',
  things: () => sides,
  dependsOn: (facts, side) => [
    facts.profile,
    centerStep(facts, side),
    ...(facts.profile.centerMinimumHalfPoints.value === null ? [] : deployedBy(facts, side)),
  ],
  check(facts, side) {
    const { profile } = facts;
    const least = profile.centerMinimumHalfPoints.value;
    const step = least === null ? undefined : centerStep(facts, side);
    if (least === null || step === undefined) return [];
    const inCenter = deployedBy(facts, side).filter((one) => wayToBattleline(profile, one).kind === 'inside');
    // What everybody knows that they cost, so that it is the same for every reader.
    const held = inCenter.reduce((sum, { known }) => sum + paidPoints(profile, known.stand, undefined), 0);
    if (held >= least) return [];
    return [
      {
        ...weigh(profile.centerMinimumHalfPoints, profile.deploymentOrder),
        says: words(
          'Step {0} is done, and {1} points stand wholly in the center; there should be {2}.',
          step,
          points(held),
          points(least),
        ),
        remedy: words('Deploy more troops in the center.'),
        measured: { value: held, allowed: least, is: 'at-least', unit: 'half-points' },
        about: inCenter.map(({ known }) => known.id),
        side,
      },
    ];
  },
});
