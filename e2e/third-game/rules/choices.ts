import {
  type Choice,
  choiceOf,
  isLate,
  onlySeats,
  type Question,
  type Refusal,
  refuse,
  type Seat,
} from '@vexillum/model';
import { hasBid, isOver, markedBy, moverOf, sides, squares, type Table } from './board.ts';

/** What makes an action lawful, asked by the action itself, by the screen and by whoever else wants to know. */
const mayAct = onlySeats('captain');

const whyNoBid = (snapshot: Table, { side = '' }: Seat): Refusal | undefined =>
  hasBid(snapshot, side) ? refuse('already-bid', 'You have bid, and a sealed bid stays as it is.') : undefined;

export const mayBid: Question<{ points: number }> = {
  action: 'seal-bid',
  mayAct,
  whyNot: whyNoBid,
  targets: () => [],
};

const whyNoMark = (snapshot: Table, seat: Seat): Refusal | undefined => {
  if (isOver(snapshot)) return refuse('game-over', 'This game is over.');
  const mover = moverOf(snapshot);
  if (mover === undefined) return refuse('bids-missing', 'Both players bid before the first mark.');
  return mover === seat.side ? undefined : refuse('not-your-turn', 'The other player is to mark a square.');
};

export const mayMark: Question<{ square: number }> = {
  action: 'mark-square',
  mayAct,
  whyNot: (snapshot: Table, seat, { square }) =>
    whyNoMark(snapshot, seat) ??
    (square !== undefined && markedBy(snapshot, square) !== undefined
      ? refuse('square-taken', 'That square is marked already.', 'square')
      : undefined),
  targets: (snapshot: Table) =>
    squares.filter((square) => markedBy(snapshot, square) === undefined).map((square) => ({ square })),
};

export const choices = (snapshot: Table, seat: Seat): readonly Choice[] => [
  choiceOf(mayBid, snapshot, seat),
  choiceOf(mayMark, snapshot, seat),
];

/** Time is the server's, so passing a late turn is no choice that a screen could foresee. */
export const whyNoPass = (snapshot: Table, seat: Seat, at: string): Refusal | undefined => {
  const mover = moverOf(snapshot);
  if (mover === undefined) return refuse('no-turn', 'Nobody’s turn is on.');
  if (mover === seat.side) return refuse('own-turn', 'Mark a square: your own turn is not passed.');
  return isLate(snapshot, at) ? undefined : refuse('not-late', 'Their time has not run out.');
};

export const areBidsIn = (snapshot: Table): boolean =>
  moverOf(snapshot) === undefined && !isOver(snapshot) && sides.every((side) => hasBid(snapshot, side));
