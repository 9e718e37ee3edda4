import type { Game } from '@vexillum/model';
import type { LedgerPage } from '@vexillum/protocol';
import type { Genesis } from '../room/genesis.ts';
import type { Surroundings } from '../room/surroundings.ts';
import { MemoryStore } from './memory-store.ts';
import { TestServer } from './test-server.ts';
import { TestSocket } from './test-socket.ts';

export interface TestNetworkOptions {
  readonly game: Game;
  readonly surroundings: Surroundings;
  /** Decides what is delivered next; a seeded one makes the run repeatable. */
  readonly random: () => number;
  /** Waits until nothing more follows from what was just done. */
  readonly settled: () => Promise<void>;
}

/** One thing that the network can do next. */
type Delivery = () => void | Promise<void>;

const ABRUPT = 1006;

/**
 * The wires between browsers and a server, as queues that the test flushes: each socket keeps its own order, and chance decides
 * which of them is next. Sockets drop, messages come twice, the server dies and comes back; the disk outlives it.
 */
export class TestNetwork {
  readonly store = new MemoryStore();
  /** To be handed to `openLiveTable` as `WebSocketPolyfill`. */
  readonly WebSocket: typeof WebSocket;
  readonly #options: TestNetworkOptions;
  #sockets: TestSocket[] = [];
  /** Every socket that ever was, with all that came out of it. */
  readonly history: TestSocket[] = [];
  #server: TestServer;
  /** Those who wait for an answer over HTTP. */
  readonly #waiting = new Set<() => void>();
  readonly #stuck = new WeakSet<TestSocket>();

  constructor(options: TestNetworkOptions) {
    this.#options = options;
    this.#server = this.#newServer();
    const took = (socket: TestSocket) => {
      this.#sockets.push(socket);
      this.history.push(socket);
    };
    const Socket = class extends TestSocket {
      constructor(url: string) {
        super(url);
        took(this);
      }
    };
    this.WebSocket = Socket as unknown as typeof WebSocket;
  }

  get server(): TestServer {
    return this.#server;
  }

  /** The sockets that are open now at the client's end. */
  get open(): readonly TestSocket[] {
    return this.#sockets.filter(({ readyState }) => readyState === 1);
  }

  async createTable(table: string, genesis: Genesis): Promise<void> {
    const created = this.#server.create(table, genesis);
    await this.#workedOff(created);
  }

