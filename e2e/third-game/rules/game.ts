import { type Game, plainClock, playedAgain, type Seat } from '@vexillum/model';
import { actions, openBids, passTurn, sealBid } from './actions.ts';
import { BID, isOver, kinds, sides } from './board.ts';
import { areBidsIn, choices } from './choices.ts';
import { eventOf, events } from './events.ts';
import { result } from './result.ts';

export const NOUGHTS = 'noughts-and-crosses';

const seats: readonly Seat[] = [
  { id: 'host', kind: 'host' },
  ...sides.map((side): Seat => ({ id: side, kind: 'captain', side })),
  { id: 'spectator', kind: 'spectator' },
];

const inTheHostsName = (name: string) => ({ seat: 'host', name, args: {} });

/** Noughts and crosses on nine squares, with a secret bid for who begins: the whole game as one value. */
export const noughts: Game<typeof kinds> = {
  id: NOUGHTS,
  name: 'Noughts and crosses',
  isOffered: false,
  sides,
  seats,
  profiles: [{ id: 'nine-squares', name: 'Nine squares', description: 'Three in a row, with a bid for who begins.' }],
  houseRules: [],
  kinds,
  actions,
  choices,
  events,
  eventOf,
  due: (snapshot) => (areBidsIn(snapshot) ? inTheHostsName(openBids.name) : undefined),
  clock: { ...plainClock, late: () => inTheHostsName(passTurn.name) },
  result,
  mayTellAll: isOver,
  // Both bid before either bid is opened: whoever checks a match file holds them to it.
  ledger: { sharedSlots: [BID] },
  match: playedAgain(() => noughts, {
    [sealBid.name]: ({ payload, salt }) => ({ ...(payload as { readonly points: number }), salt }),
  }),
};

export const games: readonly Game[] = [noughts];
