import type { Box, Point } from '@vexillum/geometry';
import type { SideId, Words } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import { ownEyes } from './own-eyes.ts';
import { type Shift, shiftInto } from './shift-into.ts';
import { shiftWords } from './shift-words.ts';

/** Where a shape is that ought to be in a room, both as its side sees the board. */
export type WayInto =
  | { readonly kind: 'inside' }
  | { readonly kind: 'no-room' }
  /** `shift` is how far to move it on the board. */
  | { readonly kind: 'shift'; readonly shift: Shift; readonly says: Words };

/** How a piece of the side comes to lie in a room wholly, by the shortest way. */
export const wayInto = (profile: Profile, side: SideId, corners: readonly Point[], room: Box): WayInto => {
  const own = shiftInto(
    corners.map((corner) => ownEyes(profile, side, corner)),
    room,
  );
  if (!own) return { kind: 'no-room' };
  if (own.dx === 0 && own.dy === 0) return { kind: 'inside' };
  const shift = side === 'blue' ? { dx: -own.dx, dy: -own.dy } : own;
  return { kind: 'shift', shift, says: shiftWords(own) };
};
