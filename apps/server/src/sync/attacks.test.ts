import { actionMessage, closeCodes, ledgerMessage, presenceMessage } from '@vexillum/protocol';
import { TestClock } from '@vexillum/table/testing';
import * as encoding from 'lib0/encoding';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as Y from 'yjs';
import { claimAll } from '../../test/claim-all.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { stepOne, stockClient, untilDoc, update } from '../../test/sync-client.ts';
import type { TestWire } from '../../test/test-wire.ts';
import type { ServerOptions } from '../server-options.ts';

const seated = async (options: Partial<ServerOptions> = {}) => {
  const server = await startTestServer(options);
  onTestFinished(() => server.close());
  const { table, of } = await claimAll(server);
  const wire = async (seat: string, document: string, query = ''): Promise<TestWire> => {
    const opened = of(seat).wire(table, document, query);
    await opened.opened;
    opened.send(stepOne());
    await opened.until(() => opened.messages.length > 0);
    return opened;
  };
  /** The table plays on: an action goes through and everybody hears of it. */
  const playsOn = async () => {
    const reader = await wire('blue-2', 'public', '?events=1');
    const text = randomUUID();
    expect((await of('blue-1').act(table, 'blue-1', 'say', { text, to: 'table' })).status).toBe(200);
    await reader.untilSaid<{ ledger: { args: { text: string } }[] }>(ledgerMessage, ({ ledger }) =>
      ledger.some(({ args }) => args.text === text),
    );
    reader.close();
  };
  return { server, table, of, wire, playsOn };
};

