import { alwaysInUse } from '../cards/card-codes.ts';
import { cardsGiven } from '../cards/cards-given.ts';
import { cardsOn } from './cards-on.ts';
import type { CardLoss } from '../profiles/card-losses.ts';
import type { Profile } from '../profiles/profile.ts';
import { troopTypeOf } from '../profiles/rows-of.ts';
import type { Knowledge } from './answer.ts';
import type { Stand } from '../records/stand.ts';

const typePoints = (profile: Profile, code: string | undefined): number =>
  code === undefined ? 0 : (troopTypeOf(profile, code)?.halfPoints ?? 0);

/**
 * What everybody sees that a stand is worth, in half-points: what its type costs, or the dearer of two where a card made another of it. A
 * masquerade counts as what it poses as.
 */
export const apparentPoints = (profile: Profile, { troopType, was }: Pick<Stand, 'troopType' | 'was'>): number =>
  Math.max(typePoints(profile, troopType), typePoints(profile, was));

/** What everybody sees that a stand itself costs, in half-points: a card may have made it cheaper than its type. */
export const apparentCost = (profile: Profile, stand: Stand): number => {
  const cards = cardsOn(stand, cardsGiven(stand));
  const cheaper = profile.cardLosses.rows.find(
    ({ code, halfPoints, isForUse }) => halfPoints !== null && !isForUse && cards.has(code),
  );
  return cheaper?.halfPoints ?? apparentPoints(profile, stand);
};

/** What everybody knows that a stand is worth: what was paid for it where that was told, else what its type costs. */
const publicPoints = (profile: Profile, stand: Stand): number => stand.halfPoints ?? apparentPoints(profile, stand);

/** What was paid for a stand, in half-points; what it seems to be worth where the reader does not know. */
export const paidPoints = (profile: Profile, stand: Stand, knowledge: Knowledge | undefined): number =>
  knowledge?.halfPoints ?? publicPoints(profile, stand);

/** What a lost stand counts by the cards that say so: one may say how much, others how much more. */
const byCards = (profile: Profile, stand: Stand, rows: readonly CardLoss[]): number => {
  const isIdle = ({ isForUse, code }: CardLoss) => isForUse && stand.uses?.[code] === undefined;
  const working = rows.filter((row) => !isIdle(row));
  const whole = working.find(({ halfPoints }) => halfPoints !== null)?.halfPoints ?? apparentPoints(profile, stand);
  return working.reduce((sum, { more }) => sum + more, whole);
};

/**
 * What a stand counts when it is lost: what its cards say, else what was paid for it. Where its cards were told to everybody it counts the same for everybody,
 * and a masquerade as what it poses as; in older matches it counts as far as the reader knows.
 */
export const standLoss = (profile: Profile, stand: Stand, knowledge: Knowledge | undefined): number => {
  const cards = new Set([...Object.keys(stand.uses ?? {}), ...(cardsGiven(stand, knowledge) ?? [])]);
  // What a card makes of riders does not count for them on foot; what it adds does, for it was paid.
  const isLeft = ({ halfPoints, code }: CardLoss) =>
    halfPoints !== null && stand.was !== undefined && alwaysInUse.includes(code);
  const rows = profile.cardLosses.rows.filter((row) => cards.has(row.code) && !isLeft(row));
  return rows.length > 0
    ? byCards(profile, stand, rows)
    : paidPoints(profile, stand, stand.cards ? undefined : knowledge);
};
