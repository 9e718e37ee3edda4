import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const CHECK_EVERY = 300;
const CHECK_WITHIN = 1000;
/** So many checks in a row, and whoever answers nothing has no connections any more. */
const DOWN_AFTER = 3;

interface Behind {
  readonly port: number;
  readonly pipes: Set<Socket>;
  misses: number;
  /** `leaving`: it says 503, keeps what it has, and gets nothing new. */
  state: 'up' | 'leaving' | 'down';
}

/**
 * Stands in front of the nodes where no HAProxy is: a table's requests go to one node, chosen by the table's name (the highest hash wins, so that a
 * node that goes takes only its own tables along); everything else goes round. Healthy is whoever answers `/healthz` with 200.
 */
export class Balancer {
  readonly #listener: Server;
  readonly #behind: Behind[];
  readonly #sockets = new Set<Socket>();
  #isClosed = false;
  #round = 0;

  static async open(ports: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports);
    await new Promise<void>((resolve) => balancer.#listener.listen(0, '127.0.0.1', resolve));
    for (const behind of balancer.#behind) void balancer.#watch(behind);
    return balancer;
  }

  private constructor(ports: readonly number[]) {
    this.#behind = ports.map((port) => ({ port, pipes: new Set(), misses: 0, state: 'down' }));
    this.#listener = createServer((near) => this.#take(near));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#listener.address() as AddressInfo).port}`;
  }

  /** Whether it sends people there. */
  isUp(port: number): boolean {
    return this.#behind.some((behind) => behind.port === port && behind.state === 'up');
  }

  close(): Promise<void> {
    this.#isClosed = true;
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#listener.close(() => resolve()));
  }

  #take(near: Socket): void {
    this.#keep(near);
    near.once('data', (first: Buffer) => {
      const chosen = this.#choose(first.toString('latin1', 0, 300));
      if (!chosen)
        return void near.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
      const far = this.#keep(connect(chosen.port, '127.0.0.1'));
      chosen.pipes.add(near);
      far.write(asOnlyOne(first));
      near.pipe(far);
      far.pipe(near);
      for (const end of [near, far])
        end.once('close', () => {
          chosen.pipes.delete(near);
          near.destroy();
          far.destroy();
        });
    });
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  }

  #choose(head: string): Behind | undefined {
    const up = this.#behind.filter(({ state }) => state === 'up');
    const table = /^\w+ \/(?:sync|api\/tables)\/([^/?\s]+)/.exec(head)?.[1];
    if (table === undefined) return up[this.#round++ % up.length];
    return up.toSorted((one, other) => (weightOf(one, table) < weightOf(other, table) ? 1 : -1))[0];
  }

  async #watch(behind: Behind): Promise<void> {
    while (!this.#isClosed) {
      const status = await healthOf(behind.port);
      behind.misses = status === undefined ? behind.misses + 1 : 0;
      if (status !== undefined) behind.state = status === 200 ? 'up' : 'leaving';
      else if (behind.misses >= DOWN_AFTER) {
        behind.state = 'down';
        for (const pipe of behind.pipes) pipe.destroy();
      }
      await wait(CHECK_EVERY);
    }
  }
}

/** HAProxy judges every request by itself; here a connection is judged once, so that no second request is to come on it. */
const asOnlyOne = (first: Buffer): Buffer => {
  const [head = '', ...rest] = first.toString('latin1').split('\r\n\r\n');
  const [line = '', ...headers] = head.split('\r\n');
  if (headers.some((header) => /^upgrade:/i.test(header))) return first;
  const others = headers.filter((header) => !/^connection:/i.test(header));
  return Buffer.from([[line, 'connection: close', ...others].join('\r\n'), ...rest].join('\r\n\r\n'), 'latin1');
};

const weightOf = ({ port }: Behind, table: string): string =>
  createHash('sha256').update(`${port} ${table}`).digest('hex');

const healthOf = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/healthz', agent: false, timeout: CHECK_WITHIN });
    asked.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(undefined));
    asked.end();
  });
