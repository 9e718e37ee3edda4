import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { ListedTable } from '@vexillum/protocol';
import fastify from 'fastify';
import { openEventStream } from '../src/http/event-stream.ts';
import { changesFrames } from '../src/http/play-routes.ts';
import { Bulletin } from '../src/play/bulletin.ts';
import { SteadyClock } from '../src/steady-clock.ts';

export interface PlayFigures {
  readonly tables: number;
  readonly readers: number;
  /** Tables that change in a second. */
  readonly changes: number;
  /** Of one core, while all of that goes on. */
  readonly core: number;
  /** Milliseconds from a change to each of its readers. */
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
  readonly told: number;
}

const rowOf = (n: number, turn: string): ListedTable => ({
  table: n.toString(36).padStart(16, 'a'),
  game: n % 2 ? 'conquest' : 'grand-triumph',
  profile: n % 2 ? 'twin-holms' : 'grand-2017-06',
  name: `The ford at evening, table ${n}`,
  options: { neutral: true },
  free: [{ seat: 'player-3', kind: 'captain', side: 'player-3' }],
  players: ['Anna', 'Bruno'].map((name, at) => ({
    seat: `player-${at + 1}`,
    kind: 'captain',
    side: `player-${at + 1}`,
    name,
  })),
  state: 'playing',
  turn,
  mayWatch: true,
  openedAt: '2026-11-24T18:00:00.000Z',
});

/** The list of open tables over real sockets, with its readers in a process of their own (`reader`: its arguments). */
export const measurePlay = async (
  { tables, readers, changes, seconds }: Pick<PlayFigures, 'tables' | 'readers' | 'changes'> & { seconds: number },
  reader: readonly string[],
): Promise<PlayFigures> => {
  const turns = new Map<string, string>();
  const clock = new SteadyClock();
  const bulletin = new Bulletin(clock, {
    tables: { gone: 'goneTables', read: (id) => rowOf(Number(id), turns.get(id) ?? '') },
  });
  for (let n = 0; n < tables; n++) bulletin.stir('tables', String(n));
  bulletin.settle();
  const frameOf = changesFrames();
  const app = fastify({ forceCloseConnections: true });
  app.get('/changes', (_request, reply) => {
    const leave = bulletin.hear(
      (text) => stream.send(frameOf(text)),
      () => stream.end(),
    );
    const stream = openEventStream(reply, clock, leave);
    stream.tell('whole', bulletin.whole);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const child = spawn(process.execPath, [...reader, String(port), String(readers)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const told: string[] = [];
  child.stdout.on('data', (part: Buffer) => told.push(part.toString()));
  while (!told.join('').includes('ready')) await once(child.stdout, 'data');

  const [cpu, began] = [process.cpuUsage(), performance.now()];
  let changed = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * changes);
    for (; changed < due; changed++) {
      const id = String((changed * 7919) % tables);
      turns.set(id, String(Date.now()));
      bulletin.stir('tables', id);
    }
  }, 10);
  await new Promise((done) => setTimeout(done, seconds * 1000));
  clearInterval(timer);
  const spent = process.cpuUsage(cpu);
  const core = (spent.user + spent.system) / 1000 / (performance.now() - began);
  child.stdin.end();
  await once(child, 'close');
  bulletin.stop();
  await app.close();
  const delays = JSON.parse(told.join('').split('ready')[1] ?? '{}') as Pick<
    PlayFigures,
    'median' | 'p99' | 'worst' | 'told'
  >;
  return { tables, readers, changes, core, ...delays };
};

/** The readers: as many lines as are asked for. Says when all of them have the list, and at the end how late they were. */
export const readPlay = async (port: number, readers: number): Promise<void> => {
  const delays: number[] = [];
  /** One of ten looks at what it is told: all of them in one process would wait for each other. */
  const hang = async (isLooking: boolean): Promise<void> => {
    const { body } = await fetch(`http://127.0.0.1:${port}/changes`);
    const lines = body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!lines) throw new Error('nothing to read');
    let text = '';
    const read = async (): Promise<string | undefined> => {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const message = text.slice(0, end);
          text = text.slice(end + 2);
          return message;
        }
        const { value, done } = await lines.read();
        if (done) return undefined;
        text += value;
      }
    };
    await read();
    void (async () => {
      for (let message = await read(); message !== undefined; message = await read()) {
        if (!isLooking) continue;
        const now = Date.now();
        const data = JSON.parse(message.split('\ndata: ')[1] ?? '{}') as { tables?: readonly ListedTable[] };
        for (const { turn } of data.tables ?? []) delays.push(now - Number(turn));
      }
    })();
  };
  for (let n = 0; n < readers; n++) await hang(n % 10 === 0);
  process.stdout.write('ready');
  process.stdin.resume();
  await once(process.stdin, 'end');
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (q: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
  process.stdout.write(JSON.stringify({ median: at(0.5), p99: at(0.99), worst: at(1), told: sorted.length }));
  process.exit(0);
};
