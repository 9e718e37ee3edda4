import { type Sourced, verified } from '../sourced.ts';

const CARD = 'Battle Cards 1.0, card 13';

/** Card 13: open order foot that lies in wait beyond the deployment band. */
export interface Ambush {
  readonly category: Sourced<'foot' | 'mounted'>;
  readonly order: Sourced<'open' | 'close'>;
  /** How far it keeps from the enemy's base edge, at least. */
  readonly fromEnemyEdgeMu: Sourced<number>;
  /** Farther than this from each enemy stand. */
  readonly beyondEnemyMu: Sourced<number>;
  /** How many such stands one piece of terrain hides. */
  readonly standsInPiece: Sourced<number>;
}

export const ambush: Ambush = {
  category: verified('foot', `${CARD} (BC-13-AMBUSH-DEPLOY-2)`),
  order: verified('open', `${CARD} (BC-13-AMBUSH-DEPLOY-2)`),
  fromEnemyEdgeMu: verified(8, `${CARD} (BC-13-AMBUSH-DEPLOY-4)`),
  beyondEnemyMu: verified(2, `${CARD} (BC-13-AMBUSH-DEPLOY-5)`),
  standsInPiece: verified(2, `${CARD} (BC-13-AMBUSH-DEPLOY-6)`),
};
