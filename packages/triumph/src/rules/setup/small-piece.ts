import type { Profile } from '../profiles/profile.ts';
import type { SizeMu } from '../profiles/terrain-type.ts';

/** Whether a piece of terrain is one of the small ones: large ones are numbered and laid first. */
export const isSmallPiece = ({ smallPieceMu }: Profile, [width, depth]: SizeMu): boolean =>
  width + depth <= smallPieceMu.value;