  /** Over HTTP, whose answers come as soon as the disk gives them. */
  async readLedger(table: string, from: number): Promise<LedgerPage> {
    const { entries, ...page } = await Promise.race([this.#readFrom(this.#server, table, from), this.#serverGone()]);
    return { ...page, entries: JSON.parse(entries) as LedgerPage['entries'] };
  }

  async #readFrom(server: TestServer, table: string, from: number) {
    const room = await server.room(table);
    if (!room) throw new Error('no such table');
    return room.ledger(from);
  }

  #serverGone(): Promise<never> {
    return new Promise((_, reject) => this.#waiting.add(() => reject(new Error('the server is gone'))));
  }

  /** Delivers one thing somewhere; false when nothing is on its way. */
  async step(): Promise<boolean> {
    const deliveries = this.#deliveries();
    const delivery = deliveries[Math.floor(this.#options.random() * deliveries.length)];
    if (!delivery) return false;
    await delivery();
    await this.#options.settled();
    return true;
  }

  /** Delivers everything, and what follows from it. */
  async flush(): Promise<void> {
    await this.#options.settled();
    while (await this.step());
  }

  /** Cuts a connection: some of what was on its way arrives, the rest is lost. */
  async drop(socket: TestSocket): Promise<void> {
    const { random, settled } = this.#options;
    for (let left = Math.floor(random() * (socket.toServer.length + 1)); left > 0; left--)
      this.#deliverToServer(socket);
    for (let left = Math.floor(random() * (socket.toClient.length + 1)); left > 0; left--) socket.deliverToClient();
    socket.toServer.length = 0;
    this.#server.ended(socket);
    socket.end(ABRUPT, '');
    this.#forget(socket);
    await settled();
  }

  /** Nothing comes through any more, and neither end hears of it: as where the server stands still, or a cable was pulled. */
  stick(socket: TestSocket): void {
    this.#stuck.add(socket);
  }

  /** What was on its way there goes on. */
  unstick(socket: TestSocket): void {
    this.#stuck.delete(socket);
  }

  /** Sends a message again that is on its way already, as an impatient resend would. */
  duplicate(socket: TestSocket, wants: (message: Uint8Array) => boolean): void {
    const copies = socket.toServer.filter(wants).slice(0, 1);
    socket.toServer.push(...copies);
  }

  /** Kills the server: rooms are gone without a word, some of what they were writing is on disk. The next one starts at once. */
  async kill(): Promise<void> {
    const { random, settled } = this.#options;
    await this.#server.kill(Math.floor(random() * (this.#server.disk.waiting + 1)));
    this.#server = this.#newServer();
    await this.#cutAll();
    await settled();
  }

  /** Stops the server in order and starts the next. */
  async restart(): Promise<void> {
    const { settled } = this.#options;
    await this.#workedOff(this.#server.stop());
    this.#server = this.#newServer();
    await this.#cutAll();
    await settled();
  }

  /** The network goes on working the disk until this is done. */
  async #workedOff<T>(promise: Promise<T>): Promise<T> {
    let isDone = false;
    const finish = () => {
      isDone = true;
    };
    promise.then(finish, finish);
    await this.#options.settled();
    while (!isDone && this.#server.disk.waiting > 0) {
      await this.#server.disk.step();
      await this.#options.settled();
    }
    if (!isDone) throw new Error('waits for something that never comes');
    return promise;
  }

  async #cutAll(): Promise<void> {
    const { random } = this.#options;
    for (const hangUp of this.#waiting) hangUp();
    this.#waiting.clear();
    for (const socket of this.#sockets.filter(({ isTaken }) => isTaken)) {
      for (let left = Math.floor(random() * (socket.toClient.length + 1)); left > 0; left--) socket.deliverToClient();
      socket.end(ABRUPT, '');
      this.#forget(socket);
    }
  }

  #newServer(): TestServer {
    return new TestServer(this.#options.game, this.store, this.#options.surroundings);
  }

  #deliveries(): Delivery[] {
    const deliveries: Delivery[] = [];
    const server = this.#server;
    for (const socket of [...this.#sockets]) {
      if (this.#stuck.has(socket)) continue;
      if (!socket.isTaken) deliveries.push(() => this.#connect(socket));
      else if (socket.toServer.length > 0 && server.canRead(socket))
        deliveries.push(() => this.#deliverToServer(socket));
      else if (socket.hasHungUp) deliveries.push(() => this.#hangUp(socket));
      if (socket.toClient.length > 0) deliveries.push(() => this.#deliverToClient(socket));
    }
    if (server.disk.waiting > 0) deliveries.push(() => server.disk.step());
    return deliveries;
  }

  #connect(socket: TestSocket): void {
    if (socket.hasHungUp) this.#forget(socket);
    else this.#server.take(socket);
  }

  #hangUp(socket: TestSocket): void {
    this.#server.ended(socket);
    this.#forget(socket);
  }

  #deliverToServer(socket: TestSocket): void {
    const message = socket.toServer.shift();
    if (message) this.#server.read(socket, message);
  }

  #deliverToClient(socket: TestSocket): void {
    const frame = socket.deliverToClient();
    if (!frame || 'bytes' in frame) return;
    this.#server.ended(socket);
    this.#forget(socket);
  }

  #forget(socket: TestSocket): void {
    this.#sockets = this.#sockets.filter((one) => one !== socket);
  }
}
