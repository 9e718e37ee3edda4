import { randomUUID } from 'node:crypto';
import { canonicalJson, type MatchFile, nameToken, verifyMatch, wrongInFeed } from '@vexillum/ledger';
import { actionMessage, type AnswerMessage } from '@vexillum/protocol';
import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { games } from '../all-games.ts';
import { campaignTable } from '../../test/campaign-table.ts';
import { newTable, sitDown } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { sitting } from '../../test/sitting.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import type { TestBrowser } from '../../test/test-browser.ts';
import { stockClient, untilDoc } from '../../test/sync-client.ts';
import { testCard } from '../../test/test-card.ts';

const TOKEN = /^~[0-9a-f]{32}$/;
const NAME = 'Annegret Namenlos';

interface Entry {
  readonly name: string;
  readonly seat: string;
  readonly args: { readonly name?: string; readonly newest?: string };
}

const ledgerText = async (browser: TestBrowser, table: string, seat: string) =>
  (await browser.get(`/api/tables/${table}/ledger`, { 'x-seat': seat })).text;
const ledgerOf = async (browser: TestBrowser, table: string, seat: string) =>
  (JSON.parse(await ledgerText(browser, table, seat)) as { entries: Entry[] }).entries;
const seatsOf = async (browser: TestBrowser, table: string, seat: string) => {
  const { seats } = (await browser.get(`/api/tables/${table}`, { 'x-seat': seat })).json<{
    seats: { seat: string; name?: string; card?: { name: string } }[];
  }>();
  return (id: string) => seats.find((one) => one.seat === id);
};
const exported = async (browser: TestBrowser, table: string, seat: string, view = 'public') =>
  (await browser.get(`/api/tables/${table}/export?view=${view}`, { 'x-seat': seat })).text;
const forget = (browser: TestBrowser, table: string, seat: string) =>
  browser.post(`/api/tables/${table}/seats/${seat}/forget-name`, {}, { 'x-seat': seat });
const namesIn = async (browser: TestBrowser, table: string, seat: string) =>
  (await browser.get(`/api/tables/${table}/names`, { 'x-seat': seat })).json<{
    names: Record<string, { name: string; salt: string }>;
  }>().names;

/** All that is stored of a table itself, documents as what they hold. */
const kept = async ({ tables }: MemoryStore, table: string): Promise<string> => {
  const texts: string[] = [];
  for await (const chunk of tables.dump(table)) {
    texts.push(JSON.stringify(chunk));
    if (chunk.kind !== 'snapshot') continue;
    const { documents = {} } = JSON.parse(chunk.value) as { documents?: Record<string, { bytes: string }> };
    texts.push(...Object.values(documents).map(({ bytes }) => Buffer.from(bytes, 'base64').toString('latin1')));
  }
  return texts.join('\n');
};

const twoSeated = async (server: TestServer) => {
  const made = await newTable(server);
  const red = await sitDown(server, made, 'red-captain', NAME);
  const blue = await sitDown(server, made, 'blue-captain', 'Bella');
  return { ...made, red, blue };
};

const documentOf = async (browser: TestBrowser, table: string, seat: string, document = 'public') => {
  const client = stockClient(browser, table, document, { seat });
  onTestFinished(client.stop);
  await client.synced;
  return {
    ...client,
    says: () =>
      JSON.stringify(
        Object.fromEntries([...client.doc.share.keys()].map((kind) => [kind, client.doc.getMap(kind).toJSON()])),
      ),
  };
};

