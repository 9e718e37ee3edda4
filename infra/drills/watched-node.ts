import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { actionMessage, encodeJson } from '@vexillum/protocol';
import { CLOSE, codeOf, FrameReader, frameOf } from './frames.ts';
import type { WatchedLine } from './waking.ts';

/** Where a line leads to, and for whom. */
export interface Watching {
  readonly address: { readonly host: string; readonly port: number };
  /** Where pages come from. */
  readonly origin: string;
  readonly table: string;
  readonly seat: string;
  readonly cookie: string;
}

/** Milliseconds. */
const OPENS_WITHIN = 20_000;
const HEAD_ENDS = '\r\n\r\n';

/** A line past all balancers to one server, which notes every frame that comes, and when. */
export class WatchingLine implements WatchedLine {
  readonly table: string;
  readonly frames: { readonly at: number; readonly code?: number }[] = [];
  endedAt: number | undefined;
  readonly #socket: Socket;
  readonly #reader = new FrameReader();

  /** Resolves when the server has said something on it. */
  static open(watching: Watching): Promise<WatchingLine> {
    return new Promise((resolve, reject) => {
      const line: WatchingLine = new WatchingLine(watching, () => {
        clearTimeout(patience);
        resolve(line);
      });
      const fail = (why: string) => {
        line.close();
        reject(new Error(`no line to ${watching.table}: ${why}`));
      };
      const patience = setTimeout(() => fail('nothing came'), OPENS_WITHIN);
      line.#socket.once('close', () => {
        clearTimeout(patience);
        fail('it was refused');
      });
    });
  }

  private constructor({ address, origin, table, seat, cookie }: Watching, onFirst: () => void) {
    this.table = table;
    const socket = connect(address);
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.once('close', () => (this.endedAt = performance.now()));
    socket.write(
      [
        `GET /sync/${table}/public?seat=${seat} HTTP/1.1`,
        `Host: ${new URL(origin).host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        `Origin: ${origin}`,
        `Cookie: ${cookie}${HEAD_ENDS}`,
      ].join('\r\n'),
    );
    let head: Buffer | undefined = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      if (!head) return this.#hear(bytes);
      head = Buffer.concat([head, bytes]);
      const end = head.indexOf(HEAD_ENDS);
      if (end < 0) return;
      if (!head.toString('latin1').startsWith('HTTP/1.1 101')) return void socket.destroy();
      const rest = head.subarray(end + HEAD_ENDS.length);
      head = undefined;
      this.#hear(rest);
      onFirst();
    });
  }

  /** Does something that nobody will ask for again: a server that is none any more writes nothing of it. Answers the action's id. */
  speak(): string {
    const id = randomUUID();
    const act = { id, name: 'say', args: { text: 'to a server that stands still', to: 'table' } };
    this.#socket.write(frameOf(encodeJson(actionMessage, JSON.stringify({ act }))));
    return id;
  }

  close(): void {
    this.#socket.destroy();
  }

  #hear(bytes: Buffer): void {
    for (const frame of this.#reader.read(bytes))
      this.frames.push({ at: performance.now(), ...(frame.opcode === CLOSE ? { code: codeOf(frame) } : {}) });
  }
}

/** What is said by a server that will stand still, on lines to it that nobody cuts, and what nobody will say again to another. */
export class WatchedNode {
  readonly lines: readonly WatchingLine[];
  /** Ids of actions that only a server that is none any more was asked for. */
  readonly ghosts: { readonly table: string; readonly id: string }[] = [];

  static async open(watching: readonly Watching[]): Promise<WatchedNode> {
    return new WatchedNode(await Promise.all(watching.map((one) => WatchingLine.open(one))));
  }

  private constructor(lines: readonly WatchingLine[]) {
    this.lines = lines;
  }

  speak(): void {
    for (const line of this.lines) this.ghosts.push({ table: line.table, id: line.speak() });
  }

  close(): void {
    for (const line of this.lines) line.close();
  }
}
