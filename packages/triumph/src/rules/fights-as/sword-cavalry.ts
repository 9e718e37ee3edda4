import { cardCodes } from '../cards/card-codes.ts';
import { asItsType } from './as-its-type.ts';
import type { Change } from './answer.ts';

/** Card 23: another type in everything but its base, its factors in close combat, and what it counts when lost. */
export const swordCavalry: Change = (so, { profile, cards }) => {
  const { troopType, againstFoot, againstMounted } = profile.cards.swordCavalry;
  const other = cards.has(cardCodes.swordCavalry) ? asItsType(profile, troopType.value) : undefined;
  return other ? { ...so, ...other, depthMu: so.depthMu, againstFoot, againstMounted } : so;
};
