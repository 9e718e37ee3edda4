import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';

const ORIGIN = 'http://table.example.org';

const startWorker = async (): Promise<TestServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-taken-lines-'));
  const server = await startTestServer({
    publicUrl: ORIGIN,
    asWorker: { path: join(folder, 'socket'), tell: () => undefined },
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return server;
};

/** Takes lines for a worker, as the process that listens does. */
const listenFor = async (server: TestServer): Promise<number> => {
  const listening = createServer({ allowHalfOpen: true }, (socket) => server.take(socket));
  onTestFinished(() => void listening.close());
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return (listening.address() as AddressInfo).port;
};

/** Somebody who asks for something, and sends its second half when they are told to. */
const askOf = async (port: number) => {
  const body = JSON.stringify({ seats: [] });
  const head = [
    'POST /api/tables/glance HTTP/1.1',
    'Host: x',
    `Origin: ${ORIGIN}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
    'Connection: close',
  ];
  let text = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n`));
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => (text += chunk.toString()));
  const answered = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  await vi.waitFor(() => expect(text).toContain('100 Continue'));
  return { answered, sendTheRest: () => void socket.write(body) };
};

it('a worker that stops ends the answers that are under way', async () => {
  const server = await startWorker();
  const idle = await startWorker();
  const { answered, sendTheRest } = await askOf(await listenFor(server));
  let isClosed = false;
  const closed = server.close().then(() => (isClosed = true));
  // It has nothing to wait for, and has begun to close after the other one.
  await idle.close();
  expect(isClosed).toBe(false);
  sendTheRest();
  expect(await answered).toContain('HTTP/1.1 200 OK');
  await closed;
});

it('a worker that stops waits for nobody longer than two seconds', async () => {
  const server = await startWorker();
  const { answered } = await askOf(await listenFor(server));
  await server.close();
  expect(await answered).not.toContain('200 OK');
});
