import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Owner } from '@vexillum/table/room';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../log.ts';
import type { Became } from './departures.ts';
import { HOP, markOf } from './hop.ts';
import { Onward } from './onward.ts';
import { Routes } from './routes.ts';

const SECRET = 'of all';
const TABLE = 'aaaaaaaaaaaaaaaa';
const PATH = `/sync/${TABLE}/public`;
/** Nobody listens there. */
const DEAD = '127.0.0.1:1';
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
  /** Whose the table is, each time that the store is asked; of the last one for ever. `far`: the other node's. `dead`: one's that does not answer. */
  readonly owners: readonly ('nobody' | 'far' | 'dead')[];
  /** Whether this node gets it where it is nobody's. */
  readonly take?: () => Promise<boolean>;
  readonly handedOver?: Promise<void>;
  /** Whether a node that does not answer is seen to be gone. */
  readonly departed?: (address: string) => Promise<Became | undefined>;
}

/** A node that somebody asks for a line to a table, and another one that takes every line. */
const scene = async ({
  owners,
  take = async () => true,
  handedOver = Promise.resolve(),
  departed = async () => undefined,
}: SceneOptions) => {
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
    if (owner === 'nobody') return { kind: 'nobody' };
    return { kind: 'node', address: owner === 'far' ? address : DEAD };
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
    departed,
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

it('whoever comes for a table of a node that has died waits until it is known to be dead, and is let in then', async () => {
  let bury: (became: Became) => void = () => undefined;
  const departed = vi.fn<(address: string) => Promise<Became | undefined>>(
    () => new Promise((resolve) => (bury = resolve)),
  );
  const take = vi.fn<() => Promise<boolean>>(async () => true);
  const { come, ownerOf } = await scene({ owners: ['dead', 'dead', 'nobody'], take, departed });
  const fate = come();
  await vi.waitFor(() => expect(departed.mock.calls.map(([address]) => address)).toEqual([DEAD]));
  expect([ownerOf.mock.calls.length, take.mock.calls.length]).toEqual([2, 0]);
  bury('gone');
  expect(await fate).toBe('ours');
});

it('where another node is quicker then, they are led there', async () => {
  const { come, taken } = await scene({
    owners: ['dead', 'dead', 'nobody', 'far'],
    take: async () => false,
    departed: async () => 'gone',
  });
  expect(await come()).toBe('passed');
  expect(taken).toEqual([PATH]);
});

it('one that does not answer and is not seen to be gone is waited for once', async () => {
  const departed = vi.fn<(address: string) => Promise<Became | undefined>>(async () => undefined);
  const { come } = await scene({ owners: ['dead'], departed });
  expect(await come()).toBe('unreachable');
  expect(departed).toHaveBeenCalledTimes(1);
});

it.each([
  ['nor is anything waited for a second time that was believed to be gone', 'gone', 1],
  ['one that is seen to live and does not answer is waited for a few times, and not for ever', 'lives', 3],
] as const)('%s', async (_what, became, times) => {
  const departed = vi.fn<(address: string) => Promise<Became | undefined>>(async () => became);
  const { come } = await scene({ owners: ['dead'], departed });
  expect(await come()).toBe('unreachable');
  expect(departed).toHaveBeenCalledTimes(times);
});
