import { closeCodes } from '@vexillum/protocol';
import { MemoryStore } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { acceptUmpire, claimAll, type FullTable, type InviteCard } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import type { TestBrowser } from '../../test/test-browser.ts';
import type { TestServer } from '../../test/start-test-server.ts';

interface WatcherCard {
  readonly watcher: string;
  readonly name: string;
  readonly connected: boolean;
}

const watchersOf = async (at: FullTable, seat = 'host'): Promise<readonly WatcherCard[]> =>
  (await at.of(seat).get(`/api/tables/${at.table}/watchers`)).json<{ watchers: WatcherCard[] }>().watchers;

const idOf = async (at: FullTable, name: string): Promise<string> =>
  (await watchersOf(at)).find((one) => one.name === name)?.watcher ?? 'nobody';

const sendAway = async (at: FullTable, by: string, name: string, body: object = {}) =>
  at.of(by).post(`/api/tables/${at.table}/watchers/${await idOf(at, name)}/send-away`, body, { 'x-seat': by });

const watch = async (server: TestServer, at: FullTable, name: string): Promise<TestBrowser> => {
  const browser = server.browser();
  expect((await browser.claim(at.tokenOf('spectator'), name)).status).toBe(200);
  return browser;
};

const sees = async (browser: TestBrowser, at: FullTable): Promise<boolean> =>
  (await browser.get(`/api/tables/${at.table}`)).status === 200;

const entriesOf = async (at: FullTable) =>
  (await at.of('host').get(`/api/tables/${at.table}/ledger`)).json<{ entries: { name?: string }[] }>().entries;

