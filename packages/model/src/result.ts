import type { SideId } from './seat.ts';

/** How a game ended. From public records alone, so that everybody works out the same; numbers are integers. */
export interface Result {
  /** Every side that played, in the order of the game's sides. */
  readonly sides: readonly SideResult[];
  /** The rule that ended it, and where that stands. */
  readonly rule: { readonly id: string; readonly source: string };
}

export interface SideResult {
  readonly side: SideId;
  /** From 1, as far as the game ranks its sides: nobody has one where nobody won. */
  readonly place?: number;
  /** By how much, in the game's own measures: `lostHalfPoints`, `territories`. */
  readonly counts: { readonly [measure: string]: number };
}

export const winnersOf = ({ sides }: Result): readonly SideId[] =>
  sides.filter(({ place }) => place === 1).map(({ side }) => side);
