import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Attacked } from './siege-attacks.ts';

/** One attack, in a process of its own; it prints what it was answered. Told by its argument. */
const { port, path, cookie, exports, mutes, floods, seconds } = JSON.parse(process.argv[2] ?? '{}') as Attack;
const until = performance.now() + seconds * 1000;
const answers: Record<string, number> = {};
let bytes = 0;
const count = (status: number | string): void => void (answers[status] = (answers[status] ?? 0) + 1);
const isOver = (): boolean => performance.now() > until;
const addressOf = (n: number): string => `10.1.${n >> 8}.${n & 255}`;

const headersFor = (n: number) => ({ host: `localhost:${port}`, cookie, 'x-forwarded-for': addressOf(n) });

/** The whole match, read as fast as it comes, again and again: nobody who attacks waits as long as they are told. */
const takeAway = async (n: number): Promise<void> => {
  while (!isOver()) {
    await new Promise<void>((resolve) => {
      const asked = request({ host: '127.0.0.1', port, path, headers: headersFor(n), agent: false }, (answer) => {
        count(answer.statusCode ?? 0);
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('close', resolve);
      });
      asked.on('error', () => (count('broken off'), resolve()));
      asked.end();
    });
    await sleep(20);
  }
};

/** Asks for the whole match and reads nothing of it. */
const beMute = async (n: number): Promise<void> => {
  while (!isOver())
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      const lines = Object.entries(headersFor(n)).map(([name, value]) => `${name}: ${value}`);
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      socket.once('error', () => undefined);
      socket.once('close', () => resolve());
      socket.pause();
      setTimeout(() => socket.destroy(), Math.max(0, until - performance.now()));
    });
};

/** Acts at a table of its own as fast as it is answered. */
const flood = async (seat: { readonly path: string; readonly cookie: string }): Promise<void> => {
  const headers = (length: number) => ({
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    cookie: seat.cookie,
    'content-type': 'application/json',
    'content-length': length,
  });
  const args = {
    dice: Array.from({ length: 12 }, () => 6),
    values: Array.from({ length: 12 }, () => 1),
    why: 'x'.repeat(80),
  };
  while (!isOver()) {
    const body = JSON.stringify({ id: randomUUID(), args });
    await new Promise<void>((resolve) => {
      const options = { host: '127.0.0.1', port, path: seat.path, method: 'POST', headers: headers(body.length) };
      const asked = request({ ...options, agent: false }, (answer) => {
        count(answer.statusCode ?? 0);
        answer.resume();
        answer.on('close', resolve);
      });
      asked.on('error', () => (count('broken off'), resolve()));
      asked.end(body);
    });
  }
};

await Promise.all([
  ...Array.from({ length: exports }, (_, n) => takeAway(n)),
  ...Array.from({ length: mutes }, (_, n) => beMute(exports + n)),
  ...floods.map((seat) => flood(seat)),
]);
console.log(JSON.stringify({ answers, bytes } satisfies Attacked));
process.exit(0);
