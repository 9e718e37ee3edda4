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
  /** Who played together, where several sides did: they are of one name here, and share a place unless somebody left the others. */
  readonly team?: string;
  /** By how much, in the game's own measures: `lostHalfPoints`, `territories`. */
  readonly counts: { readonly [measure: string]: number };
}

/** What a side plays for: its team, or itself. Sides of one party are no opponents. */
export const partyOf = ({ sides }: Result, side: SideId): string => {
  const team = sides.find((one) => one.side === side)?.team;
  return team === undefined ? side : `team ${team}`;
};

export const winnersOf = ({ sides }: Result): readonly SideId[] =>
  sides.filter(({ place }) => place === 1).map(({ side }) => side);
