import { type FireReach, zoneSides } from '@vexillum/geometry';
import type { Profile } from '../profiles/profile.ts';
import { troopTypeOf } from '../profiles/rows-of.ts';

/** How far and how wide that type shoots, and from which sides; `undefined` where it does not. */
export const fireReachOf = (profile: Profile, troopType: string): FireReach | undefined => {
  const range = troopTypeOf(profile, troopType)?.rangeMu ?? null;
  if (range === null) return undefined;
  const isAllRound = profile.fireAllRound.value.includes(troopType);
  return { range, widening: profile.fireWideningMu.value, ...(isAllRound ? { sides: zoneSides } : {}) };
};
