import { stepAt } from '../deployment/order-of-play.ts';
import { alwaysInUse } from './card-codes.ts';
import { inUse } from './card-in-use.ts';
import { cardsGiven } from './cards-given.ts';
import { secretOf, type Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

/** A stand as it comes to the board: with the cards that everybody can see on it, as far as the reader knows of them. */
export const looksOf = (snapshot: Snapshot, id: string, stand: Stand): Stand => {
  const worn = cardsGiven(stand, secretOf(snapshot, id))?.filter((card) => alwaysInUse.includes(card)) ?? [];
  const { number } = stepAt(snapshot);
  return worn
    .filter((card) => stand.uses?.[card] === undefined)
    .reduce((seen, card) => inUse(seen, card, number), stand);
};
