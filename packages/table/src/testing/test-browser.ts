import { isRefusal, type Json } from '@vexillum/model';
import type { Answer } from '../room/answer.ts';
import type { Keep, LiveTable } from '../live/live-table.ts';
// At hand, so that nobody waits for it with a clock that stands still.
import '../live/ledger-follower.ts';
import { openLiveTable } from '../live/open-live-table.ts';
import { testGame, testSeat } from './test-game.ts';
import type { TestKinds } from './test-records.ts';
import type { TestNetwork } from './test-network.ts';

/** What a player was told, once they were. */
export interface Told {
  readonly seat: string;
  readonly name: string;
  readonly args: Json;
  answer?: Answer;
}

/** One player's browser: it can be reloaded, and it remembers what its player was told. */
export class TestBrowser {
  readonly seatId: string;
  readonly told: Told[] = [];
  readonly keep = keepInMemory();
  readonly #network: TestNetwork;
  readonly #table: string;
  #live: LiveTable<TestKinds>;
  #reloads = 0;

  constructor(network: TestNetwork, table: string, seatId: string) {
    this.seatId = seatId;
    this.#network = network;
    this.#table = table;
    this.#live = this.#open();
  }

  get live(): LiveTable<TestKinds> {
    return this.#live;
  }

  /** Does something, and remembers the answer when it comes. */
  act(name: string, args: Json): Told {
    const told: Told = { seat: this.seatId, name, args };
    this.told.push(told);
    const reloads = this.#reloads;
    void this.#live.act(name, args).then((answer) => {
      if (reloads === this.#reloads) told.answer = answer;
    });
    return told;
  }

  /** Closes the page and opens it again: what was not answered yet is nobody's to await, but still in the outbox. */
  reload(): void {
    this.#live.close();
    this.#reloads++;
    for (let i = this.told.length - 1; i >= 0; i--) if (this.told[i]?.answer === undefined) this.told.splice(i, 1);
    this.#live = this.#open();
  }

  close(): void {
    this.#live.close();
  }

  /** Live, with nothing waiting. */
  get isAtRest(): boolean {
    const connection = this.#live.$connection.get();
    return connection.kind === 'live' && connection.waiting === 0 && this.#live.$isLoaded.get();
  }

  get acknowledged(): (Told & { answer: Exclude<Answer, { kind: 'refusal' }> })[] {
    return this.told.filter(
      (told): told is Told & { answer: Exclude<Answer, { kind: 'refusal' }> } =>
        told.answer !== undefined && !isRefusal(told.answer),
    );
  }

  #open(): LiveTable<TestKinds> {
    return openLiveTable({
      origin: 'http://table.test',
      table: this.#table,
      seat: testSeat(this.seatId),
      game: testGame,
      keep: this.keep,
      readLedger: (from) => this.#network.readLedger(this.#table, from),
      WebSocketPolyfill: this.#network.WebSocket,
    });
  }
}

const keepInMemory = (): Keep => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};
