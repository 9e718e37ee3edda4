import { isInBox, normalDegrees, type Placement, type Point } from '@vexillum/geometry';
import type { SideId } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import { deploymentBox } from '../profiles/zone-boxes.ts';
import { type Toward, towards, type ZoneReport } from './stand-report.ts';

/** The nearest of four directions, each a quarter wide; a heading on the border is the next clockwise. */
export const quarterOf = (degrees: number): number => Math.floor((normalDegrees(degrees) + 45) / 90) % 4;

export const towardOf = (degrees: number): Toward => towards[quarterOf(degrees)] as Toward;

/** Red's sides and blue's are the same board from two edges. */
const seenBy = (side: SideId, at: Point, profile: Profile): Point => {
  const [width, depth] = profile.boardMu.value;
  return side === 'blue' ? { x: width - at.x, y: depth - at.y } : at;
};

const otherSide = (side: SideId): SideId => (side === 'blue' ? 'red' : 'blue');

/** Zones are named on both halves as the stand's side sees them; the border belongs to the zone at the right. */
export const zoneReport = (profile: Profile, side: SideId, at: Placement): ZoneReport | undefined => {
  const seen = seenBy(side, at, profile);
  const [width, depth] = profile.boardMu.value;
  const zones = profile.zones.value;
  const zone =
    zones.find(({ fromMu, toMu }) => seen.x >= fromMu && seen.x < toMu) ??
    (seen.x === width ? zones.at(-1) : undefined);
  if (!zone || seen.y < 0 || seen.y > depth) return undefined;
  const bands = [side, otherSide(side)].map((of) => isInBox(deploymentBox(profile, of), at));
  return {
    code: zone.code,
    half: seen.y <= depth / 2 ? 'own' : 'enemy',
    ...(bands[0] ? { band: 'own' as const } : bands[1] ? { band: 'enemy' as const } : {}),
  };
};
