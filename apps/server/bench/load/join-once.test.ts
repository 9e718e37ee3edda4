import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { syncMessage } from '@vexillum/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { plain } from './dialect.ts';
import { joinOnce } from './join-once.ts';

/** A server that answers with these messages of the sync protocol, whatever it is asked. */
const answering = async (...messages: readonly Uint8Array[]) => {
  const http = createServer();
  const server = new WebSocketServer({ server: http });
  server.on('connection', (socket) => socket.on('message', () => messages.forEach((message) => socket.send(message))));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate();
    http.close();
  });
  return { port: (http.address() as AddressInfo).port, path: '/', dialect: plain };
};

const nothingYet = Uint8Array.of(syncMessage, 1, 2, 0, 0);
const theRest = Uint8Array.of(syncMessage, 2, ...new Uint8Array(98));

it('whoever joins has the document when it is there, and not at the first empty answer', async () => {
  const door = await answering(nothingYet, theRest);
  expect((await joinOnce(door, 50)).bytes).toBe(105);
});

it('a document that never comes is no join', async () => {
  const door = await answering(nothingYet);
  await expect(joinOnce(door, 50, 100)).rejects.toThrow('5 of at least 50 bytes of a document came in 100 ms');
});