describe('what somebody is called', () => {
  it('stands beside the ledger, which has a token: everybody at the table reads the name all the same', async () => {
    const server = await serverForTest();
    const { table, tokenOf, red, blue } = await twoSeated(server);
    expect((await red.act(table, 'red-captain', 'say', { text: 'hello', to: 'table' })).status).toBe(200);
    expect((await red.act(table, 'red-captain', 'say', { text: 'psst', to: 'side' })).status).toBe(200);
    expect(await ledgerText(blue, table, 'blue-captain')).not.toContain(NAME);
    const claimed = (await ledgerOf(blue, table, 'blue-captain')).find(({ seat }) => seat === 'red-captain');
    const token = claimed?.args.name ?? '';
    expect(token).toMatch(TOKEN);
    expect((await seatsOf(blue, table, 'blue-captain'))('red-captain')?.name).toBe(NAME);
    const open = await documentOf(blue, table, 'blue-captain');
    expect(open.doc.getMap('seat').get('red-captain')).toMatchObject({ name: NAME });
    expect([...open.doc.getMap('chat').values()]).toMatchObject([{ name: NAME, text: 'hello' }]);
    expect([...open.doc.getMap('log').values()]).toContainEqual(
      expect.objectContaining({ seat: 'red-captain', event: { kind: 'seat-claimed', name: NAME } }),
    );
    expect(open.says()).not.toContain(token);
    const own = await documentOf(red, table, 'red-captain', 'side-red');
    expect([...own.doc.getMap('chat').values()]).toMatchObject([{ name: NAME, text: 'psst' }]);
    const kept = (await namesIn(blue, table, 'blue-captain'))[token];
    expect(kept?.name).toBe(NAME);
    expect(kept && nameToken(kept)).toBe(token);
    const invited = await server.browser().post('/api/invite', { token: tokenOf('umpire') });
    expect(invited.text).toContain(NAME);
    expect((await server.browser().get(`/api/tables/${table}/names`)).status).toBe(404);
  });

  it('is a token also in what is done over a socket, as browsers do everything', async () => {
    const server = await serverForTest();
    const { table, red, blue } = await twoSeated(server);
    const { wire } = await sitting(red, table, 'red-captain');
    for (const to of ['table', 'side']) {
      const id = randomUUID();
      wire.sendJson(actionMessage, { act: { id, name: 'say', args: { text: `hello ${to}`, to } } });
      await wire.untilSaid<AnswerMessage>(actionMessage, (answer) => 'ack' in answer && answer.ack.id === id);
    }
    expect(await ledgerText(blue, table, 'blue-captain')).not.toContain(NAME);
    const text = await exported(red, table, 'red-captain', 'side');
    const file = JSON.parse(text) as MatchFile;
    expect(JSON.stringify({ ...file, names: {} })).not.toContain(NAME);
    expect(verifyMatch(text, games)).toMatchObject({ ok: true, faults: [] });
  });

  it('is understood where somebody is named, and is a token in the ledger there, too', async () => {
    const server = await serverForTest();
    const made = await twoSeated(server);
    const { table, red, blue } = made;
    await sitDown(server, made, 'umpire', 'Ulla Unparteiisch');
    const wrong = await red.act(table, 'red-captain', 'accept-umpire', { umpire: 'Uwe' });
    expect(wrong.error).toMatchObject({ code: 'another-umpire', message: 'The umpire is Ulla Unparteiisch, not Uwe.' });
    expect((await red.act(table, 'red-captain', 'accept-umpire', { umpire: 'Ulla Unparteiisch' })).status).toBe(200);
    expect((await blue.act(table, 'blue-captain', 'accept-umpire', {})).status).toBe(200);
    expect(await ledgerText(blue, table, 'blue-captain')).not.toContain('Ulla');
    expect(verifyMatch(await exported(red, table, 'red-captain'), games)).toMatchObject({ ok: true, faults: [] });
  });

  it('is the same token when the same seat says it again, and another for another name', async () => {
    const server = await serverForTest();
    const { table, red } = await twoSeated(server);
    const another = async (name?: string) => {
      const { code } = (
        await red.post(`/api/tables/${table}/seats/red-captain/device`, {}, { 'x-seat': 'red-captain' })
      ).json<{ code: string }>();
      const device = server.browser();
      expect((await device.post('/api/claim', { code, ...(name === undefined ? {} : { name }) })).json()).toMatchObject(
        {
          name: name ?? NAME,
        },
      );
    };
    await another('Anna');
    await another(NAME);
    const claims = (await ledgerOf(red, table, 'red-captain')).filter(
      ({ seat, name }) => seat === 'red-captain' && name === 'claim-seat',
    );
    const [first, second, third] = claims.map(({ args }) => args.name);
    expect([third, second === first]).toEqual([first, false]);
  });

  it('goes out with a match file, which is checked with it; a false one is found out, a missing one is not missed', async () => {
    const server = await serverForTest();
    const { table, red } = await twoSeated(server);
    const text = await exported(red, table, 'red-captain', 'side');
    const match = JSON.parse(text) as MatchFile;
    expect(
      Object.values(match.names ?? {})
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([NAME, 'Bella']);
    expect(verifyMatch(text, games)).toMatchObject({ ok: true, faults: [] });
    const [token = '', known] = Object.entries(match.names ?? {})[0] ?? [];
    const forged = { ...match, names: { ...match.names, [token]: { ...known, name: 'Mallory' } } };
    expect(verifyMatch(`${canonicalJson(forged)}\n`, games)).toMatchObject({
      ok: false,
      nature: 'forged',
      faults: [{ kind: 'name' }],
    });
    const { names: _none, ...without } = match;
    expect(verifyMatch(`${canonicalJson(without)}\n`, games).ok).toBe(true);
  });

  it('goes along to the table where a match goes on', async () => {
    const server = await serverForTest();
    const { table, red } = await twoSeated(server);
    await red.act(table, 'red-captain', 'say', { text: 'hello', to: 'table' });
    const match = await exported(red, table, 'red-captain');
    const made = (await server.browser().post('/api/tables', { match })).json<{
      table: string;
      invites: { seat: string; token: string }[];
    }>();
    const next = server.browser();
    const invite = made.invites.find(({ seat }) => seat === 'blue-captain');
    expect((await next.claim(invite?.token ?? '', 'Nora')).status).toBe(200);
    const open = await documentOf(next, made.table, 'blue-captain');
    expect([...open.doc.getMap('chat').values()]).toMatchObject([{ name: NAME, text: 'hello' }]);
    const all = Object.values(await namesIn(next, made.table, 'blue-captain')).map(({ name }) => name);
    expect(all.toSorted()).toEqual([NAME, 'Bella', 'Nora']);
  });

  it('is kept by whoever has no voice: another name is refused, the same one is not', async () => {
    const server = await serverForTest();
    const made = await newTable(server);
    const host = await sitDown(server, made, 'host');
    const red = await sitDown(server, made, 'red-captain', NAME);
    expect((await host.act(made.table, 'host', 'silence-seat', { seat: 'red-captain' })).status).toBe(200);
    const code = async () =>
      (await red.post(`/api/tables/${made.table}/seats/red-captain/device`, {}, { 'x-seat': 'red-captain' })).json<{
        code: string;
      }>().code;
    const claim = async (name: string) => server.browser().post('/api/claim', { code: await code(), name });
    expect((await claim('Another')).error?.code).toBe('silenced');
    expect((await claim(NAME)).status).toBe(200);
  });
});

describe('a name that is forgotten', () => {
  it('is gone from what is open, from the table, its ledger, its file and those who come later; talk stays', async () => {
    const store = new MemoryStore();
    const server = await startTestServer({ store });
    const { table, red, blue } = await twoSeated(server);
    await red.act(table, 'red-captain', 'say', { text: 'hello', to: 'table' });
    await red.act(table, 'red-captain', 'say', { text: 'psst', to: 'side' });
    const before = await exported(blue, table, 'blue-captain');
    const [open, own] = [
      await documentOf(blue, table, 'blue-captain'),
      await documentOf(red, table, 'red-captain', 'side-red'),
    ];
    expect((await forget(blue, table, 'red-captain')).status).toBe(403);
    expect((await forget(red, table, 'red-captain')).status).toBe(200);
    for (const { doc, says } of [open, own]) await untilDoc(doc, () => !says().includes(NAME));
    expect([...open.doc.getMap('chat').values()]).toMatchObject([
      { name: expect.stringMatching(TOKEN), text: 'hello' },
    ]);
    expect((await seatsOf(blue, table, 'blue-captain'))('red-captain')?.name).toMatch(TOKEN);
    expect(JSON.stringify(await namesIn(blue, table, 'blue-captain'))).not.toContain(NAME);
    const after = await exported(red, table, 'red-captain', 'side');
    expect(after).not.toContain(NAME);
    for (const text of [before, after]) expect(verifyMatch(text, games)).toMatchObject({ ok: true });
    // They go on as nobody, also with another device, and may take another name.
    expect((await red.act(table, 'red-captain', 'say', { text: 'still here', to: 'table' })).status).toBe(200);
    await untilDoc(open.doc, () => open.says().includes('still here'));
    const device = async (name?: string) => {
      const { code } = (
        await red.post(`/api/tables/${table}/seats/red-captain/device`, {}, { 'x-seat': 'red-captain' })
      ).json<{ code: string }>();
      return server.browser().post('/api/claim', { code, ...(name === undefined ? {} : { name }) });
    };
    expect((await device()).json()).toMatchObject({ name: expect.stringMatching(TOKEN) });
    expect((await forget(red, table, 'red-captain')).error?.code).toBe('no-name');
    expect(JSON.stringify(await store.records.list(''))).not.toContain(NAME);
    expect(await kept(store, table)).not.toContain(NAME);
    expect((await device('Anna')).status).toBe(200);
    expect((await seatsOf(blue, table, 'blue-captain'))('red-captain')?.name).toBe('Anna');
    expect(open.says()).not.toContain(NAME);
    await server.close();
    const next = await serverForTest({ store });
    const back = next.browser();
    for (const [name, value] of blue.cookies) back.cookies.set(name, value);
    expect((await documentOf(back, table, 'blue-captain')).says()).not.toContain(NAME);
  });

  it('is gone where the server is killed before it has saved how the table stands', async () => {
    const store = new MemoryStore();
    const server = await startTestServer({ store });
    const { table, red, blue } = await twoSeated(server);
    await server.close();
    // What is written first is all that there is: how the table stood still shows the name.
    const [[key] = []] = (await store.records.list(`name!${table}!`)).filter(([, value]) => value.includes(NAME));
    expect(await kept(store, table)).toContain(NAME);
    const pages = (await store.records.list(`seat!${table}!`)).map(([page, value]) => ({
      put: page,
      value: value.replaceAll(NAME, (key ?? '').split('!')[2] ?? ''),
    }));
    await store.records.write([{ del: key ?? '' }, ...pages]);
    const next = await serverForTest({ store });
    const [back, mine] = [next.browser(), next.browser()];
    for (const [name, value] of blue.cookies) back.cookies.set(name, value);
    for (const [name, value] of red.cookies) mine.cookies.set(name, value);
    expect((await documentOf(back, table, 'blue-captain')).says()).not.toContain(NAME);
    expect((await mine.act(table, 'red-captain', 'say', { text: 'hello', to: 'table' })).status).toBe(200);
    expect(await exported(back, table, 'blue-captain')).not.toContain(NAME);
  });

  it('leaves those alone who share a seat, or sat there before', async () => {
    const server = await serverForTest();
    const made = await newTable(server);
    const [one, other] = [server.browser(), server.browser()];
    expect((await one.claim(made.tokenOf('spectator'), 'Wanda')).status).toBe(200);
    expect((await other.claim(made.tokenOf('spectator'), 'Willi')).status).toBe(200);
    expect((await forget(one, made.table, 'spectator')).status).toBe(200);
    const { watchers } = (await other.get(`/api/tables/${made.table}/watchers`)).json<{
      watchers: { name: string }[];
    }>();
    expect(watchers.map(({ name }) => name)).toEqual([expect.stringMatching(TOKEN), 'Willi']);
    const red = await sitDown(server, made, 'red-captain', NAME);
    const fresh = (
      await red.post(`/api/tables/${made.table}/seats/red-captain/rotate`, {}, { 'x-seat': 'red-captain' })
    ).json<{ token: string }>();
    const later = server.browser();
    expect((await later.claim(fresh.token, 'Later')).status).toBe(200);
    expect((await forget(later, made.table, 'red-captain')).status).toBe(200);
    const left = Object.values(await namesIn(other, made.table, 'spectator')).map(({ name }) => name);
    expect(left.toSorted()).toEqual([NAME, 'Willi'].toSorted());
  });

  it('is a token too where somebody is sent away', async () => {
    const server = await serverForTest();
    const made = await newTable(server);
    const host = await sitDown(server, made, 'host');
    const wanda = await sitDown(server, made, 'spectator', 'Wanda Weg');
    const { watchers } = (await host.get(`/api/tables/${made.table}/watchers`)).json<{
      watchers: { watcher: string }[];
    }>();
    const gone = await host.post(
      `/api/tables/${made.table}/watchers/${watchers[0]?.watcher}/send-away`,
      {},
      { 'x-seat': 'host' },
    );
    expect(gone.status).toBe(200);
    expect((await wanda.get(`/api/tables/${made.table}`)).status).toBe(404);
    expect(await ledgerText(host, made.table, 'host')).not.toContain('Wanda Weg');
    expect((await documentOf(host, made.table, 'host')).says()).toContain('Wanda Weg');
    expect((await seatsOf(host, made.table, 'host'))('spectator')).not.toHaveProperty('name');
  });

  it('goes with the player card that was played with, and no file of it is worth less', async () => {
    const server = await serverForTest();
    const { table, red, blue } = await twoSeated(server);
    const card = testCard(red);
    await card.make('Kartenname');
    const salt = '5a'.repeat(32);
    const token = nameToken({ name: 'Kartenname', salt });
    const signed = card.signedFor(table, 'red-captain', { name: token });
    const signIn = (more: object) =>
      red.post(
        `/api/tables/${table}/sign-in`,
        { ...signed, name: 'Kartenname', salt, ...more },
        { 'x-seat': 'red-captain' },
      );
    expect((await signIn({ salt: '5b'.repeat(32) })).error?.code).toBe('bad-proof');
    expect((await signIn({ name: 'Another' })).error?.code).toBe('bad-proof');
    const done = await signIn({});
    expect([done.status, done.text]).toEqual([200, expect.any(String)]);
    expect((await signIn({})).json()).toEqual(done.json());
    expect(await ledgerText(blue, table, 'blue-captain')).not.toContain('Kartenname');
    expect((await seatsOf(blue, table, 'blue-captain'))('red-captain')?.card).toMatchObject({ name: 'Kartenname' });
    const before = await exported(blue, table, 'blue-captain');
    expect(verifyMatch(before, games)).toMatchObject({
      ok: true,
      players: [{ seat: 'red-captain', name: 'Kartenname' }],
    });
    expect((await red.post('/api/card/delete', {})).status).toBe(200);
    const names = (await seatsOf(blue, table, 'blue-captain'))('red-captain');
    expect([names?.name, names?.card?.name]).toEqual([expect.stringMatching(TOKEN), token]);
    const after = await exported(blue, table, 'blue-captain');
    for (const name of ['Kartenname', NAME]) expect(after).not.toContain(name);
    expect(verifyMatch(after, games)).toMatchObject({ ok: true, players: [{ seat: 'red-captain', name: token }] });
  });

  it('goes from the boards and the feed of results with the card, also where the table is gone by then', async () => {
    const [clock, store] = [new TestClock(), new MemoryStore()];
    const server = await serverForTest({ clock, store });
    const table = await campaignTable(server, ['host', 'player-1', 'player-2'], {
      'random-start': true,
      neutral: true,
    });
    const browser = table.of('player-1');
    const card = testCard(browser);
    await card.make('Kartenname');
    const salt = '5a'.repeat(32);
    const said = { name: nameToken({ name: 'Kartenname', salt }), at: new Date(clock.now()).toISOString() };
    const signIn = { ...card.signedFor(table.table, 'player-1', said), name: 'Kartenname', salt };
    const path = `/api/tables/${table.table}/sign-in`;
    expect((await browser.post(path, signIn, { 'x-seat': 'player-1' })).status).toBe(200);
    await table.did('player-1', 'start-game');
    await table.did('player-1', 'roll-dice', { dice: [6], why: '' });
    await table.did('host', 'evict-player', { player: 'player-1' });
    await table.did('host', 'evict-player', { player: 'player-2' });
    const boards = async () => (clock.pass(1000), (await server.browser().get('/api/boards/conquest/scores')).text);
    const feed = async () => (clock.pass(1000), (await server.browser().get('/api/results/feed')).text);
    await expect.poll(boards).toContain('Kartenname');
    await expect.poll(feed).toContain('Kartenname');
    // Another table of theirs, which was taken away since: only what was told of its game is left.
    const [row] = await store.records.list('played!');
    const elsewhere = {
      ...(JSON.parse(row?.[1] ?? '') as object),
      table: 'gone',
      match: 'gone',
      players: [{ seat: 'player-1', side: 'player-1', name: 'Kartenname', card: card.key }],
    };
    await store.records.write([{ put: 'played!gone!1', value: JSON.stringify(elsewhere) }]);
    expect((await browser.post('/api/card/delete', {})).status).toBe(200);
    await expect.poll(boards).not.toContain('Kartenname');
    expect(await boards()).toContain(card.key);
    await expect.poll(async () => (JSON.parse(await feed()) as { rows: unknown[] }).rows.length).toBe(2);
    expect(await feed()).not.toContain('Kartenname');
    expect(wrongInFeed(JSON.parse(await feed()))).toBeUndefined();
    expect(JSON.stringify(await store.records.list(''))).not.toContain('Kartenname');
  });
});
