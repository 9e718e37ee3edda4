import { cardCodes } from '../cards/card-codes.ts';
import { surcharge } from './as-its-type.ts';
import type { Change } from './answer.ts';
import { showersOf } from './shower-shooting.ts';

/** Card 22: slow, in close order, dear to move, and shooting as card 21 has it. */
export const chained: Change = (so, { profile, cards }) =>
  cards.has(cardCodes.chained)
    ? {
        ...so,
        order: 'close',
        moveMu: profile.cards.ownMoves.chainedMoveMu,
        commandPoints: surcharge(profile, true),
        shoots: showersOf(profile),
      }
    : so;
