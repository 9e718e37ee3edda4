import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { atTheFront, campaignTable, type CampaignTable, landOf } from '../../test/campaign-table.ts';
import { battleTable } from '../../test/battle-table.ts';
import { PushedBrowser, PushService, vapidOf } from '../../test/push-service.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import type { ServerOptions } from '../server-options.ts';
import { pushServiceOf } from './push-services.ts';

/** It is the first player's turn. */
const playing = async (server: TestServer) => {
  const table = await campaignTable(server, ['host', 'player-1', 'player-2'], { 'random-start': true });
  await atTheFront(table);
  return table;
};

const wantsCalls = ({ table, of }: Pick<CampaignTable, 'table' | 'of'>, seat: string, wish: object) =>
  of(seat).ask(`/api/tables/${table}/seats/${seat}/push`, { method: 'PUT', body: wish, headers: { 'x-seat': seat } });

const wantsNone = ({ table, of }: CampaignTable, seat: string, { endpoint }: PushedBrowser) =>
  of(seat).ask(`/api/tables/${table}/seats/${seat}/push`, {
    method: 'DELETE',
    body: { endpoint },
    headers: { 'x-seat': seat },
  });

/** Their turn ends, and the other's begins. */
const handOn = async (table: CampaignTable, seat: string): Promise<void> => {
  const [own] = landOf(await table.snapshot(), seat);
  const placed = await table.act(seat, 'place-recruits', { territory: own, assign: 'all' });
  if (placed.status !== 200) expect(placed.error?.code).toBe('no-recruits');
  await table.did(seat, 'end-turn');
};

const withService = async (options: Partial<ServerOptions> = {}) => {
  const service = await PushService.begin();
  const wished = { pushServices: ['push.example.org'], postPush: service.post, ...options };
  return { service, wished };
};

