import { type Sourced, unverified, verified } from '../sourced.ts';

const CARD = 'Battle Cards 1.0, card 24';

/** Card 24: stands that are not what they seem. */
export interface DeceptiveDeployment {
  /** How far a masquerade moves at most, by what it seems to be. */
  readonly mountedMoveMu: Sourced<number>;
  readonly footMoveMu: Sourced<number>;
  /** With an enemy as near as this when a movement phase ends, it is given up. */
  readonly revealAtMu: Sourced<number>;
  /** Whose movement phases end so. */
  readonly revealAfter: Sourced<'own' | 'every'>;
}

export const deceptiveDeployment: DeceptiveDeployment = {
  mountedMoveMu: verified(4, `${CARD} (BC-24-DECEPT-PLAY-2)`),
  footMoveMu: verified(2, `${CARD} (BC-24-DECEPT-PLAY-13)`),
  revealAtMu: verified(8, `${CARD} (BC-24-DECEPT-PLAY-5)`),
  revealAfter: unverified('every', `${CARD}, which does not say whose movement phase is meant (BC-24-DECEPT-PLAY-5)`),
};
