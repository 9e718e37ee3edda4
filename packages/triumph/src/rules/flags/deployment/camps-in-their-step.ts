import { type SideId, words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { type AlliedCamps, type CampDue, campDue, type PitchedCamps, pitchedCamps } from '../../deployment/camp-due.ts';
import { sides, stepAt } from '../../deployment/order-of-play.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { standRecords } from '../stands-of.ts';
import { weigh } from '../weigh.ts';
import { isDeploying } from './is-deploying.ts';

const tooEarly = (step: number, due: number, side: SideId, ids: readonly string[]): Finding => ({
  weight: 'illegal',
  part: 'early',
  says: words('In step {0} a camp is on the board already; camps of this side come in step {1}.', step, due),
  remedy: words('Take it up until then.'),
  measured: { value: ids.length, allowed: 0, is: 'at-most', unit: 'pieces' },
  about: ids,
  side,
});

const mainMissing = (due: number, side: SideId): Finding => ({
  weight: 'illegal',
  part: 'main',
  says: words('The main camp was to be pitched in step {0} and is not on the board.', due),
  remedy: words('Pitch it now.'),
  measured: { value: 0, allowed: 1, is: 'at-least', unit: 'pieces' },
  side,
});

const wagonMissing = (due: number, side: SideId): Finding => ({
  ...mainMissing(due, side),
  says: words('Neither a camp nor a standard wagon is on the board; the wagon was to be placed by step {0}.', due),
  remedy: words('Place one of the two now.'),
});

const alliesMissing = (due: number, side: SideId, pitched: number, { count, isSecret }: AlliedCamps): Finding => ({
  weight: 'illegal',
  part: 'allies',
  says: words('Ally camps on the board: {0} of {1}. All were due in step {2}.', pitched, count, due),
  remedy: words('Pitch them now.'),
  measured: { value: pitched, allowed: count, is: 'at-least', unit: 'pieces' },
  side,
  ...(isSecret ? { secretOf: side } : {}),
});

/** That a pack train is missing is said by a rule of its own. */
const mainIsMissed = ({ main }: CampDue, side: SideId, now: number): Finding[] => {
  const last = main.at(-1);
  if (!last?.steps || last.form === 'pack-train' || now <= last.steps.last) return [];
  return [last.form === 'wagon' ? wagonMissing(last.steps.last, side) : mainMissing(last.steps.last, side)];
};

const missing = (due: CampDue, step: number, side: SideId, now: number, pitched: PitchedCamps): Finding[] => [
  ...(pitched.main.length === 0 ? mainIsMissed(due, side, now) : []),
  ...(now > step && pitched.allied.length < due.allied.count
    ? [alliesMissing(step, side, pitched.allied.length, due.allied)]
    : []),
];

export const campsInTheirStep = defineRule<BattleFacts>({
  id: 'camps-in-their-step',
  rows: ['GT-ORDER-004', 'GT-ORDER-006', 'GT-ORDER-015', 'GT-ORDER-016', 'BC-19-STANDARD-DEPLOY-2'],
  title: words('Camps are pitched in their step'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Deployment Order',
  things: () => sides,
  dependsOn: (facts, side) => [
    facts.profile,
    isDeploying(facts),
    stepAt(facts.snapshot),
    facts.snapshot.public.camp,
    facts.snapshot.public.army,
    facts.snapshot.public.seal,
    facts.snapshot.sides[side]?.seal,
    ...standRecords(facts, side),
  ],
  check(facts, side) {
    const due = campDue(facts.snapshot, facts.profile, side);
    if (due.step === undefined || !isDeploying(facts)) return [];
    const now = stepAt(facts.snapshot).number;
    const pitched = pitchedCamps(facts.snapshot, side);
    const ids = [...pitched.main, ...pitched.allied].map(([id]) => id);
    const found = missing(due, due.step, side, now, pitched);
    if (now < due.step && ids.length > 0) found.push(tooEarly(now, due.step, side, ids));
    return found.map((finding) => ({ ...finding, ...weigh(facts.profile.deploymentOrder) }));
  },
});
