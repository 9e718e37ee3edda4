import type { Profile } from '../profiles/profile.ts';
import { battleCardOf, troopTypeOf } from '../profiles/rows-of.ts';
import { DECEPTION } from './card.ts';

/** What the troops behind a masquerade cost, in half-points, as if they did not pose. */
export const realHalfPoints = (profile: Profile, real: readonly string[]): number =>
  real.reduce((sum, code) => sum + (troopTypeOf(profile, code)?.halfPoints ?? 0), 0);

/** The same with the price of the removal or exchange, which is the same for all of them. */
export const masqueradeHalfPoints = (profile: Profile, real: readonly string[]): number =>
  realHalfPoints(profile, real) + (battleCardOf(profile, DECEPTION)?.cost.halfPoints ?? 0);
