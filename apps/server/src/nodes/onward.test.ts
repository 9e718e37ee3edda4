import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Owner } from '@vexillum/table/room';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../log.ts';
import { HOP, markOf } from './hop.ts';
import { Onward } from './onward.ts';
import { Routes } from './routes.ts';

const SECRET = 'of all';
const TABLE = 'aaaaaaaaaaaaaaaa';
const PATH = `/sync/${TABLE}/public`;
const ACCEPTED = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';

const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};

interface SceneOptions {
  /** Whose the table is, each time that the store is asked; of the last one for ever. `far`: the other node's. */
  readonly owners: readonly ('nobody' | 'far')[];
  /** Whether this node gets it where it is nobody's. */
  readonly take?: () => Promise<boolean>;
  readonly handedOver?: Promise<void>;
}

/** A node that somebody asks for a line to a table, and another one that takes every line. */
const scene = async ({ owners, take = async () => true, handedOver = Promise.resolve() }: SceneOptions) => {
  const taken: string[] = [];
  const far = createServer();
  far.on('upgrade', ({ url = '' }, stream) => {
    taken.push(url);
    stream.write(ACCEPTED);
  });
  const address = `127.0.0.1:${await listening(far)}`;
  let asked = 0;
  const ownerOf = vi.fn<() => Promise<Owner>>(async () => {
    const owner = owners[Math.min(asked++, owners.length - 1)];
    return owner === 'far' ? { kind: 'node', address } : { kind: 'nobody' };
  });
  const routes = new Routes({
    standing: { ownerOf },
    placeOf: async () => undefined,
    isHere: () => false,
    heirs: () => undefined,
  });
  const onward = new Onward({
    secret: SECRET,
    routes,
    office: { awayOf: async () => undefined, enter: () => () => undefined },
    handedOver: () => handedOver,
    log: createLog('silent'),
  });
  const fates: Promise<string>[] = [];
  const near = createServer();
  near.on('upgrade', (request, stream, head) => {
    stream.on('error', () => undefined);
    fates.push(onward.upgrade(request, stream, head, TABLE, take));
  });
  const port = await listening(near);
  const come = async (headers = ''): Promise<string> => {
    const line = connect(port, '127.0.0.1');
    onTestFinished(() => void line.destroy());
    line.write(`GET ${PATH} HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n${headers}\r\n`);
    await vi.waitFor(() => expect(fates.length).toBeGreaterThan(0));
    return fates[0] ?? '';
  };
  return { come, taken, ownerOf, fates };
};

const byNode = `${HOP}: ${markOf(SECRET, { method: 'GET', url: PATH }, '')}\r\n`;

it('a line to a table that another node has taken in the meantime is led there, and its player waits for nothing', async () => {
  const { come, taken, ownerOf } = await scene({ owners: ['nobody', 'far'], take: async () => false });
  expect(await come()).toBe('passed');
  expect(taken).toEqual([PATH]);
  expect(ownerOf).toHaveBeenCalledTimes(2);
});

it('a table that this node gets is its own', async () => {
  const take = vi.fn<() => Promise<boolean>>(async () => true);
  const { come, taken } = await scene({ owners: ['nobody'], take });
  expect(await come()).toBe('ours');
  expect(take).toHaveBeenCalledTimes(1);
  expect(taken).toEqual([]);
});

it('one that slips away again and again is not run after for ever', async () => {
  const take = vi.fn<() => Promise<boolean>>(async () => false);
  const { come } = await scene({ owners: ['nobody'], take });
  expect(await come()).toBe('unreachable');
  expect(take).toHaveBeenCalledTimes(2);
});

it('a node that sends somebody for such a table is told so, and looks itself', async () => {
  const { come, taken } = await scene({ owners: ['nobody', 'far'], take: async () => false });
  expect(await come(byNode)).toBe('not-mine');
  expect(taken).toEqual([]);
});

it('nobody is told where a table is while it is being handed over', async () => {
  let end: () => void = () => undefined;
  const handedOver = new Promise<void>((resolve) => (end = resolve));
  const { come, ownerOf, fates } = await scene({ owners: ['far'], handedOver });
  const fate = come();
  await vi.waitFor(() => expect(fates).toHaveLength(1));
  expect(ownerOf).not.toHaveBeenCalled();
  end();
  expect(await fate).toBe('passed');
});
