import { verifyMatch } from '@vexillum/ledger';
import { isRefusal, words } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { decodeUpdate } from 'yjs';
import {
  readMatch,
  readTalk,
  settled,
  TestDisk,
  testGame,
  type TestPeer,
  testSeat,
  TestTable,
} from '../testing/index.ts';
import { LAST_STEP } from '../testing/test-records.ts';
import { decodeRecord, type Part, talkIn } from './stored-record.ts';

const talk = (table: TestTable, seat: string, text: string, id?: string) =>
  table.act(seat, 'say', { text, to: 'side' }, id);

const step = (table: TestTable, to = 1) => table.act('umpire', 'advance-step', { to });

const fileOf = async (table: TestTable, seat: string, view: 'public' | 'side' | 'full'): Promise<string> => {
  const pieces = await table.room.exportMatch(testSeat(seat), view);
  if (isRefusal(pieces)) throw new Error(pieces.code);
  return readMatch(pieces);
};

const textsOf = (records: Record<string, unknown>): string[] =>
  Object.values(records as Record<string, { text: string; at: string }>).map(({ text }) => text);

/** All that a peer was given, but for the number that Yjs draws for each document by itself. */
const givenTo = ({ heard, closed }: TestPeer): unknown => [
  closed,
  heard.map((one) =>
    one.kind === 'update' || one.kind === 'step-two' ? decodeUpdate(one.bytes).structs.map(plain) : one,
  ),
];

const plain = (struct: object) =>
  Object.fromEntries(Object.entries(struct).map(([key, value]) => [key, isPlace(value) ? value.clock : value]));

const isPlace = (value: unknown): value is { readonly client: number; readonly clock: number } =>
  typeof value === 'object' && value !== null && 'client' in value;

const outsiders = ['spectator', 'host', 'umpire', 'blue-captain'];

/** An evening up to its first step, with so many lines of red among themselves; everything that the others are given of it. */
const eveningHeard = async (lines: number): Promise<unknown> => {
  const table = await TestTable.create();
  const [stand = ''] = await table.deploy('red');
  const chairs = outsiders.map((seat) => table.sit(seat));
  const blue = [table.sit('blue-captain', 'side-blue'), table.sit('blue-1', 'plan-blue')];
  for (let n = 0; n < 10; n++) {
    await table.move('red-captain', stand, [n, n, 0]);
    for (let said = 0; said < lines / 10; said++) {
      const id = `00000000-0000-4000-9000-${String(lines * n + said).padStart(12, '0')}`;
      await talk(table, said % 2 === 0 ? 'red-1' : 'red-captain', `line ${n} ${said}`, id);
    }
    await table.pass(3);
  }
  return {
    given: [...chairs, ...blue].map(givenTo),
    page: await table.room.ledger(0),
    described: outsiders.map((seat) => {
      const { epochs, ...rest } = table.room.view.describe(testSeat(seat));
      return { ...rest, epochs: Object.keys(epochs as object) };
    }),
    file: await fileOf(table, 'spectator', 'public'),
    head: table.room.head,
    stored: await table.values(),
    late: givenTo(table.sit('spectator')),
  };
};

describe('until the next step or turn', () => {
  it('the others are given the same bytes whether a side talks or not', async () => {
    const quiet = await eveningHeard(0);
    expect(await eveningHeard(50)).toEqual(quiet);
  });

  it('the whole side reads a line at once, and whoever spoke is answered with the entry that all had seen', async () => {
    const table = await TestTable.create();
    const [mate, captain] = [table.sit('red-1', 'side-red'), table.sit('red-captain', 'side-red')];
    const { head } = table.room;
    expect(await talk(table, 'red-captain', 'left wing first')).toEqual({ kind: 'ack', seq: head.seq, result: {} });
    for (const peer of [mate, captain]) expect(textsOf(peer.records('chat'))).toEqual(['left wing first']);
    expect(table.room.head).toEqual(head);
    expect(textsOf(table.sit('red-2', 'side-red').records('chat'))).toEqual(['left wing first']);
    expect(table.room.view.talkFor(testSeat('red-1')).map(({ text }) => text)).toEqual(['left wing first']);
    expect(table.room.view.talkFor(testSeat('blue-1'))).toEqual([]);
  });

  it('a line is seen by nobody before it is on disk', async () => {
    const disks: TestDisk[] = [];
    const made = TestTable.create((store) => (disks[0] = new TestDisk(store)));
    let isMade = false;
    void made.then(() => (isMade = true));
    while (!isMade) {
      await disks[0]?.flush();
      await settled();
    }
    const [table, [disk]] = [await made, disks];
    const mate = table.sit('red-1', 'side-red');
    const said = talk(table, 'red-captain', 'wait');
    await settled();
    expect([disk?.waiting, mate.records('chat')]).toEqual([1, {}]);
    await disk?.flush();
    expect(await said).toMatchObject({ kind: 'ack' });
    expect(textsOf(mate.records('chat'))).toEqual(['wait']);
  });
});

