import { type Json, recordWith, sealId, type SideId, type Snapshot } from '@vexillum/model';

/** A square that is marked; under the ids `square:1` to `square:9`, row by row. */
export interface Square {
  readonly side: SideId;
}

/** The game's own records. Whose turn it is and what is sealed are records that every table has. */
export const kinds = { square: { public: recordWith<Square>({ side: 'string' }) } };
export type Table = Snapshot<typeof kinds>;

export const sides = ['player-1', 'player-2'] as const;
export const squares = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const lines: readonly (readonly number[])[] = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
  [1, 4, 7],
  [2, 5, 8],
  [3, 6, 9],
  [1, 5, 9],
  [3, 5, 7],
];

export const BID = 'bid';
export const MOST_POINTS = 4;
export const LINE_POINTS = 10;

export const otherThan = (side: SideId): SideId => (side === sides[0] ? sides[1] : sides[0]);
export const squareId = (square: number): string => `square:${square}`;

export const markedBy = (snapshot: Table, square: number): SideId | undefined =>
  snapshot.public.square.get(squareId(square))?.side;

export const moverOf = (snapshot: Table): SideId | undefined => snapshot.public.turn.get('this')?.side;

/** The three squares that somebody has in a row. */
export const rowOf = (snapshot: Table): readonly number[] | undefined =>
  lines.find(([first = 0, ...others]) => {
    const side = markedBy(snapshot, first);
    return side !== undefined && others.every((square) => markedBy(snapshot, square) === side);
  });

export const isOver = (snapshot: Table): boolean =>
  rowOf(snapshot) !== undefined || snapshot.public.square.size === squares.length;

/** Whether this side has bid. A bid that nobody can open any more, because the match went on elsewhere, is none. */
export const hasBid = (snapshot: Table, side: SideId): boolean => {
  const seal = snapshot.public.seal.get(sealId(side, BID));
  return seal !== undefined && seal.isVoid !== true;
};

const pointsIn = (payload: Json | undefined): number | undefined =>
  (payload as { readonly points?: number } | undefined)?.points;

/** What this side has bid, as far as the reader knows: everybody once it is open, before that its own side. */
export const bidOf = (snapshot: Table, side: SideId): number | undefined => {
  const id = sealId(side, BID);
  return pointsIn((snapshot.public.seal.get(id)?.opening ?? snapshot.sides[side]?.seal.get(id))?.payload);
};

/** Who begins, once both bids are known: the higher one, and Player A where they are equal. The beginner plays crosses. */
export const beginnerOf = (snapshot: Table): SideId | undefined => {
  const [first, second] = sides.map((side) => bidOf(snapshot, side));
  if (first === undefined || second === undefined) return undefined;
  return second > first ? sides[1] : sides[0];
};
