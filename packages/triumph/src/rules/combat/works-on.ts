import { cardCodes } from '../cards/card-codes.ts';
import { workingOn } from '../cards/played.ts';
import type { Ring, StandFighter } from './fighters.ts';

/** Cards that ward off what chariots with scythes do. */
const wards: readonly string[] = [cardCodes.supportable, cardCodes.screenable];

/** Card 15: the enemy has marked it in this turn, and nothing wards that off. */
const isMarked = ({ snapshot }: Ring, { id, so }: StandFighter): boolean =>
  so.category === 'foot' &&
  so.order === 'close' &&
  !wards.some((card) => so.cards.has(card)) &&
  workingOn(snapshot, cardCodes.scythedChariots, id) !== undefined;

/** Whether a card works on a stand in this combat: one that it has, or one that was played on it. */
export const worksOn = (ring: Ring, card: string, me: StandFighter): boolean =>
  card === cardCodes.scythedChariots
    ? isMarked(ring, me)
    : me.so.cards.has(card) || (card === cardCodes.mobileInfantry && me.isCaught);
