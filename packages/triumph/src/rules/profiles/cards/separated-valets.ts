import { type Sourced, verified } from '../sourced.ts';

const CARD = 'Battle Cards 1.0, card 3';

/** Card 3: a pair of stands that fights apart. */
export interface SeparatedValets {
  /** What the two stands of a pair are then, one each. */
  readonly pair: Sourced<readonly [string, string]>;
}

export const separatedValets: SeparatedValets = {
  pair: verified(['EFT', 'JCV'], `${CARD} (BC-03-VALETS-DEPLOY-1)`),
};
