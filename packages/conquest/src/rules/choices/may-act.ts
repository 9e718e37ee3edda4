import { onlySeats, type Refusal, refuse, type Seat, type Words, words } from '@vexillum/model';
import type { Phase } from '../state/game-state.ts';
import { gameOf } from '../state/read.ts';
import { setupOf } from '../state/setup.ts';
import type { Snapshot } from '../records.ts';

const whenItIs: Readonly<Record<Phase, Words>> = {
  assignment: words('Territories are still being claimed.'),
  amassing: words('Armies are still being placed.'),
  conquer: words('The conquest has begun.'),
  over: words('The game is over.'),
};

export const onlyPlayers = onlySeats('captain');

/** Lets the player act whose turn it is, in this phase. */
export const onTurn =
  (phase: Phase) =>
  (seat: Seat, snapshot: Snapshot): Refusal | undefined => {
    const game = gameOf(snapshot);
    if (!game) return refuse('not-started', 'The game has not been started.');
    if (game.phase === 'over') return refuse('wrong-phase', whenItIs[game.phase]);
    return (
      onlyPlayers(seat) ??
      (game.mover === seat.side ? undefined : refuse('out-of-turn', 'It is not your turn.')) ??
      (game.phase === phase ? undefined : refuse('wrong-phase', whenItIs[game.phase]))
    );
  };

export const isAdministrator = (seat: Seat, snapshot: Snapshot): boolean =>
  seat.kind === 'host' || seat.kind === 'umpire' || setupOf(snapshot).administrators.includes(seat.id);

/** The host, the umpire, and the seats that the host has named. */
export const onlyAdministrators = (seat: Seat, snapshot: Snapshot): Refusal | undefined =>
  isAdministrator(seat, snapshot)
    ? undefined
    : refuse('not-an-administrator', 'Only the host and the administrators may do this.');
