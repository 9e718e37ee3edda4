import { troopTypeOf } from './rows-of.ts';
import type { Profile } from './profile.ts';
import type { SizeMu } from './terrain-type.ts';

/** Width and depth of a stand's base in MU; a type that the profile does not know gets a square base. */
export const standSize = (profile: Profile, troopType: string): SizeMu => {
  const width = profile.baseWidthMu.value;
  return [width, troopTypeOf(profile, troopType)?.depthMu ?? width];
};