describe('when a step or a turn begins', () => {
  it('one entry has the talk of all sides, and looks the same whoever has talked and how much', async () => {
    const shapes: unknown[] = [];
    for (const seats of [['red-1'], ['blue-1'], ['red-1', 'blue-captain', 'red-captain', 'red-1']]) {
      const table = await TestTable.create();
      const spectator = table.sit('spectator');
      for (const seat of seats) await talk(table, seat, `${seat} says more or less`);
      await step(table);
      const [, entry, ...more] = spectator.all('entries').flatMap(({ entries }) => entries);
      expect(more).toEqual([]);
      const { private: digests = {} } = entry as { private?: Record<string, string> };
      shapes.push([JSON.stringify(entry).length, Object.keys(entry ?? {}), Object.keys(digests)]);
      const parts = (await table.values()).map(decodeRecord).map(talkIn);
      expect(
        parts
          .at(-1)
          ?.map(({ seat }) => seat)
          .toSorted(),
      ).toEqual(seats.toSorted());
      expect(await readTalk(table.memory, 'table')).toEqual([]);
    }
    expect(shapes).toEqual([shapes[0], shapes[0], shapes[0]]);
  });

  it('nothing is written where nobody has talked since the last one', async () => {
    const table = await TestTable.create();
    await talk(table, 'red-1', 'now');
    await step(table);
    const { seq } = table.room.head;
    await step(table, 2);
    await table.room.rest();
    expect(await table.values()).toHaveLength(seq + 2);
  });

  it('the documents of the sides say that they have it, and keep each line once', async () => {
    const table = await TestTable.create();
    const [red, blue] = [table.sit('red-1', 'side-red'), table.sit('blue-1', 'side-blue')];
    for (const text of ['one', 'two']) await talk(table, 'red-captain', text);
    const before = red.records('chat');
    await step(table);
    expect(red.records('chat')).toEqual(before);
    for (const peer of [red, blue]) expect(peer.records('meta')).toEqual({ seq: table.room.head.seq });
    await table.openAnew();
    expect(table.sit('red-1', 'side-red').records('chat')).toEqual(before);
  });

  it('more lines than a side keeps are all in the entry, and the newest stay in their order', async () => {
    const table = await TestTable.create();
    const red = table.sit('red-1', 'side-red');
    for (let n = 0; n < 130; n++) await talk(table, 'red-1', `line ${n}`);
    const newest = Array.from({ length: 100 }, (_, n) => `line ${n + 30}`);
    await table.openAnew();
    const lines = () => table.room.view.talkFor(testSeat('red-1')).map(({ text }) => text);
    expect(lines()).toEqual(newest);
    for (let n = 130; n < 150; n++) await talk(table, 'red-1', `line ${n}`);
    await step(table);
    const kept = Array.from({ length: 100 }, (_, n) => `line ${n + 50}`);
    expect(lines()).toEqual(kept);
    await table.openAnew();
    expect(lines()).toEqual(kept);
    expect((await table.folded()).snapshot.sides['red']?.chat.size).toBe(100);
    expect(talkIn(decodeRecord((await table.values()).at(-1) ?? ''))).toHaveLength(150);
    expect(red.closed).toBeUndefined();
  });

  it('what a seat can take back is what it was', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    await table.move('red-captain', stand, [5, 5, 0]);
    await talk(table, 'red-captain', 'oops');
    await step(table);
    expect(await table.act('red-captain', 'undo-action', {})).toMatchObject({ kind: 'ack', result: { seq: 3 } });
    await table.openAnew();
    expect(await table.act('red-captain', 'redo-action', {})).toMatchObject({ kind: 'ack' });
  });
});