/** A socket whose frames are made by hand. */
const rawSocket = async (origin: string, port: number, path: string, cookie: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const key = Buffer.from('sixteen bytes ok').toString('base64');
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\nOrigin: ${origin}\r\nCookie: ${cookie}\r\n\r\n`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('101 Switching Protocols');
  return socket;
};

/** A client's frame with the all-zero mask, so that its payload stands there as it is. */
const frame = (opcode: number, payload: Uint8Array, isFinal: boolean): Buffer =>
  Buffer.concat([Buffer.from([opcode | (isFinal ? 0x80 : 0), 0x80 | payload.length, 0, 0, 0, 0]), payload]);

const closeCodeIn = async (socket: Socket): Promise<number> => {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'end');
  const bytes = Buffer.concat(chunks);
  return bytes.readUInt16BE(bytes.lastIndexOf(0x88) + 2);
};

describe('a message that is too large or comes in crumbs', () => {
  it.each([64 * 1024 + 1, 262_144, 262_145, 1_000_000])('%i bytes are too large, for good', async (size) => {
    const { wire, playsOn } = await seated();
    const attacker = await wire('red-1', 'public');
    attacker.send(new Uint8Array(size));
    expect((await attacker.closed).code).toBe(closeCodes.tooLarge);
    await playsOn();
  });

  it('a message in a thousand fragments is cut off at the sixty-fifth', async () => {
    const { server, table, of, playsOn } = await seated();
    const socket = await rawSocket(server.origin, server.port, `/sync/${table}/public`, of('red-1').cookieHeader);
    const closing = closeCodeIn(socket);
    socket.write(
      Buffer.concat([
        frame(2, new Uint8Array(1), false),
        ...Array.from({ length: 1000 }, () => frame(0, new Uint8Array(1), false)),
      ]),
    );
    expect(await closing).toBe(closeCodes.tooLarge);
    await playsOn();
  });

  it('frames that are against the websocket protocol end the connection', async () => {
    const { server, table, of, playsOn } = await seated();
    const unmasked = Buffer.from([0x82, 0x01, 0x00]);
    for (const bytes of [
      unmasked,
      frame(0x0b, new Uint8Array(1), true),
      frame(0, new Uint8Array(1), true),
      Buffer.from([0xf2, 0x80, 0, 0, 0, 0]),
    ]) {
      const socket = await rawSocket(server.origin, server.port, `/sync/${table}/public`, of('red-1').cookieHeader);
      const closing = closeCodeIn(socket);
      socket.write(bytes);
      expect(await closing).toBe(1002);
    }
    await playsOn();
  });
});

describe('too much at once', () => {
  it('sixty messages are heard, the next one closes the socket for good', async () => {
    const { wire } = await seated({ hasLimits: true, clock: new TestClock() });
    const attacker = await wire('red-1', 'public');
    for (let n = 0; n < 59; n++) attacker.send(Uint8Array.of(1, 1, 0));
    attacker.socket.ping();
    await once(attacker.socket, 'pong');
    attacker.send(Uint8Array.of(1, 1, 0));
    expect((await attacker.closed).code).toBe(closeCodes.tooFast);
  });

  it('thirty messages a second go on for ever', async () => {
    const clock = new TestClock();
    const { wire } = await seated({ hasLimits: true, clock });
    const player = await wire('red-1', 'public');
    for (let second = 0; second < 10; second++) {
      for (let n = 0; n < 30; n++) player.send(Uint8Array.of(1, 1, 0));
      player.socket.ping();
      await once(player.socket, 'pong');
      clock.pass(1000);
    }
    expect(player.socket.readyState).toBe(player.socket.OPEN);
  });

  it('more than 64 KB a second closes the socket for good', async () => {
    const { wire } = await seated({ hasLimits: true, clock: new TestClock() });
    const attacker = await wire('red-1', 'public');
    const flood = Buffer.concat([Buffer.from([1]), Buffer.alloc(60_000)]);
    for (let n = 0; n < 3; n++) attacker.send(flood);
    expect((await attacker.closed).code).toBe(closeCodes.tooFast);
  });

  it('asking for the whole document again and again', async () => {
    const { wire } = await seated({ clock: new TestClock() });
    const attacker = await wire('red-1', 'public');
    for (let n = 0; n < 20; n++) attacker.send(stepOne());
    expect((await attacker.closed).code).toBe(closeCodes.tooFast);
    expect(attacker.messages.filter(([type, step]) => type === 0 && step === 1).length).toBeLessThanOrEqual(2);
  });
});

describe('awareness', () => {
  it('of two thousand people who are not there reaches nobody', async () => {
    const { wire, playsOn } = await seated();
    const attacker = await wire('red-1', 'public', '?events=1');
    const victim = await wire('blue-1', 'public');
    const before = victim.messages.length;
    const crowd = encoding.createEncoder();
    encoding.writeVarUint(crowd, 2000);
    for (let client = 1; client <= 2000; client++) {
      encoding.writeVarUint(crowd, client);
      encoding.writeVarUint(crowd, 1);
      encoding.writeVarString(crowd, '{"role":"umpire"}');
    }
    const message = encoding.createEncoder();
    encoding.writeVarUint(message, 1);
    encoding.writeVarUint8Array(message, encoding.toUint8Array(crowd));
    attacker.send(encoding.toUint8Array(message));
    attacker.send(Uint8Array.of(3));
    await playsOn();
    expect(victim.messages.slice(before).filter(([type]) => type !== 0)).toEqual([]);
    expect(attacker.socket.readyState).toBe(attacker.socket.OPEN);
  });

  it('presence that is too large, or from a spectator, reaches nobody', async () => {
    const { wire, playsOn } = await seated();
    const reader = await wire('blue-1', 'public', '?events=1');
    const player = await wire('red-1', 'public', '?events=1');
    const spectator = await wire('spectator', 'public', '?events=1');
    player.sendJson(presenceMessage, { presence: { cursor: [1, 2], hover: 'x'.repeat(2048) } });
    spectator.sendJson(presenceMessage, { presence: { cursor: [3, 4] } });
    await playsOn();
    expect(reader.said(presenceMessage)).not.toContainEqual({
      presence: expect.objectContaining({ cursor: expect.anything() }),
    });
  });
});

describe('garbage', () => {
  const huge = encoding.createEncoder();
  encoding.writeVarUint(huge, 0);
  encoding.writeVarUint(huge, 2);
  encoding.writeVarUint(huge, 4_000_000_000);

  it.each<[string, Uint8Array]>([
    ['an empty message', new Uint8Array()],
    ['a message of no type that there is', Uint8Array.of(99)],
    ['a sync message without an end', Uint8Array.of(0, 2, 200)],
    ['a sync message that says it is 4 GB long', encoding.toUint8Array(huge)],
    ['an action that is no JSON', Uint8Array.of(actionMessage, 3, 123, 123, 123)],
    ['a presence that is no JSON', Uint8Array.of(presenceMessage, 1, 255)],
    ['a number without an end', new Uint8Array(30).fill(255)],
  ])('%s closes its own socket, and the table plays on', async (_what, message) => {
    const { wire, playsOn } = await seated();
    const attacker = await wire('red-1', 'public', '?events=1');
    attacker.send(message);
    expect((await attacker.closed).code).toBe(closeCodes.updateRefused);
    await playsOn();
  });

  it('a text in place of bytes', async () => {
    const { wire, playsOn } = await seated();
    const attacker = await wire('red-1', 'public');
    attacker.socket.send('hello');
    expect((await attacker.closed).code).toBe(closeCodes.updateRefused);
    await playsOn();
  });

  it('any bytes at all', async () => {
    const { wire, playsOn } = await seated();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('public', 'side-red', 'plan-red'),
        fc.uint8Array({ maxLength: 60 }),
        async (document, bytes) => {
          const attacker = await wire('red-1', document, '?events=1');
          attacker.send(bytes);
          attacker.socket.close();
          await attacker.closed;
        },
      ),
      { numRuns: 100, seed: 20260801 },
    );
    await playsOn();
  });
});

describe('a plan that is attacked', () => {
  const nested = (depth: number): Uint8Array => {
    const doc = new Y.Doc();
    let map = doc.getMap('note') as Y.Map<unknown>;
    for (let n = 0; n < depth; n++) {
      const inner = new Y.Map();
      map.set('m', inner);
      map = inner;
    }
    return Y.encodeStateAsUpdate(doc);
  };
  const bomb = encoding.createEncoder();
  for (const number of [1, 32_000_000, 1, 0]) encoding.writeVarUint(bomb, number);

  it.each<[string, Uint8Array]>([
    ['32 million structs in seven bytes', encoding.toUint8Array(bomb)],
    ['maps within maps within maps', nested(500)],
    ['bytes that are no update', Uint8Array.of(1, 2, 3, 4, 5)],
  ])('%s: the attacker is sent away and their teammates write on', async (_what, bytes) => {
    const { wire, table, of } = await seated();
    const attacker = await wire('red-1', 'plan-red');
    // They have said what they have, which is nothing: from now on nothing of theirs is in doubt.
    attacker.send(Uint8Array.of(0, 1, 2, 0, 0));
    attacker.send(update(bytes));
    expect((await attacker.closed).code).toBe(closeCodes.updateRefused);
    const teammate = stockClient(of('red-2'), table, 'plan-red');
    onTestFinished(teammate.stop);
    await teammate.synced;
    expect(teammate.doc.getMap('note').size).toBe(0);
  });
});

describe('a reader who does not read', () => {
  it('and asks for a large plan again and again gets it twice and is sent away', async () => {
    const { wire, of, table, playsOn } = await seated();
    const writer = stockClient(of('red-2'), table, 'plan-red');
    onTestFinished(writer.stop);
    await writer.synced;
    for (let n = 0; n < 10; n++) writer.doc.getText('pad').insert(0, `${n}`.repeat(50_000));
    const reader = stockClient(of('red-3'), table, 'plan-red');
    onTestFinished(reader.stop);
    await untilDoc(reader.doc, () => reader.doc.getText('pad').length === 500_000);
    const attacker = await wire('red-1', 'plan-red');
    attacker.socket.pause();
    for (let n = 0; n < 60; n++) attacker.send(stepOne());
    await expect
      .poll(async () => (await of('host').get('/metrics')).text)
      .toContain('vexillum_sockets_closed_total{code="4429"} 1');
    attacker.socket.resume();
    expect((await attacker.closed).code).toBe(closeCodes.tooFast);
    expect(Buffer.concat(attacker.messages).length).toBeLessThan(1_200_000);
    await playsOn();
  });
});
