import {
  doubleElimination,
  type EventGame,
  isBye,
  type Pair,
  type Paired,
  roundRobin,
  singleElimination,
  swissPairs,
} from '@vexillum/league';
import { type Refusal, refuse, type SideId } from '@vexillum/model';
import { theEvent } from './choices/may-act.ts';
import { gamesByPlace, gamesOf } from './games-of.ts';
import { goneFrom, seededIn } from './places-of.ts';
import { playersOf } from './read.ts';
import type { Snapshot } from './records.ts';
import { standingsOf } from './standings-of.ts';

/** Who plays at each table; one alone has a bye. */
export type Boards = readonly (readonly SideId[])[];

/** The pairings of a round by the event's method, out of everything that was played before it. */
export const drawnFor = (snapshot: Snapshot, round: number): Boards | Refusal => {
  const event = theEvent(snapshot);
  switch (event.method) {
    case 'swiss':
      return event.tableSize > 2 ? tables(snapshot, event.tableSize) : swissPairs(pairedIn(snapshot));
    case 'round-robin':
      return scheduled(snapshot, round);
    case 'single-elimination':
      return knockOut(snapshot, singleElimination);
    case 'double-elimination':
      return knockOut(snapshot, doubleElimination);
    case 'by-hand':
      return refuse('pairs-missing', 'Say who plays whom: this event is paired by hand.', 'pairs');
    default:
      return event.method satisfies never;
  }
};

const gamesWith = (games: readonly EventGame[], side: SideId): readonly EventGame[] =>
  games.filter(({ sides }) => sides.some(({ id }) => id === side));

const pairedIn = (snapshot: Snapshot): readonly Paired[] => {
  const games = gamesOf(snapshot);
  const points = new Map(standingsOf(snapshot).map((row) => [row.id, row.points]));
  return playersOf(snapshot).map(({ id, seed }) => {
    const own = gamesWith(games, id);
    const played = own.filter((game) => !isBye(game));
    const first = played.filter(({ sides: [one] }) => one?.id === id).length;
    return {
      id,
      seed,
      points: points.get(id) ?? 0,
      met: played.flatMap(({ sides }) => sides.map((side) => side.id).filter((other) => other !== id)),
      hadBye: own.some(isBye),
      sides: first - (played.length - first),
    };
  });
};

/** Boards of several, from the top of the table down, as even in size as can be. */
const tables = (snapshot: Snapshot, size: number): Boards => {
  const rows = new Map(standingsOf(snapshot).map((row, nth): [SideId, number] => [row.id, nth]));
  const order = playersOf(snapshot).toSorted((one, other) => (rows.get(one.id) ?? 0) - (rows.get(other.id) ?? 0));
  const count = Math.ceil(order.length / size);
  return Array.from({ length: count }, (_, board) =>
    order
      .slice(Math.round((board * order.length) / count), Math.round(((board + 1) * order.length) / count))
      .map(({ id }) => id),
  );
};

/** Who would have met somebody who is gone has a bye. After everybody has met everybody, they meet once more with the sides the other way round. */
const scheduled = (snapshot: Snapshot, round: number): Boards | Refusal => {
  const gone = goneFrom(snapshot);
  const all = roundRobin(seededIn(snapshot));
  const times = Math.max(1, Math.round(theEvent(snapshot).rounds / Math.max(1, all.length)));
  if (round > all.length * times) return refuse('no-more-rounds', 'Everybody has met everybody.');
  const isSwapped = Math.floor((round - 1) / all.length) % 2 === 1;
  return (all[(round - 1) % all.length] ?? [])
    .map((pair) => pair.filter((id) => !gone.has(id)))
    .filter(({ length }) => length > 0)
    .map((pair) => (isSwapped ? pair.toReversed() : pair));
};

type KnockOut = (seeded: readonly string[], games: readonly EventGame[], gone: ReadonlySet<string>) => readonly Pair[];

const knockOut = (snapshot: Snapshot, nextOf: KnockOut): Boards | Refusal => {
  const pairs = nextOf(seededIn(snapshot), gamesByPlace(snapshot), goneFrom(snapshot));
  return pairs.length > 0 ? pairs : refuse('no-more-rounds', 'It is decided: nobody is left to be played against.');
};
