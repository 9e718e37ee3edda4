import { type Sourced, unverified, verified } from '../sourced.ts';

const WAGON = 'Battle Cards 1.0, card 19';

/** Cards 16 to 19: no camp, a fortified one, one that stands elsewhere, a wagon in its place. */
export interface CampCards {
  /** Width of a standard wagon, from the narrowest to the widest, and its depth. */
  readonly wagonWidthMu: Sourced<readonly [least: number, most: number]>;
  readonly wagonDepthMu: Sourced<number>;
  /** How far from its own base edge a wagon stands, at most, to its farthest point. */
  readonly wagonFromEdgeMu: Sourced<number>;
  readonly wagonLossHalfPoints: Sourced<number>;
  /** What fortifications add to a camp's factor. */
  readonly fortifiedFactor: Sourced<number>;
  /** Which camps of an army the cards are for. */
  readonly appliesTo: Sourced<'main-camp' | 'every-camp'>;
}

export const campCards: CampCards = {
  wagonWidthMu: verified([4, 6], `${WAGON} (BC-19-STANDARD-MODEL-1)`),
  wagonDepthMu: verified(2, `${WAGON} (BC-19-STANDARD-MODEL-1)`),
  wagonFromEdgeMu: verified(8, `${WAGON} (BC-19-STANDARD-DEPLOY-5)`),
  wagonLossHalfPoints: verified(16, `${WAGON} (BC-19-STANDARD-PLAY-10)`),
  fortifiedFactor: verified(2, 'Battle Cards 1.0, card 17, and an answer of the authors in their forum'),
  appliesTo: unverified('main-camp', 'the cards speak of an army with one camp'),
};
