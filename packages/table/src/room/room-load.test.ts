import { describe, expect, it } from 'vitest';
import { seededRandom, settled, testKeys, TestTable } from '../testing/index.ts';
import { ownMoment } from './own-moment.ts';
import { REBUILD_ITEMS } from './projection.ts';
import { Room } from './room.ts';
import type { TableStore } from './store.ts';

/** At most: of a line that is not kept any more its number is told. */
const DEAD_ITEM_BYTES = 12;

const counted =
  (reads: { from: number; got: number }[]) =>
  (store: TableStore): TableStore =>
    new Proxy(store, {
      get: (target, key: keyof TableStore) =>
        key === 'read'
          ? async (...args: Parameters<TableStore['read']>) => {
              const values = await target.read(...args);
              reads.push({ from: args[1], got: values.length });
              return values;
            }
          : target[key].bind(target),
    });

const bytesToJoin = (table: TestTable): number =>
  table.sit('spectator').bytes.reduce((sum, message) => sum + message.length, 0);

/** So many moves of red's stands here and there, a hundred at a time. */
const moveAbout = async (table: TestTable, stands: readonly string[], moves: number, seed = 1): Promise<void> => {
  const random = seededRandom(seed);
  for (let done = 0; done < moves; done += 100) {
    await Promise.all(
      Array.from({ length: Math.min(100, moves - done) }, () =>
        table.move('red-captain', stands[Math.floor(random() * stands.length)] ?? '', [
          Math.floor(random() * 90_000),
          Math.floor(random() * 36_000),
          0,
        ]),
      ),
    );
    table.clock.pass(50);
  }
};

describe('opening a table', () => {
  it('reads the newest snapshot and at most the tail behind it, and has all of it', async () => {
    const reads: { from: number; got: number }[] = [];
    const table = await TestTable.create(counted(reads));
    const stands = await table.deploy('red', 20);
    await moveAbout(table, stands, 1234);
    await table.act('red-captain', 'say', { text: 'enough', to: 'side' });
    await table.act('red-captain', 'undo-action', {});
    reads.length = 0;
    await table.openAnew();
    const got = reads.reduce((sum, read) => sum + read.got, 0);
    expect(got).toBeLessThanOrEqual(600);
    expect(reads.every(({ from }) => from > 1000 - 600)).toBe(true);
    const { snapshot, head } = await table.folded();
    const reader = table.sit('blue-captain');
    expect(table.room.head).toEqual(head);
    expect(reader.records('pose')).toEqual(Object.fromEntries(snapshot.public.pose));
    expect(reader.records('log')).toEqual(Object.fromEntries(snapshot.public.log));
    expect(table.sit('red-1', 'side-red').records('chat')).toEqual(
      Object.fromEntries(snapshot.sides['red']?.chat ?? []),
    );
  });

  it('reads nothing of the ledger after a server that went down in order', async () => {
    const reads: { from: number; got: number }[] = [];
    const table = await TestTable.create(counted(reads));
    await table.deploy('red', 20);
    reads.length = 0;
    await table.restAndOpen();
    expect(reads).toEqual([]);
    expect(Object.keys(table.sit('spectator').records('pose'))).toHaveLength(20);
  });

  it('undo, redo and their refusals survive it', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red', 3);
    await table.move('red-captain', stand, [1, 1, 1]);
    await table.move('red-captain', stand, [2, 2, 2]);
    await table.act('red-captain', 'undo-action', {});
    for (const open of [() => table.openAnew(), () => table.restAndOpen()]) {
      await open();
      expect(await table.act('red-captain', 'redo-action', {})).toMatchObject({ kind: 'ack' });
      expect(table.sit('umpire').records('pose')[stand]).toEqual([2, 2, 2]);
      await open();
      expect(await table.act('red-captain', 'undo-action', {})).toMatchObject({ kind: 'ack' });
      expect(table.sit('umpire').records('pose')[stand]).toEqual([1, 1, 1]);
    }
    expect(await table.act('blue-captain', 'undo-action', {})).toMatchObject({ code: 'nothing-to-undo' });
  });

  it('there is no table that was never made', async () => {
    const table = await TestTable.create();
    const { Room } = await import('./room.ts');
    const { memory: store, surroundings } = table;
    expect(
      await Room.open({
        table: 'another',
        store,
        surroundings,
        beside: async () => ({ keys: testKeys }),
        gameOf: () => table.room.game,
      }),
    ).toBeUndefined();
  });
});

