import { cardCodes } from '../cards/card-codes.ts';
import type { Profile } from '../profiles/profile.ts';
import { asItsType } from './as-its-type.ts';
import type { Change, Shooting } from './answer.ts';

/** Its own factor, with the arc and the range of the type that the card names. */
export const showersOf = (profile: Profile): Shooting | null => {
  const { shooting, troopType } = profile.cards.showerShooting;
  const like = asItsType(profile, troopType.value)?.shoots;
  // Whether it is that type's range is as sure as the less sure of both.
  const isVerified = troopType.isVerified && like?.rangeMu.isVerified === true;
  return like
    ? {
        ...like,
        factor: shooting,
        isUnmovedOnly: true,
        rangeMu: { ...like.rangeMu, source: `${troopType.source}; ${like.rangeMu.source}`, isVerified },
      }
    : null;
};

/** Card 21. */
export const showerShooting: Change = (so, { profile, cards }) =>
  cards.has(cardCodes.showerShooting) ? { ...so, shoots: showersOf(profile) } : so;