describe('a call to one’s turn', () => {
  it('comes to whoever wants it and is away, readable by their browser alone and signed by this server', async () => {
    const { service, wished } = await withService({ publicUrl: 'https://table.example.org' });
    const server = await serverForTest(wished);
    const table = await playing(server);
    const browser = service.browser('/send/one');
    expect((await wantsCalls(table, 'player-2', browser.wish)).status).toBe(200);
    expect(service.brought).toEqual([]);
    await handOn(table, 'player-1');
    await expect.poll(() => service.brought.length).toBe(1);
    const [brought] = service.brought as [(typeof service.brought)[number]];
    expect(browser.read(brought.body)).toEqual({
      vexillumCall: 1,
      title: 'Your turn',
      body: expect.stringContaining('(Conquest)'),
      path: `/table/${table.table}?seat=player-2`,
    });
    expect(() => service.browser('/send/one').read(brought.body)).toThrow(/authenticate/);
    expect(brought.headers).toMatchObject({
      topic: expect.stringMatching(/^[\w-]{32}$/),
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    });
    expect(JSON.stringify([brought.headers, brought.path])).not.toContain(table.table);
    const { key } = (await server.browser().get('/api/push')).json<{ key: string }>();
    expect(vapidOf(brought, key)).toMatchObject({ aud: 'https://push.example.org', sub: 'https://table.example.org' });
  });

  it('does not come to whoever is there, nor twice before they have come', async () => {
    const clock = new TestClock();
    const { service, wished } = await withService({ clock });
    const server = await serverForTest(wished);
    const table = await playing(server);
    const [one, two] = [service.browser('/one'), service.browser('/two')];
    await wantsCalls(table, 'player-1', one.wish);
    await wantsCalls(table, 'player-2', two.wish);
    const here = table.of('player-2').wire(table.table, 'public', '?seat=player-2');
    await here.opened;
    for (let turn = 0; turn < 3; turn += 1) {
      await handOn(table, 'player-1');
      await handOn(table, 'player-2');
    }
    await expect.poll(() => service.brought.map(({ path }) => path)).toEqual(['/one']);
    here.close();
    clock.pass(11 * 60_000);
    await handOn(table, 'player-1');
    await handOn(table, 'player-2');
    await expect.poll(() => service.brought.map(({ path }) => path).toSorted()).toEqual(['/one', '/one', '/two']);
  });

  it('tells everybody who is away of the end, and then no more', async () => {
    const store = new MemoryStore();
    const { service, wished } = await withService({ store });
    const table = await playing(await serverForTest(wished));
    const browser = service.browser('/one');
    await wantsCalls(table, 'player-2', browser.wish);
    await table.did('player-1', 'resign-game');
    await expect
      .poll(() => service.brought.map(({ body }) => (browser.read(body) as { title: string }).title))
      .toContain('It is over');
    expect(await store.records.list('push!')).toEqual([]);
  });

  it('ends with the wish, with the service’s word that the browser is gone, and with the seat', async () => {
    const store = new MemoryStore();
    const { service, wished } = await withService({ store });
    const server = await serverForTest(wished);
    const table = await playing(server);
    const [one, gone] = [service.browser('/one'), service.browser('/gone')];
    service.answers.set('/gone', 410);
    await wantsCalls(table, 'player-2', one.wish);
    await wantsCalls(table, 'player-2', gone.wish);
    expect((await wantsNone(table, 'player-2', one)).status).toBe(200);
    await handOn(table, 'player-1');
    await expect.poll(() => service.brought.map(({ path }) => path)).toEqual(['/gone']);
    await expect.poll(() => store.records.list('push!')).toEqual([]);

    await wantsCalls(table, 'player-2', one.wish);
    const rotated = await table
      .of('player-2')
      .post(`/api/tables/${table.table}/seats/player-2/rotate`, {}, { 'x-seat': 'player-2' });
    const host = await table
      .of('host')
      .post(`/api/tables/${table.table}/seats/player-2/rotate`, {}, { 'x-seat': 'host' });
    expect([rotated.status, host.status]).toContain(200);
    await table.did('player-1', 'resign-game').catch(() => undefined);
    await expect.poll(() => store.records.list('push!')).toEqual([]);
    expect(service.brought.map(({ path }) => path)).toEqual(['/gone']);
  });

  it('is known after the server was killed, and who missed it is called by the next', async () => {
    const store = new MemoryStore();
    const { service, wished } = await withService({ store });
    const first = await startTestServer(wished);
    const table = await playing(first);
    await wantsCalls(table, 'player-2', service.browser('/one').wish);
    store.kill();
    await first.close().catch(() => undefined);
    const server = await serverForTest(wished);
    const back = server.browser();
    for (const [name, value] of table.of('player-1').cookies) back.cookies.set(name, value);
    const again = {
      ...table,
      of: () => back,
      act: (seat: string, name: string, args: unknown) => back.act(table.table, seat, name, args),
    };
    expect((await again.act('player-1', 'end-turn', {})).status).toBe(200);
    await expect.poll(() => service.brought.map(({ path }) => path)).toEqual(['/one']);
  });

  it('comes also while another push service does not answer', async () => {
    const { service, wished } = await withService();
    const held: (() => void)[] = [];
    const server = await serverForTest({
      ...wished,
      pushServices: ['push.example.org', 'mute.example.org'],
      postPush: (post) =>
        new URL(post.endpoint).hostname === 'mute.example.org'
          ? new Promise((_, reject) => held.push(() => reject(new Error('no answer'))))
          : service.post(post),
    });
    const [one, other] = [await playing(server), await playing(server)];
    await wantsCalls(one, 'player-2', new PushedBrowser('https://mute.example.org/one').wish);
    await handOn(one, 'player-1');
    await expect.poll(() => held.length).toBe(1);
    expect((await wantsCalls(other, 'player-2', service.browser('/two').wish)).status).toBe(200);
    await handOn(other, 'player-1');
    await expect.poll(() => service.brought.map(({ path }) => path)).toEqual(['/two']);
    for (const giveUp of held) giveUp();
  });

  it('is nobody’s wish but the seat’s own, for services that are known, and in a readable shape', async () => {
    const { service, wished } = await withService();
    const server = await serverForTest(wished);
    const table = await playing(server);
    const { wish } = service.browser('/one');
    const status = async (seat: string, body: object) => (await wantsCalls(table, seat, body)).status;
    expect(await status('host', wish)).toBe(409);
    for (const wrong of [
      {},
      { ...wish, more: 1 },
      { ...wish, says: { turn: '', over: 'x' } },
      { ...wish, keys: { ...wish.keys, auth: 'x' } },
      { ...wish, endpoint: 'x'.repeat(2000) },
    ])
      expect(await status('player-2', wrong)).toBe(400);
    for (const endpoint of ['http://push.example.org/x', 'https://127.0.0.1/x', 'https://push.example.org:22/x', 'x'])
      expect(await status('player-2', { ...wish, endpoint })).toBe(409);
    const path = `/api/tables/${table.table}/seats/player-2/push`;
    const asOther = await table
      .of('player-1')
      .ask(path, { method: 'PUT', body: wish, headers: { 'x-seat': 'player-1' } });
    expect(asOther.status).toBe(403);
    expect((await server.browser().ask(path, { method: 'PUT', body: wish })).status).toBe(404);
    const foreign = { origin: 'https://elsewhere.example', 'x-seat': 'player-2' };
    expect((await table.of('player-2').ask(path, { method: 'PUT', body: wish, headers: foreign })).status).toBe(403);
    expect(service.brought).toEqual([]);
  });

  it('says nothing that a side knows alone', async () => {
    const { service, wished } = await withService();
    const at = await battleTable(await serverForTest(wished));
    const browser = service.browser('/one');
    expect((await wantsCalls(at, 'blue-captain', browser.wish)).status).toBe(200);
    expect((await wantsCalls(at, 'blue-1', browser.wish)).status).toBe(200);
    expect((await wantsCalls(at, 'umpire', browser.wish)).status).toBe(409);
  });
});

describe('a push service', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://more.example.org/x', true],
    ['https://more.example.org.evil.example/x', false],
    ['https://evil-push.apple.com.example/x', false],
    ['https://evilpush.apple.com/x', false],
    ['https://user:pass@web.push.apple.com/x', false],
    ['https://web.push.apple.com:8443/x', false],
    ['http://web.push.apple.com/x', false],
    ['https://[::1]/x', false],
    ['file:///etc/passwd', false],
  ])('%s: %s', (address, isKnown) => {
    expect(pushServiceOf(address, ['more.example.org']) !== undefined).toBe(isKnown);
  });
});
