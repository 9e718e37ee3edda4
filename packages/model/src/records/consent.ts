import type { SideId } from '../seat.ts';

/** Who has agreed to something: which sides' captains let the umpire read their secrets, under the id `umpire`; which seats have signed a result. */
export interface Consent {
  readonly [side: SideId]: true;
}

export const UMPIRE_CONSENT = 'umpire';
