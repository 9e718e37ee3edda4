import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createListener } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeCodes } from '@vexillum/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type ServerProcess, serverProcesses } from '../test/server-process.ts';
import { stepOne } from '../test/sync-client.ts';
import { TestBrowser } from '../test/test-browser.ts';

const startServerProcess = serverProcesses();

const someFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-main-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const start = (environment: Record<string, string> = {}): ServerProcess => {
  const server = startServerProcess({ DATA_DIR: someFolder(), ...environment });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
};

const seated = async (origin: string) => {
  const browser = new TestBrowser(origin);
  const { table, invites } = (await browser.post('/api/tables', { game: 'triumph' })).json<{
    table: string;
    invites: { seat: string; token: string; url: string }[];
  }>();
  await browser.claim(invites.find(({ seat }) => seat === 'red-captain')?.token, 'Rosa');
  return { browser, table, invites };
};

describe('starting', () => {
  it('prints one line with the real address, and links lead there', async () => {
    const server = start();
    const url = await server.ready;
    expect(url).toMatch(/^http:\/\/localhost:[1-9]\d+$/);
    expect(server.output()).toBe(`Vexillum is ready at ${url}\n`);
    const { invites } = await seated(url);
    expect(invites[0]?.url).toBe(`${url}/join#${invites[0]?.token}`);
  });

  it('says plainly that the port is taken', async () => {
    const other = createListener().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    const server = start({ PORT: String(port) });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.output()).toBe(
      `Port ${port} is in use by another program. Stop it, or set PORT to another number.\n`,
    );
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
    [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL must be an address like https://table.example.org, not "example.org".'],
    [
      { PUBLIC_URL: 'https://table.example.org' },
      'PUBLIC_URL is https://table.example.org, so a proxy that speaks https stands in front of this server, and TRUST_PROXY does not say how many do. Set TRUST_PROXY=1 for one, or TRUST_PROXY=0 where none is to be believed about addresses and https.',
    ],
    [
      { PUBLIC_URL: 'https://example.org/table' },
      'PUBLIC_URL ends with the name and the port: "https://example.org", not "https://example.org/table". A table has an address of its own, and cannot share one with other pages.',
    ],
    [
      { PORT: '8099', METRICS_PORT: '8099' },
      'METRICS_PORT and PORT are both 8099. Set METRICS_PORT to another number.',
    ],
    [
      { VEXILLUM_BOTPACE: '100' },
      expect.stringMatching(/^There is no setting VEXILLUM_BOTPACE\. Those that begin like it are .*VEXILLUM_BOT_PACE/),
    ],
    [
      { VEXILLUM_KEY_FILE: '/nowhere/key' },
      'The key /nowhere/key cannot be read (ENOENT). VEXILLUM_KEY_FILE names a file that the server\'s user may read; "npm run admin -- new-key --to FILE" makes one.',
    ],
    [
      { VEXILLUM_SECURITY_CONTACT: 'me@example.org' },
      'VEXILLUM_SECURITY_CONTACT must be an address like mailto:security@example.org or https://example.org/contact, not "me@example.org".',
    ],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 letters, digits and signs, without spaces.'],
    [
      { RATE_LIMITS: 'off', HOST: '0.0.0.0' },
      'RATE_LIMITS=off is for load tests on one machine, and HOST 0.0.0.0 can be reached from others.',
    ],
    [
      { NODE_ADDRESS: '10.0.0.3:8080' },
      'NODE_ADDRESS is set, and DATABASE_URL is not: several nodes share a Postgres database.',
    ],
    [
      { NODE_ADDRESS: '10.0.0.3:8080', DATABASE_URL: 'postgres:///none', PUBLIC_URL: 'http://table.example.org' },
      'NODE_ADDRESS is set, so there are several nodes, and NODE_SECRET is missing: by it they know each other. Make one with "openssl rand -hex 32", and set the same for all of them.',
    ],
    [
      { NODE_SECRET: 'x' },
      'NODE_SECRET is set, and NODE_ADDRESS is not. Set NODE_ADDRESS to the host and the port at which the other nodes reach this one, or take NODE_SECRET away where there is one server.',
    ],
    [
      { WORKERS: '0' },
      expect.stringMatching(/^WORKERS must be a whole number from 1 to \d+, the cores of this machine, not "0"\.$/),
    ],
    [{ WORKERS: '-2' }, expect.stringMatching(/^WORKERS must be .* not "-2"\.$/)],
    [{ WORKERS: 'all' }, expect.stringMatching(/^WORKERS must be .* not "all"\.$/)],
    [{ WORKERS: '4096' }, expect.stringMatching(/^WORKERS must be .* not "4096"\.$/)],
    [
      { WORKERS: '2' },
      'WORKERS is 2, and DATABASE_URL is not set: only one process can write a data folder, and several need a Postgres database that they share. Set DATABASE_URL ("npm run move-store" takes the folder\'s tables there), or take WORKERS away.',
    ],
    [
      { WORKERS: '2', NODE_ADDRESS: '10.0.0.3:8080', DATABASE_URL: 'postgres:///none' },
      'WORKERS is 2, and NODE_ADDRESS is set: nodes on other machines cannot reach the workers of this one. Set one of the two; several nodes on one machine, each with a port of its own, do what WORKERS does.',
    ],
    [{ HOST: '203.0.113.7' }, 'HOST 203.0.113.7 is no address of this machine.'],
    [
      { DATA_DIR: '/dev/null/data' },
      '/dev/null/data cannot be a folder: a file is in its way. Set DATA_DIR to another one.',
    ],
  ])('says plainly what is wrong with %o', async (environment, sentence) => {
    const server = start(environment as Record<string, string>);
    expect((await server.ended).code).toBe(1);
    expect(server.output().trimEnd()).toEqual(sentence);
  });
});

