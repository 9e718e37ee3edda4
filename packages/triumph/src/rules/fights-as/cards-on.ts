import { alwaysAtWork, alwaysInUse } from '../cards/card-codes.ts';
import type { Stand } from '../records/stand.ts';

/** Cards of the form in which a stand was brought: one that went on foot or was parted by a card has left them with its horses. */
const ofItsFirstForm = (stand: Stand, card: string): boolean => stand.was === undefined || !alwaysInUse.includes(card);

/** The cards that work on a stand: those in use for all to see, and of those that were given to it the ones that need no saying. */
export const cardsOn = (stand: Stand, given: readonly string[] = []): ReadonlySet<string> => {
  const worn = given.filter((card) => alwaysInUse.includes(card) || alwaysAtWork.includes(card));
  return new Set([...Object.keys(stand.uses ?? {}), ...worn].filter((card) => ofItsFirstForm(stand, card)));
};
