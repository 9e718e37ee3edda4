import { troopTypeOf } from './rows-of.ts';
import type { Profile } from './profile.ts';
import type { SizeMu } from './terrain-type.ts';
import type { Stand } from '../records/stand.ts';

/** Whether a card in use gives a stand a base as deep as it is wide. */
export const hasSquareBase = ({ cards }: Profile, uses: Stand['uses']): boolean =>
  uses !== undefined && cards.squareBases.value.some((card) => uses[card] !== undefined);

/**
 * Width and depth of a stand's base in MU; a type that the profile does not know gets a square base, and so do stands on which certain
 * battle cards are in use.
 */
export const standSize = (profile: Profile, troopType: string, uses?: Stand['uses']): SizeMu => {
  const width = profile.baseWidthMu.value;
  return [width, hasSquareBase(profile, uses) ? width : (troopTypeOf(profile, troopType)?.depthMu ?? width)];
};
