import {
  clockOf,
  clockRuleOf,
  type Game,
  isProposal,
  plainClock,
  type RuleValues,
  type Seat,
  type Snapshot,
  type TableRecord,
  tableOf,
  winnersOf,
} from '@vexillum/model';
import type { GlancedTable, ListedPlayer, ListedSeat, ListedTable } from '@vexillum/protocol';

/** What a table is at a glance, by what everybody at it sees. */
export type TableGlance = Omit<ListedTable, 'table' | 'free' | 'mayWatch' | 'openedAt'>;

const listedSeat = ({ id, kind, side }: Seat): ListedSeat => ({
  seat: id,
  kind,
  ...(side === undefined ? {} : { side }),
});

/** Reads the public layer alone, so that no side's secret can be in it. */
export const tableGlance = (game: Game, snapshot: Snapshot): TableGlance => {
  const { profile, name, houseRules } = tableOf(snapshot) as TableRecord;
  const timed = game.clock ?? plainClock;
  const turn = timed.turnOf(snapshot);
  const isOver = game.mayTellAll?.(snapshot) === true || game.result?.(snapshot) !== undefined;
  const clock = clockRuleOf(snapshot, timed);
  return {
    game: game.id,
    profile,
    name,
    options: optionsOf(game, houseRules),
    ...([...snapshot.public.house.keys()].every(isProposal) ? {} : { hasOwnValues: true as const }),
    players: playersOf(game, snapshot),
    ...(clock ? { clock } : {}),
    state: isOver ? 'over' : turn ? 'playing' : 'waiting',
    ...(turn && !isOver ? { turn: turn.turn } : {}),
    ...(game.convenes ? { convenes: game.convenes.card(snapshot) } : {}),
  };
};

/** How a game stands, for those who have a seat there; reads the public layer alone, too. */
export const tableNews = (game: Game, snapshot: Snapshot): Omit<GlancedTable, 'table'> => {
  const { options: _options, hasOwnValues: _own, clock: _clock, ...glance } = tableGlance(game, snapshot);
  const turn = glance.state === 'playing' ? (game.clock ?? plainClock).turnOf(snapshot) : undefined;
  const result = glance.state === 'over' ? game.result?.(snapshot) : undefined;
  const face = clockOf(snapshot);
  const turnSince = turn && (turn.since ?? (face?.turn === turn.turn ? face.since : undefined));
  const since = turnSince ?? lastHappening(snapshot);
  return {
    ...glance,
    gameName: game.name,
    ...(turn ? { onTurn: turn.side } : {}),
    ...(since === undefined ? {} : { since }),
    ...(result ? { winners: winnersOf(result) } : {}),
  };
};

/** Of the log, in which talk has no line. */
const lastHappening = (snapshot: Snapshot): string | undefined => {
  let last: { readonly seq: number; readonly at: string } | undefined;
  for (const line of snapshot.public.log.values()) if (!last || line.seq > last.seq) last = line;
  return last?.at;
};

const optionsOf = ({ houseRules }: Game, inForce: RuleValues): RuleValues =>
  Object.fromEntries(
    houseRules.flatMap(({ key, default: usual }) => {
      const value = inForce[key];
      return value === undefined || value === usual ? [] : [[key, value] as const];
    }),
  );

const playersOf = ({ seats }: Game, snapshot: Snapshot): readonly ListedPlayer[] =>
  seats.flatMap((seat) => {
    const name = seat.kind === 'captain' ? snapshot.public.seat.get(seat.id)?.name : undefined;
    return name === undefined ? [] : [{ ...listedSeat(seat), name }];
  });

/** Players' seats in which somebody who sits down now takes part, the first to be offered first. */
export const seatsToTake = (game: Game, snapshot: Snapshot): readonly ListedSeat[] => {
  const free = game.freeSeats?.(snapshot) ?? game.seats.filter((seat) => isFree(seat, snapshot)).map(({ id }) => id);
  return game.seats.filter(({ id, kind }) => kind === 'captain' && free.includes(id)).map(listedSeat);
};

const isFree = ({ id }: Seat, snapshot: Snapshot): boolean => snapshot.public.seat.get(id)?.name === undefined;
