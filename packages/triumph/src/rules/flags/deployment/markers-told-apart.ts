import { isSamePose, words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { sides } from '../../deployment/order-of-play.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { isDeploying } from './is-deploying.ts';
import { type KnownMarker, markersFrom, markersOf } from './marker-of.ts';

type Pair = readonly [KnownMarker, KnownMarker];

const pairsOf = (markers: readonly KnownMarker[]): Pair[] =>
  markers.flatMap((one, index) => markers.slice(index + 1).map((other): Pair => [one, other]));

const common = ([one, other]: Pair) => ({
  weight: 'illegal' as const,
  about: [one.id, other.id],
  side: one.marker.side,
});

const doubled = (pair: Pair): Finding[] => {
  const [one, other] = pair;
  if (one.command === undefined || one.command !== other.command) return [];
  return [
    {
      ...common(pair),
      part: `command-${one.letter}${other.letter}`,
      says: words('Markers {0} and {1} both stand for command {2}.', one.letter, other.letter, one.command),
      remedy: words('Give each marker a command of its own.'),
      ...(one.isSecret || other.isSecret ? { secretOf: one.marker.side } : {}),
    },
  ];
};

const covered = (pair: Pair): Finding[] => {
  const [one, other] = pair;
  if (!isSamePose([one.pose[0], one.pose[1], 0], [other.pose[0], other.pose[1], 0])) return [];
  return [
    {
      ...common(pair),
      weight: 'reminder',
      part: `place-${one.letter}${other.letter}`,
      says: words('Markers {0} and {1} lie on one point and hide each other.', one.letter, other.letter),
      remedy: words('Put them a little apart.'),
    },
  ];
};

/** Each marker can be told from the others and stands for one command. Letters differ by themselves. */
export const markersToldApart = defineRule<BattleFacts>({
  id: 'markers-told-apart',
  rows: ['GT-MARKER-002'],
  title: words('Each marker stands for one command'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Deployment Markers',
  things: () => sides,
  dependsOn: (facts, side) => [isDeploying(facts), ...markersFrom(facts, side)],
  check: (facts, side) =>
    isDeploying(facts) ? pairsOf(markersOf(facts, side)).flatMap((pair) => [...doubled(pair), ...covered(pair)]) : [],
});
