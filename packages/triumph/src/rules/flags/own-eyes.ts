import type { Point } from '@vexillum/geometry';
import type { SideId } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';

/**
 * A point as a side sees it from its own base edge: x from its left to its right, y from its own edge to the enemy's. The same turn leads
 * back to the board.
 */
export const ownEyes = (profile: Profile, side: SideId, { x, y }: Point): Point => {
  const [width, depth] = profile.boardMu.value;
  return side === 'blue' ? { x: width - x, y: depth - y } : { x, y };
};
