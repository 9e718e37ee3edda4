import type { Result, SideId } from '@vexillum/model';
import { beginnerOf, bidOf, isOver, LINE_POINTS, markedBy, rowOf, sides, type Table } from './board.ts';

/** The beginner pays their bid to the other player; equal bids cost nothing. */
const paidTo = (snapshot: Table, side: SideId): number => {
  const [first = 0, second = 0] = sides.map((one) => bidOf(snapshot, one));
  if (first === second) return 0;
  return beginnerOf(snapshot) === side ? -Math.max(first, second) : Math.max(first, second);
};

const pointsOf = (snapshot: Table, side: SideId): number => {
  const [square] = rowOf(snapshot) ?? [];
  const isWinner = square !== undefined && markedBy(snapshot, square) === side;
  return paidTo(snapshot, side) + (isWinner ? LINE_POINTS : 0);
};

/** Three in a row, or nine marks, end the game; whoever has more points wins. A row is worth more than the bids on both sides together. */
export const result = (snapshot: Table): Result | undefined => {
  if (!isOver(snapshot)) return undefined;
  const points = sides.map((side) => pointsOf(snapshot, side));
  const isDraw = points[0] === points[1];
  return {
    sides: sides.map((side, index) => ({
      side,
      ...(isDraw ? {} : { place: points[index] === Math.max(...points) ? 1 : 2 }),
      counts: { points: points[index] ?? 0 },
    })),
    rule: rowOf(snapshot)
      ? { id: 'three-in-a-row', source: 'Noughts and crosses with a bid' }
      : { id: 'all-squares-are-marked', source: 'Noughts and crosses with a bid' },
  };
};
