import { boxAround } from '@vexillum/geometry';
import { FULL_TURN, MILLI_MU, type Pose, words } from '@vexillum/model';
import { type Finding } from '@vexillum/rules-assist';
import type { BattleFacts } from '../battle-facts.ts';
import { campFix } from '../deployment/camp-fix.ts';
import { muText } from '../mu-text.ts';
import { ownEyes } from '../own-eyes.ts';
import { wayInto } from '../way-into.ts';
import { weigh } from '../weigh.ts';
import { campFormOf } from './camp-form-of.ts';
import { campRule } from './camp-rule.ts';
import type { Camp } from '../../records/camp.ts';

const SOURCE = 'Battle Cards 1.0, card 19';

const isWagon = (facts: BattleFacts, camp: Camp): boolean => campFormOf(facts, camp) === 'wagon';

/** It need not touch the base edge as a camp does, but stays near it, in the center third. */
export const standardWagonInItsPlace = campRule({
  id: 'standard-wagon-in-its-place',
  rows: ['BC-19-STANDARD-DEPLOY-4', 'BC-19-STANDARD-DEPLOY-5', 'BC-19-STANDARD-DEPLOY-6'],
  title: words('A standard wagon stands in the center third, near its base edge'),
  source: SOURCE,
  look(facts, { id, camp, pose, corners }) {
    const { profile } = facts;
    if (!isWagon(facts, camp)) return [];
    const [from, to] = profile.centerThirdMu.value;
    const { wagonFromEdgeMu: fromEdge } = profile.cards.camps;
    const way = wayInto(profile, camp.side, corners, { x: from, y: 0, width: to - from, depth: fromEdge.value });
    if (way.kind === 'inside') return [];
    const own = boxAround(corners.map((corner) => ownEyes(profile, camp.side, corner)));
    const far = own ? own.y + own.depth : 0;
    return [
      {
        ...weigh(profile.centerThirdMu, fromEdge),
        says: words(
          'The standard wagon is not wholly within {0} MU of its base edge and between {1} and {2} MU from the left end.',
          muText(fromEdge.value),
          muText(from),
          muText(to),
        ),
        remedy: words('Move it wholly into this strip; it need not touch the edge.'),
        ...(way.kind === 'shift' && way.shift.dy !== 0 && far > fromEdge.value
          ? { measured: { value: far, allowed: fromEdge.value, is: 'at-most', unit: 'MU' } as const }
          : {}),
        ...campFix(id, camp, pose, way),
      },
    ];
  },
});

/** Hundredths of a degree by which a heading is off the nearest right way round; half a turn makes no difference. */
const askew = (heading: number): number => {
  const over = heading % (FULL_TURN / 2);
  return Math.min(over, FULL_TURN / 2 - over);
};

const squared = ([x, y, heading]: Pose): Pose => [
  x,
  y,
  heading > FULL_TURN / 4 && heading < (3 * FULL_TURN) / 4 ? FULL_TURN / 2 : 0,
];

export const standardWagonSquaredUp = campRule({
  id: 'standard-wagon-squared-up',
  rows: ['BC-19-STANDARD-DEPLOY-7'],
  title: words('A standard wagon’s long edge is parallel to the base edge'),
  source: SOURCE,
  look(facts, { id, camp, pose }) {
    const [width, depth] = camp.size;
    const isLongAside = width >= depth;
    const off = isLongAside ? askew(pose[2]) : askew(pose[2] + FULL_TURN / 4);
    if (!isWagon(facts, camp) || off === 0) return [];
    const fix = isLongAside
      ? {
          fix: {
            says: words('Turn it square to the edge'),
            action: 'place-camp',
            args: { side: camp.side, id, pose: [...squared(pose)] },
          },
        }
      : {};
    return [
      {
        weight: 'illegal',
        says: words('The long edge of the standard wagon is turned {0}° off the base edge.', String(off / 100)),
        remedy: words('Turn it so that its long edge is parallel to its own base edge.'),
        ...fix,
      },
    ];
  },
});

const sizeFinding = (facts: BattleFacts, camp: Camp): Omit<Finding, 'about'>[] => {
  const { wagonWidthMu: widths, wagonDepthMu: depth } = facts.profile.cards.camps;
  const [long, short] = [Math.max(...camp.size) / MILLI_MU, Math.min(...camp.size) / MILLI_MU];
  const [least, most] = widths.value;
  if (long >= least && long <= most && short === depth.value) return [];
  return [
    {
      ...weigh(widths, depth),
      says: words(
        'The standard wagon is {0} by {1} MU; it is {2} to {3} MU wide and {4} MU deep.',
        muText(long),
        muText(short),
        muText(least),
        muText(most),
        muText(depth.value),
      ),
      remedy: words('Give it that size.'),
    },
  ];
};

export const standardWagonHasItsSize = campRule({
  id: 'standard-wagon-has-its-size',
  rows: ['BC-19-STANDARD-MODEL-1'],
  title: words('A standard wagon has its size'),
  source: SOURCE,
  look: (facts, { camp }) => (isWagon(facts, camp) ? sizeFinding(facts, camp) : []),
});