describe('whoever claims the spectators’ link again with the same device', () => {
  it('gets their own place back, not a second one, however often and at once', async () => {
    const server = await serverForTest();
    const at = await claimAll(server);
    const before = (await entriesOf(at)).length;
    const sam = at.of('spectator');
    const again = await Promise.all(
      Array.from({ length: 12 }, () => sam.claim(at.tokenOf('spectator'), 'Somebody else')),
    );
    expect(again.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(again[0]?.json()).toMatchObject({ seat: 'spectator', name: 'Sam' });
    expect((await watchersOf(at)).map(({ name }) => name)).toEqual(['Sam']);
    expect((await entriesOf(at)).length).toBe(before);
    expect(await sees(sam, at)).toBe(true);
  });

  it('sits down anew where the link was renewed meanwhile; a cookie of somebody’s own making is worth nothing', async () => {
    const server = await serverForTest();
    const at = await claimAll(server);
    const fresh = (await at.of('host').post(`/api/tables/${at.table}/seats/spectator/rotate`)).json<InviteCard>();
    const sam = at.of('spectator');
    expect(await sees(sam, at)).toBe(false);
    expect((await sam.claim(fresh.token, 'Sam')).json()).toMatchObject({ name: 'Sam' });
    expect(await sees(sam, at)).toBe(true);
    const forger = server.browser();
    const own = [...sam.cookies].find(([name]) => name.endsWith('spectator'));
    if (!own) throw new Error('no cookie');
    forger.cookies.set(own[0], `${own[1].slice(0, -4)}AAAA`);
    expect((await forger.claim(fresh.token, 'Fake')).status).toBe(200);
    expect((await watchersOf(at)).map(({ name }) => name)).toEqual(['Sam', 'Fake']);
  });
});

describe('sending somebody away who watches', () => {
  it('ends their sessions on all devices, and nobody else’s; that browser does not come back by the link', async () => {
    const server = await serverForTest();
    const at = await claimAll(server);
    const [tessa, sam] = [await watch(server, at, 'Tessa'), at.of('spectator')];
    const phone = server.browser();
    const { code } = (await sam.post(`/api/tables/${at.table}/seats/spectator/device`)).json<{ code: string }>();
    expect((await phone.post('/api/claim', { code })).status).toBe(200);
    const wires = [sam, phone, tessa].map((browser) => browser.wire(at.table, 'public', '?seat=spectator&events=1'));
    await Promise.all(wires.map((wire) => wire.untilSaid(103, () => true)));
    expect(await watchersOf(at)).toMatchObject([
      { name: 'Sam', connected: true },
      { name: 'Tessa', connected: true },
    ]);
    expect((await sendAway(at, 'host', 'Sam')).status).toBe(200);
    expect((await Promise.all([wires[0]?.closed, wires[1]?.closed])).map((end) => end?.code)).toEqual([
      closeCodes.seatRevoked,
      closeCodes.seatRevoked,
    ]);
    expect(await Promise.all([sam, phone, tessa].map((browser) => sees(browser, at)))).toEqual([false, false, true]);
    for (const gone of [sam, phone]) {
      const back = await gone.claim(at.tokenOf('spectator'), 'Innocent');
      expect([back.status, back.error?.code]).toEqual([403, 'sent-away']);
    }
    expect((await watch(server, at, 'Uwe')).cookies.size).toBe(1);
    await at.of('host').act(at.table, 'host', 'say', { text: 'still here?', to: 'table' });
    await wires[2]?.untilSaid<{ ledger: { args?: { text?: string } }[] }>(100, ({ ledger }) =>
      ledger.some(({ args }) => args?.text === 'still here?'),
    );
    expect((await entriesOf(at)).filter(({ name }) => name === 'send-away')).toMatchObject([
      { seat: 'host', args: { name: expect.stringMatching(/^~[0-9a-f]{32}$/), from: 'spectator' } },
    ]);
  });

  it('is for the host and for an accepted umpire, and only about those who watch', async () => {
    const server = await serverForTest();
    const at = await claimAll(server);
    for (const [by, code] of [
      ['red-captain', 'not-allowed'],
      ['red-1', 'not-allowed'],
      ['spectator', 'not-allowed'],
      ['umpire', 'umpire-not-accepted'],
    ] as const) {
      const refused = await sendAway(at, by, 'Sam');
      expect([by, refused.status, refused.error?.code]).toEqual([by, 403, code]);
    }
    expect((await sendAway(at, 'host', 'Rufus')).status, 'a captain is no watcher').toBe(404);
    expect(await sees(at.of('spectator'), at)).toBe(true);
    await acceptUmpire(at);
    expect((await sendAway(at, 'umpire', 'Sam')).status).toBe(200);
    expect(await watchersOf(at)).toEqual([]);
  });

  it('with a new link: the former one lets nobody in, and whoever watches stays', async () => {
    const server = await serverForTest();
    const at = await claimAll(server);
    const tessa = await watch(server, at, 'Tessa');
    const { invite } = (await sendAway(at, 'host', 'Sam', { newLink: true })).json<{ invite: InviteCard }>();
    expect((await server.browser().claim(at.tokenOf('spectator'), 'Sam')).status).toBe(410);
    expect(await sees(tessa, at)).toBe(true);
    expect((await server.browser().claim(invite.token, 'Vera')).status).toBe(200);
    expect((await at.of('spectator').claim(invite.token, 'Sam')).error?.code).toBe('sent-away');
  });

  it('holds after a restart, also against sockets and claims that race with it', async () => {
    const store = new MemoryStore();
    const server = await serverForTest({ store });
    const at = await claimAll(server);
    const sam = at.of('spectator');
    const path = `/api/tables/${at.table}/watchers/${await idOf(at, 'Sam')}/send-away`;
    const wires = Array.from({ length: 6 }, () => sam.wire(at.table, 'public', '?seat=spectator&events=1'));
    const claims = Array.from({ length: 6 }, () => sam.claim(at.tokenOf('spectator'), 'Sam'));
    const [gone] = await Promise.all([at.of('host').post(path), ...claims]);
    expect(gone?.status).toBe(200);
    const late = Array.from({ length: 3 }, () => sam.wire(at.table, 'public', '?seat=spectator&events=1'));
    const ends = await Promise.all([...wires, ...late].map(({ closed }) => closed));
    for (const { code } of ends) expect([closeCodes.seatRevoked, closeCodes.noSession]).toContain(code);
    expect(await watchersOf(at)).toEqual([]);
    expect(await sees(sam, at)).toBe(false);
    await server.close();
    const next = await serverForTest({ store, port: server.port });
    expect((await sam.claim(at.tokenOf('spectator'), 'Sam')).error?.code).toBe('sent-away');
    expect((await next.browser().claim(at.tokenOf('spectator'), 'Tessa')).status).toBe(200);
  });
});
