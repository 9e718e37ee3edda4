import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  actionMessage,
  closeCodes,
  encodeJson,
  type Head,
  helloMessage,
  readJson,
  readType,
  syncMessage,
} from '@vexillum/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { Flights } from './flights.ts';
import { OurPlayer, type Sight } from './our-player.ts';

const paths = { watcher: '/sync/t/public?seat=watcher', actor: '/sync/t/public?seat=actor' };

/** A server that rebuilds the document under the first move: both players are sent away before the watcher has heard of it, who is let in last. */
const rebuildingServer = async () => {
  const ids: string[] = [];
  const sockets = new Map<string, WebSocket>();
  let isRebuilt = false;
  const greet = (socket: WebSocket | undefined) => {
    const head: Head = { seq: ids.length, hash: 'a'.repeat(64) };
    socket?.send(encodeJson(helloMessage, JSON.stringify({ hello: { head } })));
    socket?.send(Uint8Array.of(syncMessage, 1, 0));
  };
  const askedBy = { watcher: 0, actor: 0 };
  const asked = (who: keyof typeof paths) => {
    askedBy[who]++;
    if (!isRebuilt || who === 'actor') greet(sockets.get(paths[who]));
    if (askedBy.watcher === 2 && askedBy.actor === 2) greet(sockets.get(paths.watcher));
  };
  const rebuild = (id: string) => {
    if (isRebuilt) return;
    isRebuilt = true;
    ids.push(id);
    for (const socket of sockets.values()) socket.close(closeCodes.otherEpoch);
  };
  const http = createServer((request, response) => {
    const from = Number(new URL(request.url ?? '', 'http://table').searchParams.get('from'));
    response.end(JSON.stringify(ids.slice(from - 1)));
  });
  const server = new WebSocketServer({ server: http });
  server.on('connection', (socket, { url = '' }) => {
    sockets.set(url, socket);
    socket.on('message', (data: Buffer) => {
      const { type, decoder } = readType(data);
      if (type === syncMessage) asked(url === paths.watcher ? 'watcher' : 'actor');
      if (type === actionMessage) rebuild((readJson(decoder) as { act: { id: string } }).act.id);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate();
    http.close();
  });
  return (http.address() as AddressInfo).port;
};

it('a watcher who was sent away reads what it missed, whoever came back before it', async () => {
  const port = await rebuildingServer();
  const flights = new Flights();
  const sight: Sight = { head: undefined };
  const watcher = new OurPlayer({ port, path: paths.watcher }, [], flights, sight, true);
  const actor = new OurPlayer({ port, path: paths.actor }, ['stand:1'], flights, sight, false);
  onTestFinished(() => [watcher, actor].forEach((player) => player.close()));
  await watcher.connect();
  await actor.connect();
  flights.begin();
  actor.move();
  expect(flights.inTheAir).toBe(1);
  await expect.poll(() => [watcher.comebacks, actor.comebacks]).toEqual([1, 1]);
  await expect.poll(() => flights.inTheAir, { timeout: 10_000 }).toBe(0);
});
