import { cardCodes } from '../cards/card-codes.ts';
import type { Change } from './answer.ts';

/** Card 8, while on transports. It stays foot: the card speaks of its order alone. */
export const mobileInfantry: Change = (so, { profile, cards }) => {
  const { moveMu, difficultMoveMu } = profile.cards.mobileInfantry;
  return cards.has(cardCodes.mobileInfantry) ? { ...so, order: 'open', moveMu, difficultMoveMu, shoots: null } : so;
};
