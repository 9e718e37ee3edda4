import { type SideId, words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { campDue, pitchedCamps } from '../../deployment/camp-due.ts';
import { sides, stepAt } from '../../deployment/order-of-play.ts';
import { knowsSide } from '../../deployment/sealed.ts';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';
import { isDeploying } from '../deployment/is-deploying.ts';
import { standRecords, standsOf } from '../stands-of.ts';
import { weigh } from '../weigh.ts';
import { campFormOf } from './camp-form-of.ts';

/** Stands that are still to be deployed; those that are held back for a flank march are not. */
const isWaiting = ({ stand, secret }: KnownStand): boolean => stand.place === 'reserve' && secret?.place !== 'flank';

const trainsOf = (facts: BattleFacts, side: SideId): string[] =>
  [...facts.snapshot.public.camp]
    .filter(([, camp]) => camp.side === side && campFormOf(facts, camp) === 'pack-train')
    .map(([id]) => id);

const tooEarly = (side: SideId, camps: readonly string[], waiting: readonly KnownStand[]): Omit<Finding, 'weight'> => ({
  part: 'early',
  says: words('The pack train is on the board, and stands of its army are still to be deployed: {0}.', waiting.length),
  remedy: words('Take it up until the last of them are placed.'),
  measured: { value: waiting.length, allowed: 0, is: 'at-most', unit: 'stands' },
  about: camps,
  side,
  // Who marches, and so is not waited for, is that side's secret.
  secretOf: side,
});

const missing = (side: SideId, step: number): Omit<Finding, 'weight'> => ({
  part: 'missing',
  says: words('The pack train was to be pitched with the last troops, in step {0}, and is not on the board.', step),
  remedy: words('Pitch it now.'),
  measured: { value: 0, allowed: 1, is: 'at-least', unit: 'pieces' },
  side,
});

export const packTrainComesLast = defineRule<BattleFacts>({
  id: 'pack-train-comes-last',
  rows: ['BC-18-PACK-DEPLOY-2'],
  title: words('A pack train is pitched with the last troops'),
  source: 'Battle Cards 1.0, card 18',
  things: () => sides,
  dependsOn: (facts, side) => [
    facts.profile,
    isDeploying(facts),
    stepAt(facts.snapshot),
    facts.snapshot.public.camp,
    facts.snapshot.public.army,
    knowsSide(facts.snapshot, side),
    ...standRecords(facts, side),
  ],
  check(facts, side) {
    const train = campDue(facts.snapshot, facts.profile, side).main.find(({ form }) => form === 'pack-train');
    if (!train?.steps || !isDeploying(facts)) return [];
    const { last } = train.steps;
    const now = stepAt(facts.snapshot).number;
    const camps = trainsOf(facts, side);
    const waiting = knowsSide(facts.snapshot, side) ? standsOf(facts, side).filter(isWaiting) : [];
    const weight = weigh(facts.profile.deploymentOrder);
    if (now < last && camps.length > 0 && waiting.length > 0) return [{ ...weight, ...tooEarly(side, camps, waiting) }];
    const hasNone = pitchedCamps(facts.snapshot, side).main.length === 0;
    return now > last && hasNone ? [{ ...weight, ...missing(side, last) }] : [];
  },
});