describe('a match file', () => {
  it('with a side’s secrets has its talk up to now, and one without them has none of it', async () => {
    const table = await TestTable.create();
    await talk(table, 'red-1', 'PLANTED early');
    await step(table);
    await talk(table, 'red-1', 'PLANTED late');
    const { head } = table.room;
    const open = await fileOf(table, 'spectator', 'public');
    expect(table.room.head).toEqual(head);
    const own = await fileOf(table, 'red-captain', 'side');
    expect(table.room.head.seq).toBe(head.seq + 1);
    expect(own).toMatch(/PLANTED early.*PLANTED late/);
    for (const file of [open, await fileOf(table, 'blue-captain', 'side')]) expect(file).not.toContain('PLANTED');
    for (const file of [open, own]) expect(verifyMatch(file).faults).toEqual([]);
  });

  it('with everybody’s secrets has what both said, also after the end', async () => {
    const table = await TestTable.create();
    await talk(table, 'red-1', 'PLANTED red');
    await step(table, LAST_STEP);
    await talk(table, 'blue-1', 'PLANTED blue');
    const file = await fileOf(table, 'host', 'full');
    expect(file).toMatch(/PLANTED red/);
    expect(file).toMatch(/PLANTED blue/);
    expect(verifyMatch(file).faults).toEqual([]);
  });
});

describe('the same id again', () => {
  it('is answered the same: while the first is under way, afterwards, once it is in the ledger, and by the next server', async () => {
    const table = await TestTable.create();
    const id = table.newId();
    const [first, meanwhile] = await Promise.all([1, 2].map(() => talk(table, 'red-1', 'once', id)));
    expect(first).toMatchObject({ kind: 'ack', seq: 0 });
    expect(meanwhile).toEqual(first);
    const again = async () => {
      expect(await talk(table, 'red-1', 'once', id.toUpperCase())).toEqual(first);
      expect(await talk(table, 'blue-1', 'mine', id)).toMatchObject({ code: 'id-taken' });
      expect(await table.act('red-2', 'say', { text: 'mine', to: 'table' }, id)).toMatchObject({ code: 'id-taken' });
    };
    await again();
    await table.openAnew();
    await again();
    await step(table);
    await again();
    await table.openAnew();
    await again();
    await table.restAndOpen();
    await again();
    expect((await table.folded()).snapshot.sides['red']?.chat.size).toBe(1);
  });
});

describe('when the server is killed between a line and its entry', () => {
  it('the next one has the line, shows it in a document of a new life, and writes it at the next step', async () => {
    const table = await TestTable.create();
    await table.restAndOpen();
    const epochs = ['public', 'side-red', 'side-blue'].map((name) => table.room.epochOf(name));
    await talk(table, 'red-1', 'hold the ford');
    await table.openAnew();
    const now = ['public', 'side-red', 'side-blue'].map((name) => table.room.epochOf(name));
    expect(now[1]).not.toBe(epochs[1]);
    // Nobody else can see by their documents that red has talked.
    expect([now[0], now[2]]).toEqual([epochs[0], epochs[2]]);
    expect(textsOf(table.sit('red-2', 'side-red').records('chat'))).toEqual(['hold the ford']);
    await step(table);
    const last = decodeRecord((await table.values()).at(-1) ?? '');
    expect(talkIn(last)).toMatchObject([{ seat: 'red-1' }]);
    expect(JSON.parse(last.secrets?.['blue']?.part ?? '') as Part).toEqual({});
    expect(await readTalk(table.memory, 'table')).toEqual([]);
  });

  it('at every moment each line is in an entry or waits for one, and never both', async () => {
    for (let landing = 0; landing < 6; landing++) {
      const disks: TestDisk[] = [];
      const work = async <T>(promise: Promise<T>): Promise<T> => {
        let isDone = false;
        void promise.finally(() => (isDone = true));
        while (!isDone) {
          await disks[0]?.flush();
          await settled();
        }
        return promise;
      };
      const table = await work(TestTable.create((store) => (disks[0] = new TestDisk(store))));
      const answered: string[] = [];
      for (const seat of ['red-1', 'blue-1']) await work(talk(table, seat, 'first'));
      for (const seat of ['red-1', 'blue-1', 'red-2']) void talk(table, seat, 'second').then(() => answered.push(seat));
      void step(table);
      await settled();
      void talk(table, 'red-1', 'third').then(() => answered.push('third'));
      await settled();
      await disks[0]?.kill(landing);
      const records = (await table.values()).map(decodeRecord);
      const written = records.flatMap(talkIn).map(({ id }) => id);
      const waiting = (await readTalk(table.memory, 'table')).map(({ id }) => id);
      const all = [...written, ...waiting];
      expect(new Set(all).size).toBe(all.length);
      expect(all.length).toBeGreaterThanOrEqual(2 + answered.length);
    }
  });
});