describe('a document with much dead weight', () => {
  it('is rebuilt at the next quiet second, and its readers come back for it', async () => {
    const table = await TestTable.create();
    const stands = await table.deploy('red', 20);
    const reader = table.sit('blue-captain');
    const epoch = table.room.epochOf('public');
    const side = table.room.epochOf('side-red');
    await moveAbout(table, stands, 2000);
    expect(reader.closed).toBeUndefined();
    await table.pass(2);
    expect(reader.closed?.code).toBe(4409);
    expect(table.room.epochOf('public')).not.toBe(epoch);
    expect(table.room.epochOf('side-red')).toBe(side);
    const { snapshot } = await table.folded();
    const back = table.sit('blue-captain');
    expect(back.records('pose')).toEqual(Object.fromEntries(snapshot.public.pose));
    expect(back.records('log')).toEqual(Object.fromEntries(snapshot.public.log));
    expect(table.surroundings.events.filter(({ kind }) => kind === 'rebuilt')).toHaveLength(1);
  });

  it('does not wait for a quiet second at its own measure, which is twice as much at the most', async () => {
    const table = await TestTable.create();
    const stands = await table.deploy('red', 20);
    const reader = table.sit('blue-captain');
    const random = seededRandom(5);
    let moved = 0;
    for (let i = 0; i < 8000 && !reader.closed; i += 20) {
      moved += stands.length;
      const moves = stands.map((id) => ({ id, to: [Math.floor(random() * 90_000), i, 0] }));
      await table.act('red-captain', 'move-stands', { moves });
      table.clock.pass(100);
    }
    expect(reader.closed?.code).toBe(4409);
    // At the table's own measure; each action has besides its moves a line of the log, which dies as the hundredth after it comes.
    const most = REBUILD_ITEMS * (1 + ownMoment('table'));
    expect(moved).toBeGreaterThan(most * 0.9);
    expect(moved).toBeLessThanOrEqual(most + stands.length);
  });

  it('joins in at most 60 KB after 10,000 moves and 2,000 lines of log and talk, spread over many evenings', async () => {
    const table = await TestTable.create();
    const stands = await table.deploy('red', 96);
    const sizes: number[] = [];
    for (let evening = 0; evening < 33; evening++) {
      await moveAbout(table, stands, 300, evening);
      for (let i = 0; i < 60; i++) {
        await table.act('red-1', 'say', { text: `line ${evening} ${i} of the evening's talk`, to: 'table' });
        if (i % 40 === 0) table.clock.pass(300);
      }
      await table.pass(3);
      await table.restAndOpen();
      sizes.push(bytesToJoin(table));
    }
    const joined = table.sit('spectator');
    expect(sizes.at(-1)).toBeLessThanOrEqual(60 * 1024);
    // In between it may carry the dead weight that is allowed, and never more: a restart does not forget it.
    const [first = 0] = sizes;
    expect(Math.max(...sizes)).toBeLessThanOrEqual(first + REBUILD_ITEMS * DEAD_ITEM_BYTES);
    expect(joined.records('pose')).toEqual(Object.fromEntries((await table.folded()).snapshot.public.pose));
    expect(Object.keys(joined.records('chat'))).toHaveLength(100);
    expect(Object.keys(joined.records('log'))).toHaveLength(100);
  });

  it('sleeps as bytes when nothing happens, and answers as before', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const reader = table.sit('blue-captain');
    await table.pass(15);
    expect(table.sit('spectator').records('pose')).toEqual(reader.records('pose'));
    await table.move('red-captain', stand, [4, 4, 4]);
    expect(reader.records('pose')[stand]).toEqual([4, 4, 4]);
    expect(reader.closed).toBeUndefined();
  });
});

it('a table waits for its turn before it is read, and once more before its documents are made', async () => {
  const reads: { from: number; got: number }[] = [];
  const table = await TestTable.create(counted(reads));
  table.memory.kill();
  const turns: (() => void)[] = [];
  const opening = Room.open({
    table: 'table',
    store: table.store,
    surroundings: { ...table.surroundings, turn: () => new Promise((resolve) => turns.push(resolve)) },
    beside: async () => ({ keys: testKeys }),
    gameOf: () => table.game,
  });
  let isOpen = false;
  void opening.then(() => (isOpen = true));
  await settled();
  expect(reads).toEqual([]);
  turns.shift()?.();
  await settled();
  expect(reads.length).toBeGreaterThan(0);
  expect(isOpen).toBe(false);
  turns.shift()?.();
  expect((await opening)?.head).toEqual(table.room.head);
});
