/** Something that took its time, in milliseconds of this process. */
export interface Span {
  readonly began: number;
  readonly ended: number;
}

const lengthOf = ({ began, ended }: Span): number => ended - began;

const shared = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.ended, other.ended) - Math.max(one.began, other.began));

/**
 * How late the latest move was by the server's own doing, in milliseconds: without as much of it as fell into the one flush that it shares the most
 * time with. A flush of another moment excuses nothing. 0 without moves.
 */
export const latestBeyondTheDisk = (moves: readonly Span[], flushes: readonly Span[]): number => {
  let latest = 0;
  for (const move of moves.toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
    // No later one can be worse.
    if (lengthOf(move) <= latest) break;
    const waited = flushes.reduce((most, flush) => Math.max(most, shared(move, flush)), 0);
    latest = Math.max(latest, lengthOf(move) - waited);
  }
  return latest;
};
