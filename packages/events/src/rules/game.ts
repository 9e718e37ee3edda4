import { type Game as AnyGame } from '@vexillum/model';
import { eventKinds, type Game } from './records.ts';
import { entrantIds, seats } from './places.ts';

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
  actions: [],
  events: {},
  eventOf: () => undefined,
};

export const games: readonly AnyGame[] = [event];
