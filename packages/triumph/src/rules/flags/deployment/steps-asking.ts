import type { SideId } from '@vexillum/model';
import type { Asked, DeploymentStep } from '../../deployment/deployment-step.ts';
import { roleOf, stepAt } from '../../deployment/order-of-play.ts';
import type { BattleFacts } from '../battle-facts.ts';

/** The steps that ask one of these things of a side; none while nobody has said who has the advantage. */
export const stepsAsking = (
  { snapshot, profile }: BattleFacts,
  side: SideId,
  kinds: readonly Asked['kind'][],
): DeploymentStep[] => {
  const role = roleOf(stepAt(snapshot), side);
  if (role === undefined) return [];
  return profile.deploymentOrder.value.filter(
    ({ acts, asks }) => (acts === 'both' || acts === role) && asks.some(({ kind }) => kinds.includes(kind)),
  );
};
