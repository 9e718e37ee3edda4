import { brokenLink, type ChainHead } from '@vexillum/ledger';
import type { Snapshot } from '@vexillum/model';
import { seeds } from '@vexillum/model/testing';
import { actionMessage } from '@vexillum/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RoomEvent } from '../room/surroundings.ts';
import { decodeRecord, deedOf, type StoredRecord, talkIn } from '../room/stored-record.ts';
import { undoableIn } from '../room/table-actions.ts';
import { foldRecords, TableState } from '../room/table-state.ts';
import {
  fakedClock,
  randomDeed,
  readTalk,
  seededRandom,
  settled,
  TestBrowser,
  testGame,
  testGenesis,
  TestNetwork,
  testSurroundings,
} from '../testing/index.ts';

const TABLE = 'table';
const TURNS = 120;
const DRILLS = 100;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** One evening at a table where everything goes wrong that can. All that happens follows from the seed. */
class Evening {
  readonly random: () => number;
  readonly network: TestNetwork;
  readonly events: readonly RoomEvent[];
  browsers: TestBrowser[] = [];

  constructor(seed: number) {
    this.random = seededRandom(seed);
    vi.spyOn(Math, 'random').mockImplementation(seededRandom(seed + 1_000_000));
    const bytes = seededRandom(seed + 2_000_000);
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      const view = array as unknown as Uint8Array;
      for (let i = 0; i < view.length; i++) view[i] = Math.floor(bytes() * 256);
      return array;
    });
    const surroundings = { ...testSurroundings(seed), clock: fakedClock };
    this.events = surroundings.events;
    this.network = new TestNetwork({
      game: testGame,
      surroundings,
      random: this.random,
      settled,
    });
  }

  async begin(watcher: string): Promise<void> {
    await this.network.createTable(TABLE, testGenesis);
    const seats = ['red-captain', 'red-1', 'blue-captain', watcher];
    this.browsers = seats.map((seat) => new TestBrowser(this.network, TABLE, seat));
    await this.pass(1000);
  }

  async pass(milliseconds: number): Promise<void> {
    vi.advanceTimersByTime(milliseconds);
    await settled();
  }

  pick<T>(things: readonly T[]): T | undefined {
    return things[Math.floor(this.random() * things.length)];
  }

  chance(probability: number): boolean {
    return this.random() < probability;
  }

  /** Somebody does something, the wires carry some of it, and perhaps something breaks. */
  async turn(): Promise<void> {
    const browser = this.pick(this.browsers);
    if (browser && this.chance(0.8)) {
      const { name, args } = randomDeed(browser.live.seat, browser.live.$snapshot.get(), this.random);
      browser.act(name, args);
    }
    if (browser && this.chance(0.1)) browser.live.present({ cursor: [1, Math.floor(this.random() * 100)] });
    if (browser && this.chance(0.1))
      browser.live.plan?.putNote(`note:${browser.seatId}`, {
        seat: browser.seatId,
        at: [0, 1],
        text: `SECRET-NOTE-${browser.live.seat.side}`,
      });
    await settled();
    await this.misfortune();
    for (let steps = Math.floor(this.random() * 40); steps > 0; steps--) if (!(await this.network.step())) break;
    await this.pass(Math.floor(this.random() * this.random() * 1200));
  }

  async misfortune(): Promise<void> {
    const { network } = this;
    if (this.chance(0.2))
      for (const socket of network.open) network.duplicate(socket, (message) => message[0] === actionMessage);
    const socket = this.pick(network.open);
    if (socket && this.chance(0.06)) await network.drop(socket);
    if (this.chance(0.02)) await network.kill();
    if (network.store.trouble === 'none' && this.chance(0.015)) await network.restart();
    if (this.chance(0.02)) network.store.trouble = this.chance(0.5) ? 'refuse' : 'write-and-deny';
    else if (this.chance(0.15)) network.store.trouble = 'none';
    if (this.chance(0.015)) this.pick(this.browsers)?.reload();
  }

  /** Red moves all it has, again and again, until the document wants to be rebuilt. */
  async drill(): Promise<void> {
    const captain = this.browsers[0];
    const reserve = [...(captain?.live.$snapshot.get().public.stand ?? [])]
      .filter(([, { side, place }]) => side === 'red' && place === 'reserve')
      .map(([id]) => ({ id, pose: [0, 0, 0] }));
    if (reserve.length > 0) captain?.act('place-stands', { stands: reserve });
    for (let i = 0; i < DRILLS; i++) {
      const { public: table } = captain?.live.$snapshot.get() ?? { public: undefined };
      const own = [...(table?.stand ?? [])].filter(([id, { side }]) => side === 'red' && table?.pose.has(id));
      if (own.length > 0) captain?.act('move-stands', { moves: own.map(([id]) => ({ id, to: [i, i * 7, i * 11] })) });
      for (let steps = 0; steps < 30; steps++) await this.network.step();
      await this.pass(100);
    }
    await this.pass(2000);
  }

  /** Everything is mended and delivered. */
  async end(): Promise<void> {
    this.network.store.trouble = 'none';
    for (let i = 0; i < 100; i++) {
      await this.network.flush();
      await this.pass(500);
      if (i > 5 && this.browsers.every(({ isAtRest }) => isAtRest)) break;
    }
    await this.pass(3000);
    await this.network.flush();
  }

  async ledger(): Promise<string[]> {
    return this.network.store.read(TABLE, 0, 100_000);
  }
}