it('says in its log that a port which others reach believes whatever they claim', async () => {
  const server = start({ HOST: '0.0.0.0', TRUST_PROXY: '1' });
  await server.ready;
  expect(server.output()).toContain('Set HOST=127.0.0.1, or let only the proxy reach the port.');
});

describe('stopping', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s flushes, tells everyone to come back, and ends well; a second signal changes nothing',
    async (signal) => {
      const DATA_DIR = someFolder();
      const server = start({ DATA_DIR });
      const { browser, table } = await seated(await server.ready);
      const wire = browser.wire(table, 'public');
      await wire.opened;
      wire.send(stepOne());
      await wire.until(() => wire.messages.length > 0);
      const acted = await browser.act(table, 'red-captain', 'say', { text: 'goodbye', to: 'table' });
      expect(acted.status).toBe(200);
      const before = (await browser.get(`/api/tables/${table}`)).json<{ head: object; epochs: object }>();
      server.child.kill(signal);
      server.child.kill(signal);
      expect((await wire.closed).code).toBe(closeCodes.restarting);
      expect(await server.ended).toEqual({ code: 0, signal: null });
      const again = start({ DATA_DIR });
      const back = new TestBrowser(await again.ready);
      for (const [name, value] of browser.cookies) back.cookies.set(name, value);
      const after = (await back.get(`/api/tables/${table}`)).json<{ head: object; epochs: object }>();
      expect(after.head).toEqual(before.head);
      // Saved complete at the ledger's head: everyone keeps their document.
      expect(after.epochs).toEqual(before.epochs);
    },
  );

  it('after kill -9 the same table is there, under new epochs', async () => {
    const DATA_DIR = someFolder();
    const server = start({ DATA_DIR });
    const { browser, table } = await seated(await server.ready);
    await browser.act(table, 'red-captain', 'say', { text: 'wait', to: 'table' });
    const before = (await browser.get(`/api/tables/${table}`)).json<{ head: object; epochs: { public: string } }>();
    server.child.kill('SIGKILL');
    await server.ended;
    const back = new TestBrowser(await start({ DATA_DIR }).ready);
    for (const [name, value] of browser.cookies) back.cookies.set(name, value);
    const after = (await back.get(`/api/tables/${table}`)).json<{ head: object; epochs: { public: string } }>();
    expect(after.head).toEqual(before.head);
    expect(after.epochs.public).not.toBe(before.epochs.public);
  });

  it('keeps tokens, cookies and what people say out of its logs', async () => {
    const server = start({ LOG_LEVEL: 'trace' });
    const { browser, table, invites } = await seated(await server.ready);
    await browser.act(table, 'red-captain', 'say', { text: 'between you and me', to: 'side' });
    await new TestBrowser(browser.origin).claim(invites[3]?.token, 'Hannibal-the-name');
    const wire = browser.wire(table, 'public', '?events=1');
    await wire.until(() => wire.messages.length > 0);
    server.child.kill('SIGTERM');
    await server.ended;
    expect(server.output()).toContain('"route":"/api/claim"');
    for (const secret of [
      ...invites.map(({ token }) => token.slice(4)),
      ...browser.cookies.values(),
      'between you and me',
      'Hannibal-the-name',
    ])
      expect(server.output()).not.toContain(secret);
  });
});
