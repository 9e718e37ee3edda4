import { houseRule, type SideId, words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import { sides, stepAt } from '../../deployment/order-of-play.ts';
import { knowsSide, lettersFor, MARCH_MARKERS } from '../../deployment/sealed.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { weigh } from '../weigh.ts';
import { isDeploying } from './is-deploying.ts';
import { markersFrom, markersOf } from './marker-of.ts';
import { stepsAsking } from './steps-asking.ts';

/** How many markers a side is to have; undefined where that depends on marches that the reader may not know of. */
const expectedOf = ({ snapshot }: BattleFacts, side: SideId): number | undefined =>
  houseRule(snapshot, MARCH_MARKERS) === false && !knowsSide(snapshot, side)
    ? undefined
    : lettersFor(snapshot, side).length;

const isCountSecret = ({ snapshot }: BattleFacts): boolean => houseRule(snapshot, MARCH_MARKERS) === false;

export const markersInTheirStep = defineRule<BattleFacts>({
  id: 'markers-in-their-step',
  rows: ['GT-ORDER-007', 'GT-ORDER-008'],
  title: words('Markers come in their step'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Deployment Order',
  things: () => sides,
  dependsOn: (facts, side) => [
    facts.profile,
    isDeploying(facts),
    stepAt(facts.snapshot),
    facts.snapshot.public.table,
    ...markersFrom(facts, side),
  ],
  check(facts, side) {
    const [step] = stepsAsking(facts, side, ['place-markers']);
    if (!step || !isDeploying(facts)) return [];
    const now = stepAt(facts.snapshot).number;
    const markers = markersOf(facts, side);
    const count = markers.length;
    const weight = weigh(facts.profile.deploymentOrder);
    if (now < step.number && count > 0)
      return [
        {
          ...weight,
          part: 'early',
          says: words(
            'Markers on the board already in step {0}: {1}. This side’s come in step {2}.',
            now,
            count,
            step.number,
          ),
          remedy: words('Take them up until then.'),
          measured: { value: count, allowed: 0, is: 'at-most', unit: 'pieces' },
          about: markers.map(({ id }) => id),
          side,
        },
      ];
    const expected = expectedOf(facts, side);
    if (now <= step.number || expected === undefined || count >= expected) return [];
    return [
      {
        ...weight,
        part: 'missing',
        says: words('Markers on the board: {0} of {1}. All were due in step {2}.', count, expected, step.number),
        remedy: words('Put the others down now.'),
        measured: { value: count, allowed: expected, is: 'at-least', unit: 'pieces' },
        about: markers.map(({ id }) => id),
        side,
        ...(isCountSecret(facts) ? { secretOf: side } : {}),
      },
    ];
  },
});
