import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock } from '@vexillum/table/room';

const TICK = 1000;
/** Whoever takes less than this in such a time is sent away: a place is worth more than that. */
const WINDOW = 30_000;
const LEAST = 64 * 1024;
/** Of answers that wait for all readers together. */
const WAITING_AT_MOST = 64 * 1024 * 1024;

interface Reader {
  /** Bytes taken when its window began. */
  taken: number;
  since: number;
}

export interface SlowReadersOptions {
  readonly clock: Clock;
  readonly onSentAway: (why: 'slow' | 'full') => void;
  readonly most?: number;
}

const takenBy = (socket: Socket): number => socket.bytesWritten - socket.writableLength;

/** Looks after those who ask over HTTP and do not take their answers. Websockets have a watch of their own. */
export class SlowReaders {
  readonly #options: SlowReadersOptions;
  readonly #most: number;
  readonly #readers = new Map<Socket, Reader>();
  #callOff: () => void;

  constructor(options: SlowReadersOptions) {
    this.#options = options;
    this.#most = options.most ?? WAITING_AT_MOST;
    this.#callOff = this.#tickLater();
  }

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#readers.set(socket, { taken: 0, since: this.#options.clock.now() });
      socket.once('close', () => this.#readers.delete(socket));
    });
    server.on('upgrade', (_request, socket: Socket) => this.#readers.delete(socket));
  }

  /** Bytes of answers that wait to be taken. */
  get waiting(): number {
    let sum = 0;
    for (const socket of this.#readers.keys()) sum += socket.writableLength;
    return sum;
  }

  /** Nothing large is to be begun. */
  get isFull(): boolean {
    return this.waiting > this.#most / 2;
  }

  stop(): void {
    this.#callOff();
  }

  #tickLater(): () => void {
    return this.#options.clock.after(TICK, () => {
      this.#callOff = this.#tickLater();
      const now = this.#options.clock.now();
      for (const [socket, reader] of this.#readers) this.#look(socket, reader, now);
      this.#makeRoom();
    });
  }

  #look(socket: Socket, reader: Reader, now: number): void {
    const taken = takenBy(socket);
    if (socket.writableLength === 0 || taken - reader.taken >= LEAST) {
      reader.taken = taken;
      reader.since = now;
    } else if (now - reader.since >= WINDOW) this.#sendAway(socket, 'slow');
  }

  /** Who has most waiting goes first. */
  #makeRoom(): void {
    let { waiting } = this;
    if (waiting <= this.#most) return;
    const fullest = [...this.#readers.keys()].sort((a, b) => b.writableLength - a.writableLength);
    for (const socket of fullest) {
      if (waiting <= this.#most / 2) return;
      waiting -= socket.writableLength;
      this.#sendAway(socket, 'full');
    }
  }

  #sendAway(socket: Socket, why: 'slow' | 'full'): void {
    this.#readers.delete(socket);
    this.#options.onSentAway(why);
    socket.destroy();
  }
}
