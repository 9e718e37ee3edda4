import type { Browser } from '@playwright/test';
import { ask, type Answer, type Question } from '../ask.ts';
import { type Caddy, freePort, startCaddy, whyNoCaddy } from '../caddy.ts';
import { eventually } from '../eventually.ts';
import { expect, Player, type Role, test } from '../players.ts';
import { type RunningServer, startServer } from '../server.ts';
import { lineIsCut } from '../troubles.ts';

const noCaddy = whyNoCaddy();
test.skip(noCaddy !== undefined, noCaddy ?? '');

interface Hosting {
  readonly url: string;
  readonly caddy: Caddy;
  readonly server: RunningServer;
  /** As a program at this or another address, by https and with its certificate checked. */
  readonly visit: (path: string, question?: Question) => Promise<Answer>;
}

const startBehind = (url: string, port: number, dataDir?: string): Promise<RunningServer> =>
  startServer({
    port,
    ...(dataDir === undefined ? {} : { dataDir }),
    env: { PUBLIC_URL: url, TRUST_PROXY: '1', VEXILLUM_LATE_AFTER: '600000' },
  });

const hosted = test.extend<{ hosting: Hosting }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern, and there are none
  hosting: async ({}, use) => {
    const port = await freePort();
    const url = `https://localhost:${port}`;
    const server = await startBehind(url, 0);
    const caddy = await startCaddy({ to: server.port, port });
    const visit: Hosting['visit'] = (path, question = {}) =>
      ask(`${url}${path}`, { authority: caddy.authority, ...question });
    await use({ url, caddy, server, visit });
    await caddy.stop();
    await server.stop();
  },
});

const json = { 'content-type': 'application/json' };

/** How often a header came, and what it said at last. */
const came = ({ rawHeaders, headers }: Answer, name: string): [times: number, value: unknown] => [
  rawHeaders.filter((word, at) => at % 2 === 0 && word.toLowerCase() === name).length,
  headers[name],
];

hosted('with our Caddyfile in front, everything is https, and nothing is open that was closed', async ({ hosting }) => {
  const { url, caddy, server, visit } = hosting;

  await test.step('http leads to https', async () => {
    const { status, headers } = await ask(`${caddy.httpUrl}/new`);
    // Caddy leaves the port out: it expects 443, on which this test may not listen.
    expect([status, headers.location]).toEqual([308, 'https://localhost/new']);
  });

  await test.step('the server’s own headers arrive, each once, and browsers stay with https', async () => {
    for (const path of ['/', '/api/games', '/readyz']) {
      const answer = await visit(path);
      expect(answer.status, path).toBe(200);
      expect(came(answer, 'strict-transport-security'), path).toEqual([1, 'max-age=31536000']);
      for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
        expect(came(answer, name)[0], `${name} of ${path}`).toBe(1);
    }
  });

  await test.step('figures are for this machine alone, whatever somebody claims to be', async () => {
    expect((await ask(`${server.url}/metrics`)).status).toBe(200);
    for (const headers of [{}, { 'x-forwarded-for': '127.0.0.1' }, { 'x-real-ip': '::1', forwarded: 'for=127.0.0.1' }])
      expect((await visit('/metrics', { headers })).status).toBe(404);
    for (const path of ['/metrics/', '//metrics', '/%6detrics', '/x/../metrics'])
      expect((await visit(path)).body.toString(), path).not.toContain('process_cpu');
  });

  await test.step('wrong links are counted for whoever tries them, and a claim to be somebody else changes nothing', async () => {
    const guess = async (from: string, claims: Record<string, string> = {}) => {
      const headers = { ...json, origin: url, ...claims };
      const body = JSON.stringify({ token: `inv_${'x'.repeat(43)}`, name: 'Mallory' });
      return (await visit('/api/claim', { method: 'POST', headers, body, from })).status;
    };
    const tried = [];
    for (let n = 1; n <= 6; n++) tried.push(await guess('127.0.0.2', { 'x-forwarded-for': `203.0.113.${n}` }));
    expect(tried).toEqual([404, 404, 404, 404, 404, 429]);
    expect(await guess('127.0.0.2', { forwarded: 'for=198.51.100.1', 'x-real-ip': '198.51.100.1' })).toBe(429);
    expect(await guess('127.0.0.3')).toBe(404);
  });

  await test.step('a page from elsewhere is not let in', async () => {
    const headers = { ...json, origin: 'https://elsewhere.example' };
    expect((await visit('/api/tables', { method: 'POST', headers, body: '{"game":"triumph"}' })).status).toBe(403);
  });

  await test.step('a server that stays away is spoken for in its own words', async () => {
    const port = await freePort();
    const alone = await startCaddy({ to: await freePort(), port, patience: '100ms' });
    const answer = (path: string) => ask(`https://localhost:${port}${path}`, { authority: alone.authority });
    const api = await answer('/api/games');
    expect([api.status, api.headers['retry-after'], api.headers['content-type']]).toEqual([
      503,
      '5',
      'application/json',
    ]);
    expect(JSON.parse(api.body.toString())).toMatchObject({ error: { code: 'closing' } });
    expect((await answer('/')).status).toBe(503);
    await alone.stop();
  });
});

