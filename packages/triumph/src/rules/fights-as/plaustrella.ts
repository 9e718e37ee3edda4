import { cardCodes } from '../cards/card-codes.ts';
import { asItsType } from './as-its-type.ts';
import type { Change } from './answer.ts';

/** Card 9: foot behind barriers, which go as slowly over any ground. Whether a type that shoots still does is not said: it does. */
export const plaustrella: Change = (so, { profile, cards }) => {
  const { troopType, shotAt } = profile.cards.plaustrella;
  const like = cards.has(cardCodes.plaustrella) ? asItsType(profile, troopType.value) : undefined;
  if (!like) return so;
  const { fightsLike, category, order, againstFoot, againstMounted } = like;
  const moveMu = profile.cards.ownMoves.plaustrellaMoveMu;
  return {
    ...so,
    fightsLike,
    category,
    order,
    moveMu,
    difficultMoveMu: { ...moveMu, value: null },
    shotAt,
    againstFoot,
    againstMounted,
  };
};
