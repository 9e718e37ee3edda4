import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayedGame } from '@vexillum/league';
import { playedGame } from '@vexillum/league/testing';
import type { Records } from '@vexillum/table/room';
import { MemoryRecords } from '@vexillum/table/testing';
import { expect, it, onTestFinished } from 'vitest';
import { KeptBoards } from './kept-boards.ts';
import { PLAYED } from './played-records.ts';
import { ToldLog } from './told-log.ts';

const game = (table: string, over: Partial<PlayedGame> = {}): PlayedGame =>
  playedGame(
    [
      { side: 'red', card: 'r', place: 1, score: 1 },
      { side: 'blue', card: 'b' },
    ],
    { table, match: table, began: `began-${table}-${over.nth ?? 1}`, ...over },
  );

const nothing = async () => [];

const put = (played: PlayedGame) => ({ put: `${PLAYED}${played.table}!${played.nth}`, value: JSON.stringify(played) });

const someFile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-boards-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'boards.sqlite');
};

/** Results that several servers share, and what one of them has read of them. */
const shared = async () => {
  const records = new MemoryRecords();
  const log = new ToldLog(records);
  await log.begin();
  const read: string[] = [];
  const counted: Records = {
    get: (key) => records.get(key),
    list: async (prefix) => (read.push(prefix), records.list(prefix)),
    page: async (prefix, after, most) => (read.push(`${prefix} behind ${after}`), records.page(prefix, after, most)),
    write: (changes) => records.write(changes),
  };
  const server = (file: string) => {
    const kept = new KeptBoards({ games: [], records: counted, log: new ToldLog(counted), file });
    onTestFinished(() => kept.stop());
    return kept;
  };
  const tell = (...games: PlayedGame[]) =>
    log.tell(
      games.map(({ table }) => table),
      async () => games.map(put),
    );
  return { records, log, server, tell, read };
};

const scoresIn = async (kept: KeptBoards): Promise<readonly (readonly [table: string, score: number])[]> => {
  const thread = await kept.opened();
  const query = { board: 'scores', game: game('x').game, skip: 0, limit: 100 } as const;
  const { rows } = await thread.board(query, Date.UTC(2026, 10, 28));
  return rows.flatMap((row) =>
    'table' in row && row.name !== '' && row.value > 0 ? [[row.table, row.value] as const] : [],
  );
};

const tablesIn = async (kept: KeptBoards): Promise<readonly string[]> =>
  (await scoresIn(kept)).map(([table]) => table).toSorted();

it('a server that makes the boards anew hears of all games, and later of those alone that were told since, also after a restart', async () => {
  const { server, tell, read } = await shared();
  const file = someFile();
  await tell(...Array.from({ length: 2100 }, (_, n) => game(`t${String(n).padStart(4, '0')}`, { scores: { red: 0 } })));
  await tell(game('one'), game('two'), game('two', { nth: 2, endedAt: '2026-11-02T00:00:00.000Z' }));
  const first = server(file);
  expect(await tablesIn(first)).toEqual(['one', 'two', 'two']);
  await tell(game('three'));
  read.length = 0;
  first.lookAgain();
  expect(await tablesIn(first)).toEqual(['one', 'three', 'two', 'two']);
  expect(read).toEqual(['told! behind told!0000002103', 'played!three!']);
  await first.stop();
  await tell(game('four'));
  read.length = 0;
  expect(await tablesIn(server(file))).toEqual(['four', 'one', 'three', 'two', 'two']);
  expect(read).toEqual(['told! behind told!0000002104', 'played!four!']);
});

it('a game that was told otherwise, or was taken back, is so at every server; and what a dead one had counted and never told', async () => {
  const { records, log, server, tell } = await shared();
  const [one, other] = [server(someFile()), server(someFile())];
  await tell(game('a'), game('b'));
  for (const each of [one, other]) expect(await tablesIn(each)).toEqual(['a', 'b']);
  await tell(game('a', { scores: { red: 7, blue: 0 } }));
  await log.tell(['b'], async () => [{ del: `${PLAYED}b!1` }]);
  // Boards hear first: this server died before it had told, and the next one found that the game goes on.
  await (await one.opened()).take([{ table: 'c', games: [game('c')] }]);
  await log.tell(['c'], nothing);
  for (const each of [one, other]) {
    each.lookAgain();
    expect(await scoresIn(each)).toEqual([['a', 7]]);
  }
  expect(await records.list(PLAYED)).toHaveLength(1);
});

