import { randomBytes } from 'node:crypto';
import {
  actionMessage,
  closeCodes,
  encodeJson,
  type Head,
  type HelloMessage,
  helloMessage,
  ledgerMessage,
  readJson,
  readType,
  syncMessage,
} from '@vexillum/protocol';
import { type Address, RawSocket } from '../wire/raw-socket.ts';
import { poseOf } from './a-table.ts';
import type { Flights } from './flights.ts';
import { get } from './http-client.ts';
import type { Player } from './player.ts';

/** A client with an empty document asks for all of it: sync, step 1, a state vector of one byte that says "nothing". */
export const askForAll = Uint8Array.of(syncMessage, 0, 1, 0);

/** Ids of one run: a number that the run chose, and the move's own in the last twelve digits. */
const MIDDLE = '-0000-4000-8000-';
const prefix = randomBytes(4).toString('hex') + MIDDLE;
let moves = 0;

const idOf = (move: number): string => prefix + move.toString(16).padStart(12, '0');

/** The last entry that the players of a table have seen: its watcher reads for all of them, and each says it with what they do, as browsers do. */
export interface Sight {
  head: Head | undefined;
}

/** Milliseconds: longer than an answer takes. */
const OUTBOX = 500;

const SEQ = '"seq":';
const HASH = '"hash":"';

/** Of the last entry in a message of the ledger, which has its number and then its hash at its end. */
const headIn = (message: Buffer): Head | undefined => {
  const seq = message.lastIndexOf(SEQ);
  const hash = message.lastIndexOf(HASH);
  if (seq < 0 || hash < 0) return undefined;
  return {
    seq: Number.parseInt(message.toString('latin1', seq + SEQ.length, seq + SEQ.length + 12), 10),
    hash: message.toString('latin1', hash + HASH.length, hash + HASH.length + 64),
  };
};

/** A seat of ours that moves stands as the browser does. The table's watcher reads the ledger entries that it hears. */
export class OurPlayer implements Player {
  comebacks = 0;
  readonly #address: Address;
  readonly #stands: readonly string[];
  readonly #flights: Flights;
  readonly #isWatcher: boolean;
  readonly #sight: Sight;
  #socket: RawSocket | undefined;
  /** Of a watcher: the last entry that it has read itself. Another player who comes back first has seen a later one. */
  #read: Head | undefined;
  #moves = 0;
  #frames = 0;
  /** What was said last, the oldest first. */
  readonly #outbox: { readonly at: number; readonly message: Uint8Array }[] = [];

  constructor(address: Address, stands: readonly string[], flights: Flights, sight: Sight, isWatcher: boolean) {
    this.#address = address;
    this.#sight = sight;
    this.#stands = stands;
    this.#flights = flights;
    this.#isWatcher = isWatcher;
  }

  get frames(): number {
    return this.#frames + (this.#socket?.reader.frames ?? 0);
  }

  /** Resolves when the whole document is there. */
  connect(): Promise<void> {
    return new Promise((resolve, reject) => {
      const hear = (message: Buffer) => this.#arrive(message, resolve);
      RawSocket.open(this.#address, hear).then((socket) => {
        this.#socket = socket;
        socket.onClose = (code) => this.#comeBack(code, reject);
        socket.send(askForAll);
      }, reject);
    });
  }

  move(): boolean {
    const socket = this.#socket;
    if (!socket) return false;
    const stand = this.#stands[this.#moves++ % this.#stands.length] as string;
    const move = ++moves;
    const args = { moves: [{ id: stand, to: poseOf(move, this.#moves) }] };
    const act = { id: idOf(move), name: 'move-stands', args, seen: this.#sight.head };
    if (!this.#isWatcher) this.#flights.launch(move);
    this.#say(socket, encodeJson(actionMessage, JSON.stringify({ act })));
    return true;
  }

  #say(socket: RawSocket, message: Uint8Array): void {
    socket.send(message);
    const now = performance.now();
    this.#outbox.push({ at: now, message });
    while ((this.#outbox[0]?.at ?? now) < now - OUTBOX) this.#outbox.shift();
  }

  roll(): void {
    const act = { id: idOf(++moves), name: 'roll-dice', args: { dice: [6], why: 'bench' } };
    this.#socket?.send(encodeJson(actionMessage, JSON.stringify({ act })));
  }

  close(): void {
    this.#socket?.close();
    this.#socket = undefined;
  }

  /** Hello, then the document; after that only a watcher reads on. */
  #arrive(message: Buffer, done: () => void): void {
    const { type, decoder } = readType(message);
    if (type === helloMessage) this.#greeted((readJson(decoder) as HelloMessage).hello.head);
    if (type !== syncMessage || !this.#socket) return;
    this.#socket.listener = this.#isWatcher ? (later) => this.#watch(later) : undefined;
    done();
  }

  /** What was written while the watcher was away is read from the ledger, as a browser does. */
  #greeted(head: Head): void {
    const before = this.#read;
    this.#read = head;
    this.#sight.head = head;
    if (!this.#isWatcher || !before || head.seq <= before.seq) return;
    const { port, path, cookie = '' } = this.#address;
    const table = path.split('/')[2] ?? '';
    void get(port, `/api/tables/${table}/ledger?from=${before.seq + 1}`, cookie).then((text) =>
      this.#land(Buffer.from(text)),
    );
  }

  #watch(message: Buffer): void {
    if (message[0] !== ledgerMessage) return;
    this.#read = headIn(message) ?? this.#read;
    this.#sight.head = this.#read;
    this.#land(message);
  }

  #land(message: Buffer): void {
    for (let at = message.indexOf(prefix); at >= 0; at = message.indexOf(prefix, at + 36))
      this.#flights.land(Number.parseInt(message.toString('latin1', at + prefix.length, at + 36), 16));
  }

  /** A document that was rebuilt sends everyone away to fetch it; anything else is an end that the bench did not want. */
  #comeBack(code: number, fail: (error: Error) => void): void {
    this.#frames = this.frames;
    this.#socket = undefined;
    const error = new Error(`the server closed a socket with ${code}`);
    fail(error);
    if (code !== closeCodes.otherEpoch) throw error;
    this.comebacks++;
    // Whom the server has sent away it no longer hears: what may have been lost is said again, by the same ids, so that nothing is done twice.
    void this.connect().then(() => {
      for (const { message } of this.#outbox) this.#socket?.send(message);
    });
  }
}
