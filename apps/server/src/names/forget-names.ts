import { isNameToken } from '@vexillum/model';
import type { PlayedGame, Player } from '@vexillum/league';
import type { Records, ResultKeeper } from '@vexillum/table/room';
import { PLAYED } from '../boards/played-records.ts';
import type { Boards } from '../boards/boards.ts';
import { FEED_ROW, feedWithout } from '../boards/results-feed.ts';
import type { OpenTable } from '../open-table.ts';
import type { Rooms } from '../rooms.ts';
import { withoutNames } from './forgotten.ts';
import { NAME, type NameRecord } from './name-book.ts';

export interface Forgetting {
  readonly records: Records;
  readonly rooms: Pick<Rooms, 'withHere'>;
  /** Boards and feeds read what a table tells of its games anew. */
  readonly results: ResultKeeper;
  readonly boards: Pick<Boards, 'retell'>;
}

/**
 * Forgets at a table who these tokens stand for: first on disk, all at once, then in memory and in everybody's documents. Rejects with `StoreFailure`, and
 * nothing is done.
 */
export const forgetNames = async (
  { records, results }: Pick<Forgetting, 'records' | 'results'>,
  { table, room, seats, names }: OpenTable,
  find: () => readonly string[],
): Promise<number> => {
  const told = await Promise.all([`${PLAYED}${table}!`, FEED_ROW].map((prefix) => records.list(prefix)));
  const gone = await seats.forget(() => {
    const forgotten = names.named(find());
    if (forgotten.length === 0) return undefined;
    return { forgotten, beside: [...withoutNames(told.flat(), table, forgotten), ...results.beside(table)] };
  });
  if (gone.length === 0) return 0;
  const tokens = new Set(gone.map(({ token }) => token));
  names.forget(tokens);
  await room.forgotten(tokens);
  results.changed(table);
  return tokens.size;
};

/** Forgets whoever played with a card, at all tables of this server. */
export const forgetCard = async (forgetting: Forgetting, card: string): Promise<void> => {
  const { records, rooms } = forgetting;
  const tables = new Map<string, string[]>();
  for (const [key, value] of await records.list(NAME)) {
    if ((JSON.parse(value) as NameRecord).card !== card) continue;
    const [, table = '', token = ''] = key.split('!');
    tables.set(table, [...(tables.get(table) ?? []), token]);
  }
  for (const [table, tokens] of tables)
    await rooms.withHere(table, (open) => forgetNames(forgetting, open, () => tokens));
  await forgetPlayed(forgetting, card);
};

/** What is told of games whose table is gone, or whose ledger has the card's name in it. */
const forgetPlayed = async ({ records, boards }: Forgetting, card: string): Promise<void> => {
  const isTheirs = (player: Player) => player.card === card && player.name !== '' && !isNameToken(player.name);
  const told = (await records.list(PLAYED)).flatMap(([key, value]) => {
    const game = JSON.parse(value) as PlayedGame;
    return game.players.some(isTheirs) ? [{ key, game }] : [];
  });
  if (told.length === 0) return;
  const puts = told.map(({ key, game }) => {
    const players = game.players.map((player) => (isTheirs(player) ? { ...player, name: tokenOfCard(card) } : player));
    return { put: key, value: JSON.stringify({ ...game, players }) };
  });
  const tables = new Set(told.map(({ game }) => game.table));
  const feed = await records.list(FEED_ROW);
  const rows = [...tables].flatMap((table) =>
    feedWithout(feed, table, (game) => game?.players.some(isTheirs) === true),
  );
  await boards.retell([...tables], [...puts, ...rows.map(({ key, value }) => ({ put: key, value }))]);
};

/** In the place of the name of a card that stands in a ledger: its key is known there all the same. */
const tokenOfCard = (card: string): string => `~${card.slice(0, 32)}`;