const whatSeatMaySee = (snapshot: Snapshot, side: string | undefined): Snapshot => ({
  public: snapshot.public,
  sides: side === undefined ? {} : { [side]: snapshot.sides[side] },
});

const expectWholeChain = (values: readonly string[]): void => {
  let head: ChainHead | undefined;
  for (const value of values) {
    const { entry } = decodeRecord(value);
    expect(brokenLink(entry, head)).toBeUndefined();
    head = { seq: entry.seq, hash: entry.hash };
  }
};

/** The public ledger shows the arguments, unless there is something in them for one side only. */
const whatWasDone = (record: StoredRecord | undefined) => {
  const { seat, name } = record ? deedOf(record) : {};
  return { seat, name, args: name === 'bring-army' ? undefined : record?.entry.args };
};

const expectAllEqual = async (evening: Evening): Promise<void> => {
  const values = await evening.ledger();
  expectWholeChain(values);
  const records = values.map(decodeRecord);
  const waiting = await readTalk(evening.network.store, TABLE);
  const talk = [...records.flatMap(talkIn), ...waiting];
  // The entries of talk have none, and those that it is about have theirs.
  const ids = [...records.flatMap((record) => deedOf(record).id ?? []), ...talk.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);

  const state = foldRecords(new TableState(testGame), values, undoableIn(testGame));
  for (const line of waiting) state.hear(line);
  const { snapshot } = state;
  const head = { seq: records.length - 1, hash: records.at(-1)?.entry.hash };
  const latecomers = evening.browsers.map(({ seatId }) => new TestBrowser(evening.network, TABLE, seatId));
  await evening.network.flush();
  for (const { live, seatId } of [...evening.browsers, ...latecomers]) {
    const isWhole = live.$isChainWhole.get();
    expect([seatId, isWhole, live.$connection.get()]).toEqual([seatId, true, { kind: 'live', waiting: 0 }]);
    expect([seatId, live.$snapshot.get()]).toEqual([seatId, whatSeatMaySee(snapshot, live.seat.side)]);
    expect([seatId, live.$head.get()]).toEqual([seatId, head]);
  }

  const answered = evening.browsers.flatMap((browser) => browser.acknowledged);
  const isTalk = ({ name, args }: (typeof answered)[number]) =>
    name === 'say' && (args as { readonly to?: string }).to === 'side';
  const saidBy = (seats: readonly { readonly seat: string }[]) => seats.map(({ seat }) => seat).toSorted();
  // Answers that were lost with a page are of lines that were said all the same.
  const said = saidBy(talk);
  for (const seat of saidBy(answered.filter(isTalk))) expect(said.splice(said.indexOf(seat), 1)).toEqual([seat]);
  const acknowledged = answered.filter((one) => !isTalk(one));
  const done = acknowledged.map(({ answer }) => whatWasDone(records[answer.seq]));
  expect(done).toEqual(acknowledged.map(({ seat, name, args }, i) => ({ seat, name, args: done[i]?.args && args })));
  expect(new Set(acknowledged.map(({ answer }) => answer.seq)).size).toBe(acknowledged.length);
  expect(evening.browsers.flatMap(({ told }) => told.filter(({ answer }) => answer === undefined))).toEqual([]);

  const [redCaptain, red1] = evening.browsers;
  expect(redCaptain?.live.plan?.$notes.get()).toEqual(red1?.live.plan?.$notes.get());
  for (const browser of [...evening.browsers, ...latecomers]) browser.close();
};

const latin1 = new TextDecoder('latin1');

/** Everything that came out of the sockets of those who are not on this side. */
const bytesHeardBeyond = (network: TestNetwork, side: string): string =>
  network.history
    .filter(({ url }) => !new URL(url).searchParams.get('seat')?.startsWith(side))
    .flatMap(({ received }) => received.map((bytes) => latin1.decode(bytes)))
    .join('\n');

const playEvening = async (seed: number): Promise<Evening> => {
  const evening = new Evening(seed);
  await evening.begin(seed % 2 === 0 ? 'umpire' : 'spectator');
  for (let turn = 0; turn < TURNS; turn++) {
    await evening.turn();
    if (turn === TURNS / 2 && seed % 6 === 0) await evening.drill();
  }
  await evening.end();
  await expectAllEqual(evening);
  for (const side of testGame.sides)
    for (const kind of ['ENTRY', 'TALK', 'NOTE'])
      expect(bytesHeardBeyond(evening.network, side).includes(`SECRET-${kind}-${side}`)).toBe(false);
  expect(evening.events.filter(({ kind }) => kind === 'bug')).toEqual([]);
  return evening;
};

/** A seed that failed stays, and says what it found. */
const seedsThatFailed: [seed: number, found: string][] = [
  [88, 'an action ran while a plan had the table reopened, and was never answered'],
  [296, 'an action that a full disk had refused was acknowledged when it came again'],
];

describe('four browsers, whatever happens to the wires, the disk and the server', () => {
  test.for(seeds(12, 60))('end equal to the ledger and lose nothing: seed %i', async (seed) => {
    await playEvening(seed);
  });
  test.for(seedsThatFailed)('seed %i, where %s', async ([seed]) => {
    await playEvening(seed);
  });
});
