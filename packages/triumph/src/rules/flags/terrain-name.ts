import { terrainTypeOf } from '../profiles/rows-of.ts';
import type { Profile } from '../profiles/profile.ts';

/** `Woods`, as the profile names a kind of terrain. */
export const terrainName = (profile: Profile, type: string): string => terrainTypeOf(profile, type)?.name ?? type;
