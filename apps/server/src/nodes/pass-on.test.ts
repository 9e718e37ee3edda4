import { once } from 'node:events';
import { createServer, type RequestListener, request as ask, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Passed, passOn } from './pass-on.ts';
import { Pipes } from './pipes.ts';

const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};

/** A node that passes everything on to one that does `far`; what became of it. */
const twoNodes = async (
  far: (...asked: Parameters<RequestListener>) => unknown,
  before: () => Promise<void> = async () => undefined,
  answersWithin?: number,
) => {
  const asked = vi.fn<typeof far>(far);
  const farPort = await listening(createServer(asked));
  const pipes = new Pipes();
  const fates: Promise<Passed>[] = [];
  const onAnswer = vi.fn<() => void>();
  const near = createServer((request, response) => {
    const address = `127.0.0.1:${farPort}`;
    const options = { address, secret: 'of all', pipes, onAnswer, answersWithin };
    fates.push(before().then(() => passOn(request, response, options)));
    void fates.at(-1)?.then(({ kind }) => kind === 'passed' || response.writeHead(503).end());
  });
  return { asked, pipes, fates, onAnswer, port: await listening(near) };
};

const hungUp = async (port: number, sent: string, when: () => boolean): Promise<void> => {
  const line = connect(port, '127.0.0.1');
  line.on('error', () => undefined);
  line.write(sent);
  await vi.waitFor(() => expect(when()).toBe(true));
  line.destroy();
};

const GET = 'GET /api/tables/a HTTP/1.1\r\nhost: a\r\n\r\n';

it('ends where whoever asked hangs up before another node is asked', async () => {
  let goOn: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  const { port, fates, pipes, asked } = await twoNodes(
    () => undefined,
    () => waiting,
  );
  await hungUp(port, GET, () => fates.length === 1);
  // The server has heard of it by the time that it answers somebody else.
  const other = connect(port, '127.0.0.1');
  onTestFinished(() => void other.destroy());
  await once(other, 'connect');
  goOn();
  expect(await fates[0]).toEqual({ kind: 'unreachable', isWhole: false });
  expect(pipes.size).toBe(0);
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['before it answers', () => undefined, 'unreachable'],
  ['while it answers', (_: unknown, response: { write: (said: string) => void }) => response.write('…'), 'passed'],
] as const)('ends where whoever asked hangs up %s, and leaves nothing at the other node', async (_, far, kind) => {
  const gone = vi.fn<() => void>();
  const { port, fates, pipes, asked, onAnswer } = await twoNodes((request, response) => {
    response.once('close', gone);
    far(request, response);
  });
  await hungUp(port, GET, () => (kind === 'passed' ? onAnswer : asked).mock.calls.length === 1);
  expect((await fates[0])?.kind).toBe(kind);
  expect(pipes.size).toBe(0);
  await vi.waitFor(() => expect(gone).toHaveBeenCalled());
});

it.each([
  ['GET', true],
  ['POST', false],
] as const)('a %s that came to a node which died over it: asked again %s', async (method, isWhole) => {
  const { port, fates } = await twoNodes((request) => void request.socket.destroy());
  const answer = ask({ port, host: '127.0.0.1', method, path: '/' }).end();
  await once(answer, 'response');
  expect(await fates[0]).toEqual({ kind: 'unreachable', isWhole });
});

it.each(['DELETE', 'POST'])(
  'a %s with a body of no known length comes with all of it, and is its end',
  async (method) => {
    const bodies: string[] = [];
    const { port } = await twoNodes(async (request, response) => {
      bodies.push(`${request.headers['transfer-encoding']} ${await text(request)}`);
      response.end();
    });
    const asking = ask({ port, host: '127.0.0.1', method, path: '/', headers: { 'transfer-encoding': 'chunked' } });
    asking.end('GET /api/tables/b HTTP/1.1\r\n\r\n');
    const [answer] = (await once(asking, 'response')) as [{ statusCode: number }];
    expect(answer.statusCode).toBe(200);
    expect(bodies).toEqual(['chunked GET /api/tables/b HTTP/1.1\r\n\r\n']);
  },
);

const noWait = async (): Promise<void> => undefined;

it.each([
  ['GET', true],
  ['POST', false],
] as const)(
  'a %s that a node takes and does not answer is over after a time; asked again %s',
  async (method, isWhole) => {
    const gone = vi.fn<() => void>();
    const { port, fates, pipes } = await twoNodes((request) => void request.once('close', gone), noWait, 50);
    const asking = ask({ port, host: '127.0.0.1', method, path: '/' });
    asking.end(method === 'POST' ? '{}' : undefined);
    const [answer] = (await once(asking, 'response')) as [{ statusCode: number }];
    expect(answer.statusCode).toBe(503);
    expect(await fates[0]).toEqual({ kind: 'unreachable', isWhole });
    expect(pipes.size).toBe(0);
    await vi.waitFor(() => expect(gone).toHaveBeenCalled());
  },
);

it('whoever has begun to answer may take their time, as lines of events do', async () => {
  let endIt: () => void = () => undefined;
  const { port, onAnswer } = await twoNodes(
    ({ url }, response) => {
      if (url !== '/changes') return;
      response.write('first');
      endIt = () => response.end(' last');
    },
    noWait,
    50,
  );
  const asking = ask({ port, host: '127.0.0.1', path: '/changes' }).end();
  const [answer] = (await once(asking, 'response')) as [NodeJS.ReadableStream];
  expect(onAnswer).toHaveBeenCalledOnce();
  // Whoever asks later, and is not answered, has waited for all of the time.
  await once(ask({ port, host: '127.0.0.1', path: '/' }).end(), 'response');
  endIt();
  expect(await text(answer)).toBe('first last');
});
