import type { SideId } from '../seat.ts';

/** Which sides' captains let the umpire read their secrets; under the id `umpire`. */
export interface Consent {
  readonly [side: SideId]: true;
}

export const UMPIRE_CONSENT = 'umpire';
