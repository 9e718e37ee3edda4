import { type FireReach, zoneSides } from '@vexillum/geometry';
import type { FightsAs } from '../fights-as/answer.ts';
import type { Profile } from '../profiles/profile.ts';

/** How far and how wide a stand shoots, and from which sides; `undefined` where it does not. */
export const fireReachOf = (profile: Profile, shoots: FightsAs['shoots'] | undefined): FireReach | undefined => {
  if (!shoots) return undefined;
  const { rangeMu, isAllRound } = shoots;
  return {
    range: rangeMu.value,
    widening: profile.fireWideningMu.value,
    ...(isAllRound ? { sides: zoneSides } : {}),
  };
};
