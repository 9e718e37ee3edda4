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

type Reading = Profile['markerReading']['value'];

/** How far a base may reach by each reading: where its nearer corner counts, the rest of it lies beyond. */
const reachBy = (reading: Reading, { corners }: DeployedStand, reach: number): number => {
  const xs = corners.map(({ x }) => x);
  return reading === 'near-corner' ? reach + Math.max(...xs) - Math.min(...xs) : reach;
};

/** The corner that counts by the table's reading. */
const countedCorner = (reading: Reading, { corners }: DeployedStand, { x }: Point): Point => {
  const byDistance = corners.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x));
  return byDistance.at(reading === 'near-corner' ? 0 : -1) as Point;
};

const tooFar = (profile: Profile, stand: DeployedStand, marker: KnownMarker, reach: number): Finding => {
  const { known, name } = stand;
  const point = placementOf(marker.pose);
  const aside = (corner: Point) => Math.abs(corner.x - point.x);
  const far = countedCorner(profile.markerReading.value, stand, point);
  // Beyond reach with its nearer corner too, it is so by either reading.
  const isSoByEither = wayToMarker(profile, stand, point, reachBy('near-corner', stand, reach)).kind !== 'inside';
  const isSecret = known.isCommandSecret || marker.isSecret;
  const { side } = known.stand;
  return {
    ...weigh(profile.markerReachMu, ...(isSoByEither ? [] : [profile.markerReading])),
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

/** Measured from the marker's one point, whatever its size. Up to which corner of a base the rules do not say, so a table may agree on either. */
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
    const allowed = reachBy(facts.profile.markerReading.value, stand, reach);
    const way = wayToMarker(facts.profile, stand, placementOf(marker.pose), allowed);
    if (way.kind === 'inside') return [];
    return [{ ...tooFar(facts.profile, stand, marker, reach), ...standFix(stand.known, way) }];
  },
});
