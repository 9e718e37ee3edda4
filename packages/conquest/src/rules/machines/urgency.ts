import type { GameState } from '../state/game-state.ts';
import type { Position } from './position.ts';

/** Armies a land on average from which on a game counts as locked, and how many more make it wholly so. */
const LOCKED_FROM = 4;
const LOCKED_WITHIN = 3;
/** Sets turned in from which on a game of four is late, and so many more until it is wholly so. */
const LATE_FROM = 0.5;
const LATE_WITHIN = 1;
/** The more play, the sooner: it takes longer to drive them all out. Two come to an end by themselves. */
const hurry = (players: number): number => (players ** 2 - 4) / 12;

const part = (value: number, from: number, within: number): number => Math.min(1, Math.max(0, (value - from) / within));

/** Armies that pile up on the board say that nobody dares: 0 to 1. */
export const lockedness = ({ armies }: Position): number => {
  const all = armies.reduce((sum, here) => sum + here, 0);
  return part(all / Math.max(1, armies.length), LOCKED_FROM, LOCKED_WITHIN);
};

/**
 * How time presses, 0 to 1: that a game is locked, or that sets have become dear. It is what ends every game: a Recruit plays better and better,
 * a Captain does not rest any more, and nobody minds losses.
 */
export const urgency = (position: Position, { setsTurnedIn }: GameState): number =>
  Math.max(lockedness(position), part(setsTurnedIn * hurry(position.players), LATE_FROM, LATE_WITHIN));
