import type { Profile } from './profile.ts';
import { profileOf } from './profile-of.ts';

/** Whether an army that was built for one edition can be brought where another is played: both split as many points into as many commands. */
export const takesArmiesOf = (profile: Profile, builtFor: string): boolean => {
  const other = profileOf(builtFor);
  const own = profileOf(profile.id);
  return (
    other !== undefined &&
    own !== undefined &&
    other.armyHalfPoints.value === own.armyHalfPoints.value &&
    other.commands.value === own.commands.value
  );
};
