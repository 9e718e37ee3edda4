import { type Sourced, verified } from '../sourced.ts';

/** Cards 9 and 22: troops that move otherwise than their type. */
export interface OwnMoves {
  /** A stand equipped with plaustrella, over any ground. */
  readonly plaustrellaMoveMu: Sourced<number>;
  /** Troops chained together. */
  readonly chainedMoveMu: Sourced<number>;
}

export const ownMoves: OwnMoves = {
  plaustrellaMoveMu: verified(2, 'Battle Cards 1.0, card 9 (BC-09-PLAUST-PLAY-1)'),
  chainedMoveMu: verified(5, 'Battle Cards 1.0, card 22 (BC-22-CHAINED-PLAY-1)'),
};
