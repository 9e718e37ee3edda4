import { lawsInUse } from '../house/laws-in-use.ts';
import { checkProfile } from './check-profile.ts';

/** From now on no house rule is taken here that contradicts the rest of its profile. */
export const useLaws = (): void => {
  lawsInUse.check = checkProfile;
};
