import { type Point, placementOf } from '@vexillum/geometry';
import { words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import type { Profile } from '../../profiles/profile.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { muText, muTextUp } from '../mu-text.ts';
import { ownEyes } from '../own-eyes.ts';
import { standFix } from '../stand-fix.ts';
import { type WayInto, wayInto } from '../way-into.ts';
import { weigh } from '../weigh.ts';
import { type DeployedStand, deployedStands } from './deployed-stand.ts';
import { type KnownMarker, markersOf } from './marker-of.ts';

const markerFor = (facts: BattleFacts, { known }: DeployedStand): KnownMarker | undefined =>
  known.command === undefined
    ? undefined
    : markersOf(facts, known.stand.side).find((marker) => marker.command === known.command);

/** How it comes to lie within reach of the marker's point, sideways alone. */
const wayToMarker = (profile: Profile, { known, corners }: DeployedStand, point: Point, reach: number): WayInto => {
  const { side } = known.stand;
  const [, depth] = profile.boardMu.value;
  const { x } = ownEyes(profile, side, point);
  return wayInto(profile, side, corners, { x: x - reach, y: -depth, width: 2 * reach, depth: 3 * depth });
};

const tooFar = (profile: Profile, stand: DeployedStand, marker: KnownMarker, reach: number): Finding => {
  const { known, corners, name } = stand;
  const point = placementOf(marker.pose);
  const aside = (corner: Point) => Math.abs(corner.x - point.x);
  const far = corners.reduce((farthest, corner) => (aside(corner) > aside(farthest) ? corner : farthest));
  const isSecret = known.isCommandSecret || marker.isSecret;
  const { side } = known.stand;
  return {
    ...weigh(profile.markerReachMu),
    says: words(
      '{0} reaches {1} MU sideways from marker {2} of command {3}; {4} MU are allowed.',
      name,
      muTextUp(aside(far)),
      marker.letter,
      marker.command ?? '',
      muText(reach),
    ),
    remedy: words('Deploy it nearer to its marker.'),
    measured: { value: aside(far), allowed: reach, is: 'at-most', unit: 'MU' },
    about: [known.id, marker.id],
    side,
    ...(isSecret ? { secretOf: side } : {}),
    overlays: [{ kind: 'line', from: { x: point.x, y: far.y }, to: far, label: `${muTextUp(aside(far))} MU` }],
  };
};

/** Measured from the marker's one point, whatever its size, to the part of the base that is farthest aside. */
export const nearItsMarker = defineRule<BattleFacts>({
  id: 'deploys-near-its-marker',
  rows: ['GT-DEPLOY-005', 'GT-MARKER-006'],
  title: words('A command deploys near its marker'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Deployment Restrictions and Deployment Markers',
  things: (facts) => deployedStands(facts).keys(),
  dependsOn(facts, id) {
    const stand = deployedStands(facts).get(id);
    const marker = stand && markerFor(facts, stand);
    return [stand, marker?.marker, marker?.pose, marker?.command];
  },
  check(facts, id) {
    const reach = facts.profile.markerReachMu.value;
    const stand = deployedStands(facts).get(id);
    const marker = stand && markerFor(facts, stand);
    if (reach === null || !marker) return [];
    const way = wayToMarker(facts.profile, stand, placementOf(marker.pose), reach);
    if (way.kind === 'inside') return [];
    return [{ ...tooFar(facts.profile, stand, marker, reach), ...standFix(stand.known, way) }];
  },
});
