import { type Sourced, verified } from '../sourced.ts';

const CARD = 'Battle Cards 1.0, card 8';

/** Card 8: foot that rides to the battle. */
export interface MobileInfantry {
  /** Tactical moves while on transports: over open ground, and where any part is in difficult terrain. */
  readonly moveMu: Sourced<number>;
  readonly difficultMoveMu: Sourced<number>;
  /** How near to an enemy a move on transports must not come. */
  readonly fromEnemyMu: Sourced<number>;
}

export const mobileInfantry: MobileInfantry = {
  moveMu: verified(6, `${CARD} (BC-08-MOBINF-PLAY-2)`),
  difficultMoveMu: verified(3, `${CARD} (BC-08-MOBINF-PLAY-3)`),
  fromEnemyMu: verified(4, `${CARD} (BC-08-MOBINF-PLAY-4)`),
};
