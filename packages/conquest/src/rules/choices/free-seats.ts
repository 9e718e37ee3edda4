import { type Refusal, refuse } from '@vexillum/model';
import { isFoggy } from '../fog/is-foggy.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import type { Snapshot } from '../records.ts';
import { gameOf, playerOf } from '../state/read.ts';
import { isMachine } from '../state/setup.ts';
import { playerIds } from '../state/sides.ts';
import { seatedSides } from './hosting.ts';

/** In the fog a machine keeps its seat: whoever has its link, a player among them, would look through its eyes. */
export const whyNotSit = (snapshot: Snapshot, seatId: string): Refusal | undefined =>
  isFoggy(snapshot) && (gameOf(snapshot)?.order.includes(seatId) ?? false) && isMachine(snapshot, seatId)
    ? refuse('machine-in-fog', 'A machine plays in this seat, and keeps it for as long as the fog lies.')
    : undefined;

/** Seats in which somebody who sits down now plays: before START as many as the game is for, afterwards those that a machine holds. */
export const freeSeats = (snapshot: Snapshot): readonly string[] => {
  const game = gameOf(snapshot);
  if (game?.phase === 'over' || isFoggy(snapshot)) return [];
  if (game)
    return game.order.filter(
      (side) =>
        isMachine(snapshot, side) &&
        playerOf(snapshot, side)?.out === undefined &&
        snapshot.public.seat.get(side)?.name === undefined,
    );
  const { seats } = rulesOf(snapshot);
  const seated = seatedSides(snapshot);
  const empty = playerIds.filter((side) => !seated.includes(side));
  return seats === 0 ? empty : empty.slice(0, Math.max(0, seats - seated.length));
};
