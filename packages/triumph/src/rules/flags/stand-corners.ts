import { type Corners, cornersFromFront, placementOf } from '@vexillum/geometry';
import type { KnownStand } from './battle-facts.ts';
import { standSize } from '../profiles/stand-size.ts';
import type { Profile } from '../profiles/profile.ts';

/** The corners of a stand's base on the board: front left, front right, rear right, rear left. Undefined off the board. */
export const standCorners = (profile: Profile, { stand, pose }: KnownStand): Corners | undefined => {
  if (!pose || stand.place !== 'board') return undefined;
  const [width, depth] = standSize(profile, stand.troopType, stand.uses);
  return cornersFromFront(placementOf(pose), width, depth);
};
