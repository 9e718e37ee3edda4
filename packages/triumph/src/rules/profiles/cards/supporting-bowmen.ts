import { type Sourced, verified } from '../sourced.ts';

/** Card 7: bowmen that are spread out behind other troops. */
export interface SupportingBowmen {
  /** How many stands one stand of bowmen supports for each point that its type costs. */
  readonly standsPerPoint: Sourced<number>;
}

export const supportingBowmen: SupportingBowmen = {
  standsPerPoint: verified(1, 'Battle Cards 1.0, card 7 (BC-07-BOWMEN-DEPLOY-2)'),
};
