import { plainText, type Told, type Words } from '@vexillum/model';
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimAll, newTable } from '../../test/claim-all.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const post = (path: string, body: unknown, headers = {}) => server.browser().post(path, body, headers);

describe('every answer that is a no has one shape: a code, a plain sentence, and the field where one is wrong', () => {
  it.each([
    ['malformed JSON', '{"game":', {}, 400, 'malformed-json', undefined],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), {}, 400, 'malformed-json', undefined],
    ['a body that is no object', '[1,2]', {}, 400, 'bad-request', undefined],
    ['nothing at all', undefined, {}, 400, 'bad-request', undefined],
    ['a wrong type', { game: 7 }, {}, 400, 'bad-request', 'game'],
    ['a missing field', {}, {}, 400, 'bad-request', 'game'],
    ['an unknown field', { game: 'triumph', colour: 'red' }, {}, 400, 'unknown-field', 'colour'],
    ['a prototype in disguise', '{"game":"triumph","__proto__":{"a":1}}', {}, 400, 'unknown-field', '__proto__'],
    ['an unknown game', { game: 'chess' }, {}, 400, 'no-such-game', 'game'],
    ['an unknown profile', { game: 'triumph', profile: 'x' }, {}, 400, 'no-such-profile', 'profile'],
    [
      'an unknown house rule',
      { game: 'triumph', houseRules: { cheating: true } },
      {},
      400,
      'no-such-house-rule',
      'houseRules.cheating',
    ],
    [
      'a house rule of the wrong type',
      { game: 'triumph', houseRules: { 'hands-on': 'yes' } },
      {},
      400,
      'bad-house-rule',
      'houseRules.hands-on',
    ],
    ['an unknown visibility', { game: 'triumph', visibility: 'secret' }, {}, 400, 'bad-request', 'visibility'],
    ['an empty table name', { game: 'triumph', name: '  ' }, {}, 400, 'bad-name', 'name'],
    ['a text in place of JSON', 'hello', { 'content-type': 'text/plain' }, 415, 'not-json', undefined],
    ['a form', 'game=triumph', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'not-json', undefined],
    ['more than 256 KB', `{"game":"${'x'.repeat(262_144)}"}`, {}, 413, 'too-large', undefined],
  ])('%s', async (_what, body, headers, status, code, field) => {
    const answer = await post('/api/tables', body, headers);
    expect(answer.status).toBe(status);
    expect(answer.json()).toEqual({
      error: {
        code,
        message: expect.stringMatching(/^[A-Z“\p{Ll}].*\.$/u),
        words: { text: expect.any(String), values: expect.any(Array) },
        ...(field === undefined ? {} : { field }),
      },
    });
    const { error } = answer.json<{ error: Told & { words: Words } }>();
    expect(plainText(error.words)).toBe(error.message);
    expect(answer.text).not.toMatch(/node_modules|\bat .*:\d+:\d+|FST_/);
  });

  it('an address that is nowhere, and one that answers to other methods', async () => {
    expect((await server.browser().get('/api/nothing')).error?.code).toBe('not-found');
    const wrong = await server.browser().get('/api/claim');
    expect([wrong.status, wrong.error?.code, wrong.headers.allow]).toEqual([405, 'method-not-allowed', 'POST']);
    const deleting = await server.browser().ask('/api/games', { method: 'DELETE' });
    expect([deleting.status, deleting.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    ['DELETE', '/api/tables', 'GET, HEAD, POST'],
    ['GET', '/api/card/challenge', 'POST'],
    ['POST', '/api/ranks/somebody?game=conquest', 'GET, HEAD'],
    ['POST', '/api/boards/conquest/scores/', 'GET, HEAD'],
    ['POST', '/api/results/feed', 'GET, HEAD'],
    ['GET', '/api/tables/abcdefghijklmnop/seats/red-1/push', 'DELETE, PUT'],
    ['DELETE', '/api/tables/glance', 'POST'],
    ['DELETE', '/api/tables/abcdefghijklmnop', 'GET, HEAD'],
    ['GET', '/api/tables/abcdefghijklmnop/actions/start-game', 'POST'],
    ['DELETE', '/honours/somebody', 'GET, HEAD'],
    ['POST', '/boards', 'GET, HEAD'],
  ])('%s %s answers to others', async (method, address, allowed) => {
    const answer = await server.browser().ask(address, { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, allowed]);
  });

  it.each([
    ['GET', '/node/give/abcdefghijklmnop'],
    ['POST', '/node/rows'],
    ['POST', '/somewhere'],
    ['POST', '/api/tables/abcdefghijklmnop/nowhere'],
  ])('%s %s is nowhere', async (method, address) => {
    expect((await server.browser().ask(address, { method })).status).toBe(404);
  });

  it('an address that cannot be read', async () => {
    const answer = await server.browser().get('/api/tables/%zz');
    expect([answer.status, answer.error?.code]).toEqual([400, 'bad-request']);
    expect((await server.browser().get(`/api/tables/${'x'.repeat(500)}`)).status).toBe(404);
  });

  it('something that is not even HTTP', async () => {
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GARBAGE\r\n\r\n');
    const [said] = (await once(socket, 'data')) as [Buffer];
    expect(said.toString()).toMatch(/^HTTP\/1\.1 400 /);
    expect(said.toString()).toContain('{"error":{"code":"bad-request"');
    socket.destroy();
  });

  it('the ledger from no number', async () => {
    const { table, of } = await claimAll(server);
    for (const from of ['x', '-1', '1.5', '1e3', ''])
      expect((await of('host').get(`/api/tables/${table}/ledger?from=${from}`)).error).toMatchObject({
        code: 'bad-request',
        field: 'from',
      });
  });
});

