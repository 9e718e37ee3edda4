import { type Changes, type EventIn, oneOf, type PublicEntry, Type, withChanges } from '@vexillum/model';
import { markSquare, openBids, passTurn, sealBid } from './actions.ts';
import { beginnerOf, bidOf, isOver, moverOf, rowOf, sides, type Table } from './board.ts';

const side = oneOf(sides);
const points = Type.Integer();

/** What can happen: the one list that is the type of the events, and their check where they come from outside. */
export const events = {
  'bid-sealed': Type.Object({}),
  'bids-opened': Type.Object({ bids: Type.Tuple([points, points]), beginner: side }),
  'square-marked': Type.Object({
    square: Type.Integer(),
    mark: oneOf(['cross', 'nought']),
    /** Where the game ends with it. */
    end: Type.Optional(oneOf(['row', 'full'])),
  }),
  'turn-passed': Type.Object({ late: side }),
};
export type NoughtsEvent = EventIn<typeof events>;

const after = (before: Table, { changes = {} }: PublicEntry): Table =>
  withChanges(before, { public: changes } satisfies Changes);

const bidsOpened = (now: Table): NoughtsEvent => ({
  kind: 'bids-opened',
  bids: [bidOf(now, sides[0]) ?? 0, bidOf(now, sides[1]) ?? 0],
  beginner: beginnerOf(now) === sides[1] ? sides[1] : sides[0],
});

const squareMarked = (before: Table, entry: PublicEntry): NoughtsEvent => {
  const { square } = entry.args as { readonly square: number };
  const now = after(before, entry);
  return {
    kind: 'square-marked',
    square,
    mark: moverOf(before) === beginnerOf(before) ? 'cross' : 'nought',
    ...(isOver(now) ? { end: rowOf(now) ? 'row' : 'full' } : {}),
  };
};

/** What an entry did, out of the table before it as everybody sees it: the same live, in a replay and offline. */
export const eventOf = (before: Table, entry: PublicEntry): NoughtsEvent | undefined => {
  switch (entry.name) {
    case sealBid.name:
      return { kind: 'bid-sealed' };
    case openBids.name:
      return bidsOpened(after(before, entry));
    case markSquare.name:
      return squareMarked(before, entry);
    case passTurn.name:
      return { kind: 'turn-passed', late: moverOf(before) === sides[1] ? sides[1] : sides[0] };
    default:
      return undefined;
  }
};
