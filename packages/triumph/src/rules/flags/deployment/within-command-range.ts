import { distanceOfPolygons, rangeOutline } from '@vexillum/geometry';
import { words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import type { BattleFacts } from '../battle-facts.ts';
import { muText, muTextUp } from '../mu-text.ts';
import { type DeployedStand, deployedStands } from './deployed-stand.ts';
import { generalOf, isGeneralSecret } from './general-of.ts';

/** Half a stored unit: what is at the range by its stored pose is within it. */
const HAIR = 0.0005;

const outlineOf = ({ corners: [frontLeft, frontRight, rearRight, rearLeft] }: DeployedStand, range: number) =>
  rangeOutline({ frontLeft, frontRight, rearRight, rearLeft }, range);

const beyond = (allowed: number, stand: DeployedStand, general: DeployedStand): Finding | undefined => {
  const distance = distanceOfPolygons(stand.corners, general.corners);
  if (distance <= allowed + HAIR) return undefined;
  const values = [stand.name, muTextUp(distance), general.name, muText(allowed)];
  return {
    weight: 'doubtful',
    isUnverified: true,
    says: words('{0} is {1} MU from its general {2}; its orders carry {3} MU at most.', ...values),
    remedy: words('Deploy it nearer to its general.'),
    measured: { value: distance, allowed, is: 'at-most', unit: 'MU' },
    overlays: [{ kind: 'area', points: outlineOf(general, allowed) }],
  };
};

/**
 * Which of the two rings is meant at deployment was not found, so beyond the outer it is open to question. Between them nothing is said: the
 * price of its move tells.
 */
export const withinCommandRange = defineRule<BattleFacts>({
  id: 'deploys-within-command-range',
  rows: ['GT-DEPLOY-004'],
  title: words('Troops deploy within their general’s range'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Deployment Restrictions; the distance is one of the base rules',
  things: (facts) => deployedStands(facts).keys(),
  dependsOn(facts, id) {
    const stand = deployedStands(facts).get(id);
    const general = stand && generalOf(facts, stand.known);
    return [stand, general && deployedStands(facts).get(general.id)];
  },
  check(facts, id) {
    const stand = deployedStands(facts).get(id);
    const leader = stand && generalOf(facts, stand.known);
    const general = leader && deployedStands(facts).get(leader.id);
    if (!stand || !leader || !general) return [];
    const finding = beyond(facts.profile.commandRangeMu.value.at(-1) ?? 0, stand, general);
    if (!finding) return [];
    const { side } = stand.known.stand;
    const isSecret = stand.known.isCommandSecret || isGeneralSecret(leader);
    return [{ ...finding, about: [id, leader.id], side, ...(isSecret ? { secretOf: side } : {}) }];
  },
});
