import { randomUUID } from 'node:crypto';
import { type ArgsOf, event, type Pairing, pairingOf, type Snapshot } from '@vexillum/events';
import { type Changes, changeInPlace, emptySnapshot } from '@vexillum/model';
import { expect } from 'vitest';
import { newTable, type NewTable, sitDown } from './claim-all.ts';
import type { TestServer } from './start-test-server.ts';
import type { TestAnswer, TestBrowser } from './test-browser.ts';

interface Entry {
  readonly changes?: Changes['public'];
}

interface Seated {
  readonly table: string;
  readonly seat: string;
  readonly name: string;
}

/** A Swiss evening of Conquest on the small map. */
export const conquestEvening: ArgsOf<'set-event'> = {
  game: 'conquest',
  profile: 'twin-holms',
  houseRules: { 'random-start': true },
  method: 'swiss',
  rounds: 2,
  tableSize: 2,
  scoring: { win: 2, draw: 1, loss: 0, bye: 2 },
  tieBreaks: ['buchholz'],
  armies: { areNeeded: false },
  isForTeams: false,
  about: 'Bring your own tea.',
};

/** An event with its people, each with a browser of their own, and what everybody there knows. */
export class EventTable {
  readonly table: string;
  readonly made: NewTable;
  readonly #people = new Map<string, TestBrowser>();
  #server: Pick<TestServer, 'browser'>;

  static async made(server: Pick<TestServer, 'browser'>, set: Partial<ArgsOf<'set-event'>> = {}, body: object = {}) {
    const made = await newTable(server, { game: 'event', name: 'Autumn open', ...body });
    const at = new EventTable(server, made);
    await at.sit('host', 'Hanna');
    await at.did('host', 'set-event', { ...conquestEvening, ...set });
    return at;
  }

  private constructor(server: Pick<TestServer, 'browser'>, made: NewTable) {
    this.table = made.table;
    this.made = made;
    this.#server = server;
  }

  async sit(seat: string, name = `${seat} the Bold`): Promise<void> {
    this.#people.set(seat, await sitDown(this.#server, this.made, seat, name));
  }

  /** These sit down and take part. */
  async enter(...seats: readonly string[]): Promise<void> {
    for (const seat of seats) {
      await this.sit(seat);
      await this.did(seat, 'enter-event');
    }
  }

  of(seat: string): TestBrowser {
    const browser = this.#people.get(seat);
    if (!browser) throw new Error(`nobody sits in ${seat}`);
    return browser;
  }

  /** The server was started anew: everybody comes back with what their browsers have kept. */
  movedTo(server: Pick<TestServer, 'browser'>): void {
    this.#server = server;
    for (const [seat, old] of this.#people) {
      const browser = server.browser();
      for (const [name, value] of old.cookies) browser.cookies.set(name, value);
      this.#people.set(seat, browser);
    }
  }

  act(seat: string, name: string, args: unknown = {}, table = this.table, as = seat): Promise<TestAnswer> {
    return this.of(seat).act(table, as, name, args, randomUUID());
  }

  /** Fails the test where the table says no. */
  async did(seat: string, name: string, args: unknown = {}, table = this.table, as = seat): Promise<TestAnswer> {
    const answer = await this.act(seat, name, args, table, as);
    if (answer.status !== 200) throw new Error(`${seat} could not ${name}: ${answer.text}`);
    return answer;
  }

  async snapshot(): Promise<Snapshot> {
    const snapshot: Snapshot = emptySnapshot(event.sides, event.kinds);
    for (let from = 0; ; ) {
      const path = `/api/tables/${this.table}/ledger?from=${from}`;
      const { entries } = (await this.of('host').get(path, { 'x-seat': 'host' })).json<{ entries: Entry[] }>();
      if (entries.length === 0) return snapshot;
      for (const { changes } of entries) changeInPlace(snapshot, { public: changes ?? {} });
      from += entries.length;
    }
  }

  async pairing(id: string): Promise<Pairing | undefined> {
    return pairingOf(await this.snapshot(), id);
  }

  /** The round is drawn and published, and its tables are open. */
  async round(number: number, boards: number): Promise<void> {
    await this.did('host', 'draw-round');
    await this.did('host', 'publish-round');
    for (let board = 1; board <= boards; board += 1) await this.until(`${number}.${board}`, 'playing');
  }

  until(id: string, state: Pairing['state']): Promise<void> {
    return expect.poll(async () => (await this.pairing(id))?.state, { timeout: 20_000 }).toBe(state);
  }

  /** Whoever has this seat at the event sits down at the table of that game. */
  async toTable(seat: string, key: string): Promise<Seated> {
    const answer = await this.seatAt(seat, key);
    if (answer.status !== 200) throw new Error(`${seat} has no seat at ${key}: ${answer.text}`);
    return answer.json<Seated>();
  }

  seatAt(seat: string, key: string): Promise<TestAnswer> {
    return this.of(seat).post(`/api/tables/${this.table}/convened/${key}/seat`, {}, { 'x-seat': seat });
  }

  /** Both come to their table, and the second gives the game up. */
  async playOut(id: string): Promise<{ readonly winner: string; readonly loser: string; readonly table: string }> {
    const pairing = await this.pairing(id);
    const [winner = '', loser = ''] = pairing?.sides ?? [];
    const key = `${id}.${pairing?.nth}`;
    const first = await this.toTable(winner, key);
    const second = await this.toTable(loser, key);
    await this.did(winner, 'start-game', {}, first.table, first.seat);
    await this.did(loser, 'resign-game', {}, second.table, second.seat);
    return { winner, loser, table: first.table };
  }

  async file(seat = 'host', view = 'public'): Promise<string> {
    const answer = await this.of(seat).get(`/api/tables/${this.table}/export?view=${view}`, { 'x-seat': seat });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.text;
  }
}
