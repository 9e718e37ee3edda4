import { cardCodes, fullProfileAt, type Snapshot, workingOn } from '../../rules/index.ts';
import { cardsOfSide } from '../cards/cards-of-side.ts';

const CARD = cardCodes.holdTheLine;

/** Whether card 10 can be played now to keep this stand from pursuing. */
export const mayHold = (snapshot: Snapshot, id: string): boolean => {
  const stand = snapshot.public.stand.get(id);
  if (!stand || (stand.cards && !stand.cards.includes(CARD)) || workingOn(snapshot, CARD, id)) return false;
  return cardsOfSide(snapshot, fullProfileAt(snapshot), stand.side).some(({ code, isDue }) => code === CARD && isDue);
};
