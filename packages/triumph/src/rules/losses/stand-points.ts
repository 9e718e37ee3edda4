import type { Stand, StandSecret } from '@vexillum/model';
import type { CardLoss } from '../profiles/card-losses.ts';
import type { Profile } from '../profiles/profile.ts';
import { troopTypeOf } from '../profiles/rows-of.ts';
import { rowOf } from '../profiles/sourced-table.ts';

const typePoints = (profile: Profile, code: string | undefined): number =>
  code === undefined ? 0 : (troopTypeOf(profile, code)?.halfPoints ?? 0);

/**
 * What everybody sees that a stand is worth, in half-points: what its type costs, or the dearer of two where a card made another of it. A
 * masquerade counts as what it poses as.
 */
export const apparentPoints = (profile: Profile, { troopType, was }: Pick<Stand, 'troopType' | 'was'>): number =>
  Math.max(typePoints(profile, troopType), typePoints(profile, was));

/** What was paid for a stand, in half-points; what it seems to be worth where the reader does not know. */
export const paidPoints = (profile: Profile, stand: Stand, secret: StandSecret | undefined): number =>
  secret?.halfPoints ?? apparentPoints(profile, stand);

const cardPoints = (profile: Profile, stand: Stand, { halfPoints, more, isForUse, code }: CardLoss): number => {
  const isIdle = isForUse && stand.uses?.[code] === undefined;
  return isIdle ? apparentPoints(profile, stand) : (halfPoints ?? apparentPoints(profile, stand) + more);
};

/** What a stand counts when it is lost: what its card says, otherwise what was paid for it. Which cards are in use is for all to see. */
export const lossPoints = (profile: Profile, stand: Stand, secret: StandSecret | undefined): number => {
  for (const code of [...Object.keys(stand.uses ?? {}), ...(secret?.cards ?? [])]) {
    const card = rowOf(profile.cardLosses, code);
    if (card) return cardPoints(profile, stand, card);
  }
  return paidPoints(profile, stand, secret);
};
