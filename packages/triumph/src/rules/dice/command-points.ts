import type { Profile } from '../profiles/profile.ts';

/** What a command's die gives with its modifier, within the profile's bounds (GT-CP-006, GT-CP-009). */
export const commandPoints = (profile: Profile, rolled: number, modifier: -1 | 0 | 1): number => {
  const { least, most } = profile.commandDie.value;
  return Math.min(most, Math.max(least, rolled + modifier));
};