describe('when the disk fails', () => {
  it('whoever talked is told, nobody reads it, and nobody else hears that anything failed', async () => {
    const table = await TestTable.create();
    const [mate, spectator] = [table.sit('red-1', 'side-red'), table.sit('spectator')];
    spectator.forget();
    table.memory.trouble = 'refuse';
    const id = table.newId();
    expect(await talk(table, 'red-captain', 'lost', id)).toMatchObject({ code: 'not-saved' });
    await settled();
    expect(await talk(table, 'red-captain', 'lost', id)).toMatchObject({ code: 'not-saved' });
    table.memory.trouble = 'none';
    expect(mate.records('chat')).toEqual({});
    expect(await talk(table, 'red-captain', 'again', id)).toMatchObject({ kind: 'ack' });
    expect(textsOf(mate.records('chat'))).toEqual(['again']);
    expect(spectator.heard).toEqual([]);
  });

  it('and has written all the same, a line is shown and answered, and its entry has it once', async () => {
    const table = await TestTable.create();
    const [mate, spectator] = [table.sit('red-1', 'side-red'), table.sit('spectator')];
    table.memory.trouble = 'write-and-deny';
    const said = talk(table, 'red-captain', 'heard?');
    await settled();
    table.memory.trouble = 'none';
    await table.pass(3);
    expect(await said).toMatchObject({ kind: 'ack' });
    expect(textsOf(mate.records('chat'))).toEqual(['heard?']);
    table.memory.trouble = 'write-and-deny';
    const stepped = step(table);
    await settled();
    table.memory.trouble = 'none';
    await table.pass(3);
    expect(await stepped).toMatchObject({ kind: 'ack' });
    await step(table, 2);
    expect((await table.values()).map(decodeRecord).flatMap(talkIn)).toHaveLength(1);
    expect(spectator.all('entries').flatMap(({ entries }) => entries.map(({ seq }) => seq))).toEqual([1, 2, 3]);
    expect(textsOf(mate.records('chat'))).toEqual(['heard?']);
    expect(mate.closed).toBeUndefined();
  });

  it('as the table goes to rest, it goes all the same, and the next server has the line', async () => {
    const table = await TestTable.create();
    await talk(table, 'red-1', 'still here');
    table.memory.trouble = 'write-and-deny';
    const resting = table.room.rest();
    await settled();
    table.memory.trouble = 'refuse';
    await resting;
    table.memory.trouble = 'none';
    await table.openAnew();
    expect(textsOf(table.sit('red-2', 'side-red').records('chat'))).toEqual(['still here']);
  });
});

it('a game that is not played on any more keeps what was said, and writes nothing', async () => {
  const halted = { ...testGame, halted: words('This server no longer plays it.') };
  const at = await TestTable.create();
  await talk(at, 'red-1', 'before');
  Object.defineProperty(at, 'game', { value: halted });
  await at.openAnew();
  const { length } = await at.values();
  await at.restAndOpen();
  expect(await at.values()).toHaveLength(length);
  expect(textsOf(at.sit('red-1', 'side-red').records('chat'))).toEqual(['before']);
});
