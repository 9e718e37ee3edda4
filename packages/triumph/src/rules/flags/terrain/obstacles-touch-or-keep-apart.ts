import { distanceOfPolygons, nearestPoints } from '@vexillum/geometry';
import { words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { sides } from '../../deployment/order-of-play.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { isDeploying } from '../deployment/is-deploying.ts';
import { groundOf } from '../ground.ts';
import { muText, muTextDown } from '../mu-text.ts';
import { weigh } from '../weigh.ts';
import { type Obstacle, obstacleOf } from './obstacle-rule.ts';

/** Below what a table stores. */
const HAIR = 0.0005;

type Line = readonly Obstacle[];

interface Gap {
  readonly from: Obstacle;
  readonly to: Obstacle;
  readonly mu: number;
}

const gapBetween = (from: Obstacle, to: Obstacle): Gap => ({
  from,
  to,
  mu: distanceOfPolygons(from.corners, to.corners),
});

const doTouch = (line: Line, obstacle: Obstacle): boolean =>
  line.some((other) => gapBetween(other, obstacle).mu <= HAIR);

/** Obstacles that touch are one line, and between its ends there is no gap. */
const linesOf = (obstacles: Line): Line[] =>
  obstacles.reduce<Line[]>(
    (lines, obstacle) => [
      ...lines.filter((line) => !doTouch(line, obstacle)),
      [...lines.filter((line) => doTouch(line, obstacle)).flat(), obstacle],
    ],
    [],
  );

const nearest = (one: Line, other: Line): Gap =>
  one
    .flatMap((from) => other.map((to) => gapBetween(from, to)))
    .reduce((least, gap) => (gap.mu < least.mu ? gap : least));

const gapsOf = (lines: readonly Line[]): Gap[] =>
  lines.flatMap((line, index) => lines.slice(index + 1).map((other) => nearest(line, other)));

const tooNarrow = ({ profile }: BattleFacts, { from, to, mu }: Gap): Finding => {
  const { gapMu } = profile.cards.preparedDefenses;
  const [start, end] = nearestPoints(from.corners, to.corners);
  return {
    ...weigh(gapMu),
    part: `${from.id} ${to.id}`,
    says: words(
      'Between two obstacles is a gap of {0} MU; they touch or are {1} MU apart.',
      muTextDown(mu),
      muText(gapMu.value),
    ),
    remedy: words('Push them together, or farther apart.'),
    measured: { value: mu, allowed: gapMu.value, is: 'at-least', unit: 'MU' },
    about: [from.id, to.id],
    side: from.side,
    overlays: [{ kind: 'line', from: start, to: end, label: `${muTextDown(mu)} MU` }],
  };
};

export const obstaclesTouchOrKeepApart = defineRule<BattleFacts>({
  id: 'obstacles-touch-or-keep-apart',
  rows: ['BC-14-DEFENSES-DEPLOY-7', 'BC-14-DEFENSES-DEPLOY-8'],
  title: words('Obstacles touch or lie well apart'),
  source: 'Battle Cards 1.0, card 14',
  things: () => sides,
  dependsOn: (facts) => [groundOf(facts), facts.profile, isDeploying(facts)],
  check(facts, side) {
    if (!isDeploying(facts)) return [];
    const obstacles = groundOf(facts)
      .flatMap(({ id }) => obstacleOf(facts, id) ?? [])
      .filter((obstacle) => obstacle.side === side);
    return gapsOf(linesOf(obstacles))
      .filter(({ mu }) => mu < facts.profile.cards.preparedDefenses.gapMu.value - HAIR)
      .map((gap) => tooNarrow(facts, gap));
  },
});
