import { GameReader, type LeagueEntry, type PlayedGame } from '@vexillum/league';
import { type Game, isNameToken, withNames } from '@vexillum/model';
import type { Records, TableReader } from '@vexillum/table/room';
import { namesKept, namesOfTable } from '../names/name-book.ts';
import { PLAYED } from './played-records.ts';

const ENTRIES_A_PAGE = 500;

export interface GamesAtOptions {
  readonly games: readonly Game[];
  readonly tables: TableReader;
  readonly records: Pick<Records, 'list'>;
}

/**
 * What the ledger of a table tells of its games; one of a game that is not here any more tells nothing. Rejects with `Damaged` or `StoreFailure`.
 */
export const gamesAt = async (options: GamesAtOptions, table: string): Promise<readonly PlayedGame[]> => {
  const { tables, games } = options;
  let reader: GameReader | undefined;
  for (let from = 0; ; ) {
    const values = await tables.read(table, from, ENTRIES_A_PAGE);
    if (values.length === 0) return named(options, table, reader?.games ?? []);
    const entries = values.map((value) => (JSON.parse(value) as { entry: LeagueEntry }).entry);
    if (!reader) {
      const id = (entries[0]?.args as { game?: string } | undefined)?.game;
      const game = games.find((candidate) => candidate.id === id);
      // What an event comes to is in its own table, and its games are told by their own.
      if (!game || game.convenes) return [];
      reader = new GameReader(game, table);
    }
    for (const entry of entries) reader.take(entry);
    from += values.length;
  }
};

/** With what players are called; in the place of who was forgotten a token stays, also where an old ledger has the name itself. */
const named = async (
  { records }: GamesAtOptions,
  table: string,
  games: readonly PlayedGame[],
): Promise<readonly PlayedGame[]> => {
  if (games.length === 0) return games;
  const names = new Map(
    namesKept(await records.list(namesOfTable(table)), table).map(({ token, name }) => [token, name]),
  );
  const kept = (await records.list(`${PLAYED}${table}!`)).map(([, value]) => JSON.parse(value) as PlayedGame);
  return games.map((game) => {
    const told = kept.find(({ nth }) => nth === game.nth)?.players ?? [];
    const players = withNames(game.players, (token) => names.get(token)).map((player) => {
      const before = told.find(({ seat, card }) => seat === player.seat && card === player.card)?.name;
      return before !== undefined && isNameToken(before) ? { ...player, name: before } : player;
    });
    return { ...game, players };
  });
};