it('many that were told meanwhile are taken together', async () => {
  const { log, server, tell } = await shared();
  const kept = server(someFile());
  await tell(game('a'));
  expect(await tablesIn(kept)).toEqual(['a']);
  const many = Array.from({ length: 1200 }, (_, n) => game(`m${n}`, { scores: { red: n % 100 === 0 ? 1 : 0 } }));
  await tell(...many);
  kept.lookAgain();
  expect(await tablesIn(kept)).toHaveLength(13);
  expect((await kept.opened()).mark).toEqual(await log.head());
  await log.tell(
    many.map(({ table }) => table),
    async () => many.map(({ table }) => ({ del: `${PLAYED}${table}!1` })),
  );
  kept.lookAgain();
  expect(await tablesIn(kept)).toEqual(['a']);
});

it('and where the server died while it took them, none of them is missing', async () => {
  const { server, tell } = await shared();
  const file = someFile();
  await tell(game('a'));
  const first = server(file);
  expect(await tablesIn(first)).toEqual(['a']);
  const [one, two] = [game('one'), game('two')];
  await tell(one, two);
  await (await first.opened()).load([{ table: 'one', games: [one] }]);
  await first.stop();
  expect(await tablesIn(server(file))).toEqual(['a', 'one', 'two']);
});

it('a file of another database, or of before it was put back to an earlier time, is made anew', async () => {
  const [here, there] = [await shared(), await shared()];
  const file = someFile();
  for (const [{ tell }, table] of [
    [here, 'here'],
    [there, 'there'],
  ] as const)
    await tell(game(table), game(`${table}-too`));
  const before = here.server(file);
  expect(await tablesIn(before)).toEqual(['here', 'here-too']);
  await before.stop();
  const other = there.server(file);
  expect(await tablesIn(other)).toEqual(['there', 'there-too']);
  await other.stop();
  // The database has lost its last row, and has told something else by the same number.
  await there.records.write([
    { del: `${PLAYED}there-too!1` },
    { del: 'told!0000000002' },
    { put: 'told', value: (await there.records.get('told!0000000001'))?.replace('{', '{"n":1,') ?? '' },
  ]);
  await new ToldLog(there.records).tell(['new'], async () => [put(game('new'))]);
  expect(await tablesIn(there.server(file))).toEqual(['new', 'there']);
});

it('whoever asks while the records cannot be read is told so, and the next one is answered', async () => {
  const { records, log, tell } = await shared();
  await tell(game('a'));
  let isAway = true;
  const away: Records = {
    get: (key) => records.get(key),
    list: (prefix) => records.list(prefix),
    page: async (prefix, after, most) => {
      if (isAway) throw new Error('the database is away');
      return records.page(prefix, after, most);
    },
    write: (changes) => records.write(changes),
  };
  const kept = new KeptBoards({ games: [], records: away, log, file: someFile() });
  onTestFinished(() => kept.stop());
  await expect(kept.opened()).rejects.toThrow('the database is away');
  isAway = false;
  expect(await tablesIn(kept)).toEqual(['a']);
});

it('two who tell at once have a row each', async () => {
  const { log, records } = await shared();
  const marks = await Promise.all(['a', 'b', 'c'].map((table) => log.tell([table], nothing)));
  expect(marks.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect((await records.list('told!')).length).toBe(4);
  const begun = { n: 0, id: JSON.parse((await records.get('told!0000000000')) ?? '').id as string };
  expect(await log.since(begun)).toEqual({ tables: ['a', 'b', 'c'], mark: marks[2] });
  expect(await log.since({ n: 9, id: 'x' })).toBe(undefined);
});
