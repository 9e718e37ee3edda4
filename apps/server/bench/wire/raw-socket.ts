import { connect, type Socket } from 'node:net';
import { clientFrame, pongFrame } from './client-frame.ts';
import { FrameReader } from './frame-reader.ts';

export interface Address {
  readonly port: number;
  /** With its query. */
  readonly path: string;
  readonly cookie?: string;
}

const CLOSE = 8;
const PING = 9;
const HEAD_END = '\r\n\r\n';
/** Every socket reads into this one: a read is handled before the next begins. */
const shared = Buffer.allocUnsafe(256 * 1024);

/**
 * A websocket client made by hand on a plain socket, several times cheaper than a real one, so that the load never is the bottleneck.
 * Knows whole, uncompressed messages, which is all that the measured servers send.
 */
export class RawSocket {
  readonly reader = new FrameReader();
  /** Hears whole messages; without it they are only counted. */
  listener: ((message: Buffer) => void) | undefined;
  onClose: ((code: number) => void) | undefined;
  #socket: Socket;
  #head = '';
  #isUpgraded = false;
  #closeCode = 1006;
  readonly #opened: { resolve: () => void; reject: (error: Error) => void };

  /** Resolves after the upgrade; whoever wants the first message sets the listener at once. */
  static open(address: Address, listener?: (message: Buffer) => void): Promise<RawSocket> {
    return new Promise((resolve, reject) => {
      const raw: RawSocket = new RawSocket(address, { resolve: () => resolve(raw), reject });
      raw.listener = listener;
    });
  }

  private constructor(address: Address, opened: { resolve: () => void; reject: (error: Error) => void }) {
    this.#opened = opened;
    const onread = { buffer: shared, callback: (length: number) => this.#read(shared.subarray(0, length)) };
    this.#socket = connect({ port: address.port, host: '127.0.0.1', noDelay: true, onread });
    this.#socket.once('connect', () => this.#socket.write(upgradeRequest(address)));
    this.#socket.once('error', (error) => opened.reject(error));
    this.#socket.once('close', () => {
      opened.reject(new Error('closed before the upgrade'));
      this.onClose?.(this.#closeCode);
    });
  }

  send(message: Uint8Array): void {
    this.#socket.write(clientFrame(message));
  }

  close(): void {
    this.onClose = undefined;
    this.#socket.destroy();
  }

  #read(chunk: Buffer): boolean {
    if (this.#isUpgraded) this.#push(chunk);
    else this.#upgrade(chunk);
    return true;
  }

  #push(chunk: Buffer): void {
    this.reader.push(chunk, this.listener !== undefined, (opcode, payload) => {
      if (opcode === CLOSE) this.#sentAway(payload);
      else if (opcode === PING) this.#socket.write(pongFrame(payload));
      else this.listener?.(payload);
    });
  }

  /** Says goodbye too, as a browser does: without it the server waits five seconds, in which nobody would notice that nobody listens. */
  #sentAway(payload: Buffer): void {
    this.#closeCode = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
    this.#socket.end(clientFrame(Buffer.from(payload), CLOSE));
  }

  #upgrade(chunk: Buffer): void {
    this.#head += chunk.toString('latin1');
    const end = this.#head.indexOf(HEAD_END);
    if (end < 0) return;
    if (!this.#head.startsWith('HTTP/1.1 101 '))
      return this.#opened.reject(new Error(`not upgraded: ${this.#head.slice(0, this.#head.indexOf('\r'))}`));
    this.#isUpgraded = true;
    this.#opened.resolve();
    const rest = this.#head.slice(end + HEAD_END.length);
    if (rest !== '') this.#push(Buffer.from(rest, 'latin1'));
  }
}

const upgradeRequest = ({ port, path, cookie }: Address): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Origin: http://localhost:${port}`,
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n');
