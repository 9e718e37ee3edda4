import type { SideId } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import type { DeploymentStep, Role } from './deployment-step.ts';
import type { SlotKind } from './slots.ts';
import { BATTLE_STEP, type Step } from '../records/step.ts';
import { type Snapshot, stepOf } from '../records/table.ts';

export const sides = ['red', 'blue'] as const satisfies readonly SideId[];

const NOT_BEGUN: Step = { number: 0, done: {} };

/** Where the table is; a table where nobody has spoken of steps yet has not begun. */
export const stepAt = (snapshot: Snapshot): Step => stepOf(snapshot) ?? NOT_BEGUN;

export const roleOf = ({ advantaged }: Step, side: SideId): Role | undefined => {
  if (advantaged === undefined) return undefined;
  return advantaged === side ? 'advantaged' : 'disadvantaged';
};

export const deploymentStep = (profile: Profile, number: number): DeploymentStep | undefined =>
  profile.deploymentOrder.value.find((step) => step.number === number);

const isFor = (step: DeploymentStep, role: Role | undefined): boolean => step.acts === 'both' || step.acts === role;

/** Whose turn it is: both before it begins and in steps of both, nobody in the battle. */
export const actingSides = (step: Step, profile: Profile): SideId[] => {
  if (step.number === 0) return [...sides];
  const planned = deploymentStep(profile, step.number);
  return planned ? sides.filter((side) => isFor(planned, roleOf(step, side))) : [];
};

/** The number that follows; the battle after the last step. */
export const nextNumber = (profile: Profile, number: number): number =>
  deploymentStep(profile, number + 1) ? number + 1 : BATTLE_STEP;

/** Whether the table has, or can be sent to, a step of this number. */
export const isStepNumber = (profile: Profile, number: number): boolean =>
  number === 0 || number === BATTLE_STEP || deploymentStep(profile, number) !== undefined;

/** The step from which on a side of this role may open such slots; the battle where the order names none. */
export const opensFrom = (profile: Profile, role: Role | undefined, kind: SlotKind): number => {
  const first = profile.deploymentOrder.value.find((step) => isFor(step, role) && step.opens?.includes(kind));
  return first?.number ?? BATTLE_STEP;
};

/** How many of its commands a side may have shown by now: fewer than all while a step speaks of a number. */
export const commandsShownBy = (profile: Profile, step: Step): number => {
  const deploy = deploymentStep(profile, step.number)?.asks.find((asked) => asked.kind === 'deploy');
  return deploy === undefined || deploy.commands === 'all' ? Number.POSITIVE_INFINITY : deploy.commands;
};
