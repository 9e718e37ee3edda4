import { EventEmitter } from 'node:events';
import { connect, type Socket } from 'node:net';
import { TestClock } from '@vexillum/table/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { serverForTest } from '../../test/server-for-test.ts';
import type { TestServer } from '../../test/start-test-server.ts';
import { whileFlowing } from './flowing.ts';

/** Says that it brings a match file of a megabyte, and brings what it is told to. */
const bringing = (server: TestServer, address: string): Socket => {
  const socket = connect(server.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  const lines = [
    'POST /api/tables HTTP/1.1',
    'host: localhost',
    `origin: ${server.origin}`,
    'content-type: application/json',
    'content-length: 1048576',
    `x-forwarded-for: ${address}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n{"match":"`);
  return socket;
};

it('a place for a match file is one for each address, and held only while bytes flow', async () => {
  const clock = new TestClock();
  const server = await serverForTest({ hasLimits: true, clock, trustedHops: 1 });
  const body = JSON.stringify({ match: 'x'.repeat(300_000) });
  const ask = async (address: string) =>
    (await server.browser().post('/api/tables', body, { 'x-forwarded-for': address })).status;
  const slow = bringing(server, '10.0.0.1');
  await expect.poll(() => ask('10.0.0.1')).toBe(503);
  // Another address has the other place: its file is looked at, and is none.
  expect(await ask('10.0.0.2')).toBe(400);
  const hasEnded = new Promise((resolve) => slow.once('close', resolve));
  slow.resume();
  clock.pass(5000);
  await hasEnded;
  await expect.poll(() => ask('10.0.0.1')).toBe(400);
});

it('bytes flow where 64 KB come a second, and what comes after the body is no matter', () => {
  const clock = new TestClock();
  const socket = Object.assign(new EventEmitter(), { bytesRead: 0, destroy: vi.fn<() => void>() });
  const stop = whileFlowing({ socket }, clock);
  for (let n = 0; n < 5; n++) {
    socket.bytesRead += 5 * 64 * 1024;
    clock.pass(5000);
  }
  expect(socket.destroy).not.toHaveBeenCalled();
  socket.bytesRead += 5 * 64 * 1024 - 1;
  clock.pass(5000);
  expect(socket.destroy).toHaveBeenCalledOnce();
  stop();
  const done = whileFlowing({ socket }, clock);
  done();
  clock.pass(60_000);
  expect(socket.destroy).toHaveBeenCalledOnce();
});
