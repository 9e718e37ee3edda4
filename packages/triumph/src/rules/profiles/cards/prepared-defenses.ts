import { type Sourced, verified } from '../sourced.ts';

const CARD = 'Battle Cards 1.0, card 14';

/** Card 14: obstacles that an army puts down. */
export interface PreparedDefenses {
  /** Obstacles for each card. */
  readonly obstaclesPerCard: Sourced<number>;
  /** Width and depth. */
  readonly sizeMu: Sourced<readonly [width: number, depth: number]>;
  /** How far from its owner's base edge an obstacle lies, at most. */
  readonly fromEdgeMu: Sourced<number>;
  /** Obstacles touch, or lie at least this far apart. */
  readonly gapMu: Sourced<number>;
}

export const preparedDefenses: PreparedDefenses = {
  obstaclesPerCard: verified(1, `${CARD} (BC-14-DEFENSES-DEPLOY-1)`),
  sizeMu: verified([2, 1], `${CARD} (BC-14-DEFENSES-DEPLOY-2)`),
  fromEdgeMu: verified(12, `${CARD} (BC-14-DEFENSES-DEPLOY-6)`),
  gapMu: verified(4, `${CARD} (BC-14-DEFENSES-DEPLOY-8)`),
};
