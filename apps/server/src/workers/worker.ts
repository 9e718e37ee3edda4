import { join } from 'node:path';
import type { Socket } from 'node:net';
import { handOnBy, wasHanded } from '../nodes/hand-on.ts';
import type { HandOn } from '../nodes/hand-on.ts';
import { UNIX } from '../nodes/pass-on.ts';
import type { NodeSettings, Settings } from '../settings.ts';
import {
  socketOf,
  type Counted,
  type ToListener,
  type ToWorker,
  WORKER_FOLDER,
  WORKER_NUMBER,
  WORKER_PORT,
  WORKER_SECRET,
} from './messages.ts';

/** Milliseconds: as long as for any node. */
const LEASE = 5000;

export interface WorkerOptions {
  readonly number: number;
  readonly folder: string;
  readonly secret: string;
  readonly port: number;
}

export interface WorkerHears {
  /** A line is to be served, from these bytes on where there are any. */
  readonly take: (socket: Socket, first: Buffer | undefined) => void;
  readonly counted: (counted: Counted) => void;
  readonly tellCounts: () => void;
  readonly gone: (worker: number) => void;
}

/** This process as one of several workers behind the one that listens. */
export class Worker {
  readonly #options: WorkerOptions;
  readonly #going = new Map<number, Socket>();
  readonly #coming = new Map<number, { readonly socket: Socket; readonly text: string }>();
  #hears: WorkerHears | undefined;
  #isReady = false;
  #handedOn = 0;

  /** `undefined`: it is none. */
  static of(environment: Readonly<Record<string, string | undefined>>): Worker | undefined {
    const { [WORKER_NUMBER]: number, [WORKER_FOLDER]: folder, [WORKER_SECRET]: secret } = environment;
    if (!process.send || !number || !folder || !secret) return undefined;
    return new Worker({ number: Number(number), folder, secret, port: Number(environment[WORKER_PORT]) });
  }

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  get name(): string {
    return nameOf(this.#options.number);
  }

  /** Where other workers reach this one. */
  get path(): string {
    return socketOf(this.#options.folder, this.#options.number);
  }

  readonly handOn: HandOn = handOnBy((address, text, socket) => this.#hand(address, text, socket));

  /** As it is for this one of them. */
  settingsFrom(settings: Settings): Settings {
    const { number, secret, port } = this.#options;
    const { dataFolder } = settings;
    const node: NodeSettings = {
      name: this.name,
      address: `${UNIX}${this.path}`,
      secret,
      lease: LEASE,
      // Whoever listens hears at once that it leaves.
      lameDuck: 0,
    };
    return {
      ...settings,
      node,
      port,
      metricsPort: undefined,
      // Each has boards of its own, which it makes of what the database has.
      dataFolder: number === 1 ? dataFolder : join(dataFolder, 'workers', String(number)),
    };
  }

  /** `whenAlone`: whoever listens is no more. */
  listen(hears: WorkerHears, whenAlone: () => void): void {
    this.#hears = hears;
    process.on('message', (message: ToWorker, socket) => this.#hear(message, socket as Socket | undefined));
    process.once('disconnect', whenAlone);
  }

  /** Lines may come. */
  ready(): void {
    this.#isReady = true;
    this.say({ kind: 'ready' });
  }

  /** New lines are for others; those that belong to its tables still come. */
  leave(): void {
    this.#isReady = false;
    this.say({ kind: 'leaving' });
  }

  say(message: ToListener, socket?: Socket): void {
    // Whoever listens may be gone; that is heard by itself.
    if (process.connected) process.send?.(message, socket, { keepOpen: false }, () => undefined);
  }

  #hear(message: ToWorker, socket: Socket | undefined): void {
    switch (message.kind) {
      case 'take':
        return this.#take(message, socket);
      case 'go': {
        const coming = this.#coming.get(message.id);
        this.#coming.delete(message.id);
        return coming && this.#hears?.take(coming.socket, Buffer.from(coming.text, 'latin1'));
      }
      case 'have': {
        const going = this.#going.get(message.id);
        this.#going.delete(message.id);
        // Its counts here end with it; the line itself is elsewhere.
        going?.destroy();
        return this.say({ kind: 'let-go', id: message.id });
      }
      case 'tell-counts':
        return this.#hears?.tellCounts();
      case 'gone':
        return this.#hears?.gone(message.worker);
      case 'spent':
      case 'open':
        return this.#hears?.counted(message);
    }
  }

  #take({ id, text }: Extract<ToWorker, { kind: 'take' }>, socket: Socket | undefined): void {
    // Not a byte has been read here yet, so that it can be another one's.
    if (text === undefined && !this.#isReady) {
      socket?.destroy();
      return this.say({ kind: 'not-here', id });
    }
    this.say({ kind: 'got', id });
    // It was closed on its way.
    if (!socket) return;
    socket.on('error', () => socket.destroy());
    // As with a connection that a server of HTTP has taken by itself.
    socket.allowHalfOpen = true;
    if (text === undefined) return this.#hears?.take(socket, undefined);
    wasHanded(socket);
    this.#coming.set(id, { socket, text });
  }

  #hand(address: string, text: string, socket: Socket): void {
    const id = this.#options.number * 2 ** 32 + this.#handedOn++;
    this.#going.set(id, socket);
    // Node would count a line less at the server of HTTP, which has never counted this one, and at its end wait for it for ever.
    Object.assign(socket, { server: null });
    this.say({ kind: 'hand-on', id, to: address, text }, socket);
  }
}

/** The first has the name of a server that is alone: of two that use one database, in whichever way, the former ends. */
export const nameOf = (number: number): string => (number === 1 ? 'vexillum' : `vexillum-${number}`);