describe('who may ask', () => {
  it('a page elsewhere, or a program that does not say where it comes from, changes nothing', async () => {
    for (const origin of [
      'http://evil.example',
      'null',
      `http://localhost:${server.port + 1}`,
      `https://localhost:${server.port}`,
      undefined,
      '',
    ])
      expect((await post('/api/tables', { game: 'triumph' }, { origin })).error?.code).toBe('foreign-origin');
    expect(
      (await server.browser().ask('/api/games', { method: 'OPTIONS', headers: { origin: 'http://evil.example' } }))
        .status,
    ).toBe(403);
  });

  it('our own pages do, by any name of this machine', async () => {
    for (const name of ['localhost', '127.0.0.1', '[::1]'])
      expect((await post('/api/tables', { game: 'triumph' }, { origin: `http://${name}:${server.port}` })).status).toBe(
        201,
      );
  });

  it('pages of the public address do, and links lead there', async () => {
    const other = await startTestServer({ publicUrl: 'https://table.example.org' });
    const answer = await other
      .browser()
      .post('/api/tables', { game: 'triumph' }, { origin: 'https://table.example.org' });
    expect(answer.status).toBe(201);
    for (const { url, token } of answer.json<{ invites: { url: string; token: string }[] }>().invites)
      expect(url).toBe(`https://table.example.org/join#${token}`);
    await other.close();
  });

  it('reading needs no Origin, as browsers send none', async () => {
    expect((await server.browser().get('/api/games', { origin: 'http://evil.example' })).status).toBe(200);
  });
});

describe('what every answer carries', () => {
  it.each(['/', '/healthz', '/api/games', '/api/nothing', '/metrics'])('%s', async (path) => {
    const { headers } = await server.browser().get(path);
    expect(headers['content-security-policy']).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; img-src 'self' blob: data:; connect-src 'self'; worker-src 'self'; require-trusted-types-for 'script'",
    );
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('a new table', () => {
  it('has links for all but the commanders, whom their captains invite; each carries its token in the fragment', async () => {
    const { table, invites } = await newTable(server, { name: 'Cannae', houseRules: { 'hands-on': true } });
    expect(table).toMatch(/^[a-z2-7]{16}$/);
    expect(invites.map(({ seat }) => seat).sort()).toEqual([
      'blue-captain',
      'host',
      'red-captain',
      'spectator',
      'umpire',
    ]);
    for (const { token, url } of invites) {
      expect(token).toMatch(/^gt1_[A-Za-z0-9]{8}_[A-Za-z0-9_-]{43}$/);
      expect(url).toBe(`http://localhost:${server.port}/join#${token}`);
    }
    expect(invites.find(({ seat }) => seat === 'red-captain')).toMatchObject({ kind: 'captain', side: 'red' });
  });

  it('keeps what it was told, and fills in the rest', async () => {
    const { table, of } = await claimAll(server, {
      name: 'Cannae',
      houseRules: { 'hands-on': true },
      visibility: 'public',
    });
    expect((await of('spectator').get(`/api/tables/${table}`)).json()).toMatchObject({
      table,
      game: 'grand-triumph',
      profile: 'grand-2017-06',
      name: 'Cannae',
      visibility: 'public',
      houseRules: { 'hands-on': true },
    });
  });
});
