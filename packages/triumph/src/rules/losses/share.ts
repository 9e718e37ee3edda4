import type { Share } from '../profiles/defeat-terms.ts';

/** Whether the losses come to the share of the total: exact, for nothing is divided. Of nothing no share is lost. Both in half-points. */
export const hasLostShare = (lost: number, total: number, { part, of }: Share): boolean =>
  total > 0 && lost * of >= total * part;

/** The smallest loss that comes to the share, in half-points; in whole points where `step` is 2. */
export const leastLoss = (total: number, { part, of }: Share, step: 1 | 2 = 1): number =>
  Math.ceil((total * part) / (of * step)) * step;
