import { encodeJson, readJson, readType } from '@vexillum/protocol';
import { type ClientOptions, WebSocket } from 'ws';

export interface Closed {
  readonly code: number;
  readonly reason: string;
}

/** One websocket, held by hand: everything it was sent is kept, and nothing is answered by itself. */
export class TestWire {
  readonly socket: WebSocket;
  readonly messages: Buffer[] = [];
  /** Resolves when the server has closed it. */
  readonly closed: Promise<Closed>;
  /** True once it is open, or the status of the HTTP answer that it got instead. */
  readonly opened: Promise<true | number>;
  readonly #waiting = new Set<() => void>();

  constructor(url: string, headers: Record<string, string>, options: ClientOptions = {}) {
    this.socket = new WebSocket(url, { headers, perMessageDeflate: false, ...options });
    this.closed = new Promise((resolve) =>
      this.socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() })),
    );
    this.opened = new Promise((resolve) => {
      this.socket.once('open', () => resolve(true));
      this.socket.once('unexpected-response', (_request, response) => {
        resolve(response.statusCode ?? 0);
        response.resume();
        this.socket.terminate();
      });
    });
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data: Buffer) => this.#heard(data));
  }

  send(message: Uint8Array): void {
    this.socket.send(message);
  }

  sendJson(type: number, value: unknown): void {
    this.send(encodeJson(type, JSON.stringify(value)));
  }

  /** The JSON payloads of one of our message types, so far. */
  said(type: number): unknown[] {
    return this.messages.flatMap((message) => {
      const { type: found, decoder } = readType(message);
      return found === type ? [readJson(decoder)] : [];
    });
  }

  /** Resolves as soon as `isTrue` holds, asked after each message. */
  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  async untilSaid<T>(type: number, isMeant: (payload: T) => boolean): Promise<T> {
    const found = () => (this.said(type) as T[]).find(isMeant);
    await this.until(() => found() !== undefined);
    return found() as T;
  }

  close(): void {
    this.socket.terminate();
  }

  #heard(message: Buffer): void {
    this.messages.push(message);
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
