import { cardsGiven } from '../cards/cards-given.ts';
import type { Profile } from '../profiles/profile.ts';
import type { Change, FightsAs, Knowledge } from './answer.ts';
import { hasSquareBase } from '../profiles/stand-size.ts';
import { asItsType } from './as-its-type.ts';
import { camelry } from './camelry.ts';
import { cardsOn } from './cards-on.ts';
import { chained } from './chained.ts';
import { masquerade } from './masquerade.ts';
import { mobileInfantry } from './mobile-infantry.ts';
import { plaustrella } from './plaustrella.ts';
import { showerShooting } from './shower-shooting.ts';
import { standLoss } from './stand-loss.ts';
import { swordCavalry } from './sword-cavalry.ts';
import type { Stand } from '../records/stand.ts';

/** In this order: what a stand is deployed as goes over what its type can do, and transports over both. */
const changes: readonly Change[] = [
  swordCavalry,
  camelry,
  showerShooting,
  chained,
  plaustrella,
  mobileInfantry,
  masquerade,
];

/** Difficult ground makes nobody faster. */
const slowedAtMost = (so: FightsAs): FightsAs => {
  const { difficultMoveMu: slow, moveMu } = so;
  return slow.value !== null && slow.value > moveMu.value ? { ...so, difficultMoveMu: moveMu } : so;
};

/**
 * The one answer to what a stand fights as, by what its reader knows; `undefined` where the profile does not know its type. Who does not know a stand's
 * cards hears only what everybody sees on it.
 */
export const fightsAs = (profile: Profile, stand: Stand, knowledge: Knowledge = {}): FightsAs | undefined => {
  const its = asItsType(profile, stand.troopType);
  if (!its) return undefined;
  const cards = cardsOn(stand, cardsGiven(stand, knowledge));
  const asked = {
    profile,
    stand,
    cards,
    isMasquerade: knowledge.isMasquerade === true,
  };
  const depthMu = hasSquareBase(profile, stand.uses)
    ? { ...profile.cards.squareBases, value: profile.baseWidthMu.value }
    : its.depthMu;
  const start = { ...its, cards, depthMu, lossHalfPoints: standLoss(profile, stand, knowledge) };
  return slowedAtMost(changes.reduce((so, change) => change(so, asked), start));
};
