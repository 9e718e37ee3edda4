import { type Game as AnyGame, type Opening, playedAgain } from '@vexillum/model';
import { eventActions } from './actions/index.ts';
import { openArmies, sealArmy } from './actions/entering.ts';
import { choices } from './choices/index.ts';
import { convenes } from './convenes.ts';
import { eventHappeningOf } from './events/event-of.ts';
import { eventHappenings } from './events/event-happenings.ts';
import { eventResult } from './event-result.ts';
import { freeSeats } from './free-seats.ts';
import { entrantIds, seats } from './places.ts';
import { armiesToOpen, eventIn, lastRound } from './read.ts';
import { type Army, eventKinds, type Game } from './records.ts';

export const EVENT = 'event';

/** A tournament or a league day as a table without a board: who takes part, who meets whom, what came of it. */
export const event: Game = {
  id: EVENT,
  name: 'Event',
  description: 'A tournament: sign-up, pairings, tables that open by themselves, results and standings.',
  isOffered: false,
  sides: entrantIds,
  seats,
  profiles: [{ id: 'event', name: 'Event', description: 'For up to 32 people or teams.' }],
  houseRules: [],
  kinds: eventKinds,
  actions: eventActions,
  choices,
  convenes,
  events: eventHappenings,
  eventOf: eventHappeningOf,
  due: (snapshot) =>
    armiesToOpen(snapshot).length > 0 ? { seat: 'host', name: openArmies.name, args: {} } : undefined,
  // Nobody reads a sealed army before it is open, umpires neither.
  umpiredSides: () => [],
  result: eventResult,
  mayTellAll: (snapshot) => eventIn(snapshot)?.state === 'over',
  freeSeats,
  stepOf: (snapshot) => {
    const { state } = eventIn(snapshot) ?? {};
    return state === undefined ? null : { state, round: lastRound(snapshot) };
  },
  ledger: { weighty: ['pairing', 'round'], ends: ['event'] },
  match: playedAgain(() => event, {
    [sealArmy.name]: ({ payload, salt }: Opening) => ({ ...(payload as Army), salt }),
  }),
};

export const games: readonly AnyGame[] = [event];
