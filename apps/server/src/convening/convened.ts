import type { Game, Seat, SideId, Wanted } from '@vexillum/model';
import type { RecordChange, Records } from '@vexillum/table/room';

/** Which table is played for which: `convening!EVENT!KEY` holds the table. */
const convening = (event: string, key: string): string => `convening!${event}!${key}`;
/** The other way round, so that a table that ends knows whom to tell: `convened!TABLE`. */
export const CONVENED = 'convened!';

/** For whom a table is played, as it is kept with it. */
export interface Convened {
  readonly event: string;
  readonly key: string;
  readonly round?: number;
  /** Seats of the convening table, in the order in which they took this table's sides. */
  readonly players: readonly string[];
}

/** What is written with such a table, or not at all: so that it is never made twice, however often the server is killed. */
export const convenedChanges = (table: string, convened: Convened): readonly RecordChange[] => [
  { put: convening(convened.event, convened.key), value: table },
  { put: `${CONVENED}${table}`, value: JSON.stringify(convened) },
];

export const tableFor = (records: Records, event: string, key: string): Promise<string | undefined> =>
  records.get(convening(event, key));

export const readConvened = async (records: Records, table: string): Promise<Convened | undefined> => {
  const kept = await records.get(`${CONVENED}${table}`);
  return kept === undefined ? undefined : (JSON.parse(kept) as Convened);
};

/** The sides that people play, in their order. */
export const playedSides = ({ sides, seats }: Game): readonly SideId[] =>
  sides.filter((side) => seats.some((seat) => seat.kind === 'captain' && seat.side === side));

/**
 * Where somebody of the convening table may sit, the best first: who plays takes the captain's seat of their side; whoever umpires there
 * umpires here, where there is such a seat that nobody else has, or leads the table; anybody else watches.
 */
export const seatsFor = (game: Game, { players }: Pick<Wanted, 'players'>, { id, kind }: Seat): readonly Seat[] => {
  const side = playedSides(game)[players.indexOf(id)];
  if (players.includes(id)) return game.seats.filter((seat) => seat.kind === 'captain' && seat.side === side);
  const kinds =
    kind === 'host' || kind === 'umpire' ? (['umpire', 'host', 'spectator'] as const) : (['spectator'] as const);
  return kinds.flatMap((wanted) => game.seats.filter((seat) => seat.kind === wanted));
};
