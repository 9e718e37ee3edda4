import { type SideId, words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import type { DeploymentStep } from '../../deployment/deployment-step.ts';
import { sides, stepAt } from '../../deployment/order-of-play.ts';
import { isMarching, knowsSide } from '../../deployment/sealed.ts';
import { allCommands } from '../../deployment/slots.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { standsOf } from '../stands-of.ts';
import { weigh } from '../weigh.ts';
import { type CommandsOut, commandsOut, commandsToDeploy } from './commands-out.ts';
import { isDeploying } from './is-deploying.ts';
import { stepsAsking } from './steps-asking.ts';

const ALL = Number.POSITIVE_INFINITY;

/** How many commands a step has its side deploy. */
const quotaOf = ({ asks }: DeploymentStep): number =>
  asks.reduce((sum, ask) => {
    if (ask.kind === 'deploy') return sum + (ask.commands === 'all' ? ALL : ask.commands);
    return ask.kind === 'deploy-rest' || ask.kind === 'deploy-center' ? ALL : sum;
  }, 0);

const quotaBy = (steps: readonly DeploymentStep[], isCounted: (step: DeploymentStep) => boolean): number =>
  steps.filter(isCounted).reduce((sum, step) => sum + quotaOf(step), 0);

const idsOf = ({ stands }: CommandsOut): string[] => stands.map(({ id }) => id);

const tooEarly = (side: SideId, out: CommandsOut, now: number, first: number): Finding => ({
  weight: 'illegal',
  part: 'early',
  says: words(
    'Stands deployed already in step {0}: {1}. This side deploys from step {2} on.',
    now,
    out.stands.length,
    first,
  ),
  remedy: words('Take them back into reserve until then.'),
  measured: { value: out.stands.length, allowed: 0, is: 'at-most', unit: 'stands' },
  about: idsOf(out),
  side,
});

const tooMany = (side: SideId, out: CommandsOut, now: number, allowed: number): Finding => ({
  weight: 'illegal',
  part: 'many',
  says: words(
    'Commands deployed: {0}. By step {1} this side may have deployed {2}.',
    out.commands.length,
    now,
    allowed,
  ),
  remedy: words('Take the others back into reserve until their step.'),
  measured: { value: out.commands.length, allowed, is: 'at-most', unit: 'commands' },
  about: idsOf(out),
  side,
  ...(out.isSecret ? { secretOf: side } : {}),
});

interface Due {
  readonly count: number;
  readonly present: number;
  readonly step: number;
}

/** What is still in reserve only its own side knows: a stand there may be on a flank march. */
const tooFew = (side: SideId, out: CommandsOut, { count, present, step }: Due): Finding => ({
  weight: 'illegal',
  part: 'few',
  says: words('Commands deployed: {0}. By the end of step {1} there should be {2}.', out.commands.length, step, count),
  remedy: words(
    'Deploy the others now; only a flank march, and troops for which there is no room, stay off the board.',
  ),
  measured: {
    value: out.commands.length,
    allowed: count,
    is: count < present ? 'exactly' : 'at-least',
    unit: 'commands',
  },
  side,
  secretOf: side,
});

/** Which two of three are meant where one of them marches, the rules do not say: we count those that deploy. */
const marchesBlur = ({ snapshot, profile }: BattleFacts, side: SideId): Pick<Finding, 'weight' | 'isUnverified'> =>
  allCommands.some((command) => isMarching(snapshot, side, command))
    ? { weight: 'doubtful', isUnverified: true }
    : weigh(profile.deploymentOrder);

const missing = (facts: BattleFacts, side: SideId, steps: readonly DeploymentStep[], out: CommandsOut): Finding[] => {
  const now = stepAt(facts.snapshot).number;
  const past = steps.filter(({ number }) => number < now);
  const present = commandsToDeploy(facts, side).length;
  const count = Math.min(
    quotaBy(past, () => true),
    present,
  );
  const step = past.at(-1)?.number;
  if (step === undefined || !knowsSide(facts.snapshot, side) || out.commands.length >= count) return [];
  return [{ ...tooFew(side, out, { count, present, step }), ...marchesBlur(facts, side) }];
};

export const commandsInTheirStep = defineRule<BattleFacts>({
  id: 'commands-in-their-step',
  rows: ['GT-ORDER-010', 'GT-ORDER-011', 'GT-ORDER-012'],
  title: words('Commands deploy in their step'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Deployment Order',
  things: () => sides,
  dependsOn: (facts, side) => [
    facts.profile,
    isDeploying(facts),
    stepAt(facts.snapshot),
    facts.snapshot.public.seal,
    facts.snapshot.public.march,
    facts.snapshot.sides[side]?.seal,
    knowsSide(facts.snapshot, side),
    ...standsOf(facts, side),
  ],
  check(facts, side) {
    const steps = stepsAsking(facts, side, ['deploy', 'deploy-rest', 'deploy-center']);
    const [first] = steps;
    if (!first || !isDeploying(facts)) return [];
    const now = stepAt(facts.snapshot).number;
    const out = commandsOut(facts, side);
    const weight = weigh(facts.profile.deploymentOrder);
    if (now < first.number)
      return out.stands.length > 0 ? [{ ...tooEarly(side, out, now, first.number), ...weight }] : [];
    const allowed = quotaBy(steps, ({ number }) => number <= now);
    return out.commands.length > allowed
      ? [{ ...tooMany(side, out, now, allowed), ...weight }]
      : missing(facts, side, steps, out);
  },
});