hosted(
  'a first table over https: played, saved, brought back, and played on when the server is updated',
  async ({ hosting, playwright, launchOptions }) => {
    const { url, caddy, visit } = hosting;
    let server = hosting.server;
    const { args = [], ...options } = launchOptions;
    const browser: Browser = await playwright.chromium.launch({ ...options, args: [...args, ...caddy.chromiumArgs] });
    const sockets: string[] = [];
    const enter = async (role: Role): Promise<Player> => {
      const context = await browser.newContext({ baseURL: url });
      const page = await context.newPage();
      page.on('websocket', (socket) => sockets.push(socket.url()));
      const player = new Player(role, context, page);
      await player.troubles.watch(page);
      return player;
    };

    const [red, blue] = await test.step('one sets it up, another comes by a link', async () => {
      const [first, second] = [await enter('red'), await enter('blue')];
      const links = await first.newTable.setUp({ game: 'GRAND TRIUMPH!', name: 'An evening by https' });
      expect(links.of('Blue captain')).toContain(`${url}/join#`);
      await first.join.follow(links.of('Red captain'));
      await second.join.follow(links.of('Blue captain'));
      for (const { table } of [first, second]) await table.isReady();
      return [first, second];
    });
    expect(new Set(sockets.map((socket) => new URL(socket).origin))).toEqual(new Set([url.replace('https', 'wss')]));
    const cookies = await red.context.cookies();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Strict' });
      expect(cookie.name).toMatch(/^__Host-/);
    }
    // Only pages that are secure may use what belongs to a device: keys to sign with, and a service worker.
    expect(await red.page.evaluate(() => isSecureContext)).toBe(true);
    await expect(red.page.getByText('not encrypted')).toHaveCount(0);

    await test.step('they play', async () => {
      await red.table.bringArmy('Alexander in Asia, 334 BC');
      await red.table.placeCommand(1);
      await red.table.say('Can you hear me?');
      await blue.table.show('Chat');
      await expect(blue.table.chat).toContainText('Can you hear me?');
    });

    const match = await test.step('the match is saved, packed on its way, and goes on as another table', async () => {
      const path = `/api/tables/${red.table.id}/export`;
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const headers = { cookie, 'x-seat': red.table.seat };
      const plain = await visit(path, { headers });
      const packed = await visit(path, { headers: { ...headers, 'accept-encoding': 'gzip' } });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.body.length).toBeLessThan(plain.body.length / 2);
      const page = await visit('/', { headers: { 'accept-encoding': 'br, gzip' } });
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.body.toString())?.[1] ?? '';
      const sent = await visit(script, { headers: { 'accept-encoding': 'br, gzip' } });
      expect([sent.status, came(sent, 'content-encoding')]).toEqual([200, [1, 'br']]);
      return plain.body.toString();
    });

    await test.step('a match goes on as another table, 20 MB arrive whole, and what is too large is refused in the server’s words', async () => {
      const bring = async (text: string) => {
        const headers = { ...json, origin: url };
        const body = JSON.stringify({ match: text });
        const answer = await visit('/api/tables', { method: 'POST', headers, body });
        return [answer.status, answer.body.toString()];
      };
      const megabytes = (count: number) => ' '.repeat(count * 1024 * 1024);
      expect(await bring(match)).toEqual([201, expect.stringContaining('"invites"')]);
      // Only whoever has read it to its end can say where it goes wrong.
      const wrong = match + megabytes(20);
      expect(await bring(wrong)).toEqual([400, expect.stringContaining(`at character ${match.length + 1}`)]);
      expect(await bring(match + megabytes(33))).toEqual([413, expect.stringContaining('"too-large"')]);
    });

    await test.step('while the server is started again requests wait for it, and nobody reloads', async () => {
      for (const { page, troubles } of [red, blue]) {
        troubles.expect(lineIsCut);
        await page.evaluate(() => Object.assign(window, { wasNeverReloaded: true }));
      }
      const { dataDir, port } = server;
      await server.kill9();
      const asked = visit('/api/games');
      await expect(red.table.connection).toContainText('Reconnecting');
      server = await startBehind(url, port, dataDir);
      expect((await asked).status).toBe(200);
      for (const { table } of [red, blue]) await expect(table.connection).toHaveText('Live');
      await blue.table.say('Still there.');
      await red.table.show('Chat');
      await expect(red.table.chat).toContainText('Still there.');
      for (const { page } of [red, blue]) expect(await page.evaluate(() => 'wasNeverReloaded' in window)).toBe(true);
    });
    await eventually(() => [...red.troubles.unexpected, ...blue.troubles.unexpected]).toEqual([]);
    await browser.close();
    await server.stop();
  },
);
