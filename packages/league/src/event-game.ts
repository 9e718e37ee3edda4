/** A game of an event that has ended: two sides, several where a board has more, one alone for a bye. */
export interface EventGame {
  readonly sides: readonly EventSide[];
}

export interface EventSide {
  readonly id: string;
  /** From 1. Whoever has none comes after all who have one; nobody has one where nobody won. */
  readonly place?: number;
  /** Who played together: sides of one team are no opponents of each other. */
  readonly team?: string;
  /** By the measure of its game; left out, 0. */
  readonly score?: number;
}

export const isBye = ({ sides }: EventGame): boolean => sides.length === 1;

export const areTogether = (one: EventSide | undefined, other: EventSide | undefined): boolean =>
  one?.team !== undefined && one.team === other?.team;

/** Who alone won it. */
export const winnerOf = ({ sides }: EventGame): string | undefined => {
  const first = sides.filter(({ place }) => place === 1);
  return sides.length > 1 && first.length === 1 ? first[0]?.id : undefined;
};
