import { deviceWordText, signInText, verifyMatch } from '@vexillum/ledger';
import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { claimAll, newTable, sitDown } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { type TestCard, testCard } from '../../test/test-card.ts';
import { games } from '../all-games.ts';

const NOBODY = { error: { code: 'no-such-card' } };

describe('a player card', () => {
  it('is made by a key of the browser and a name, and known again by the key alone', async () => {
    const server = await serverForTest();
    const browser = server.browser();
    const card = testCard(browser);
    const made = await card.make('Rufus');
    expect(made.status).toBe(201);
    expect(made.json()).toMatchObject({ key: card.key, name: 'Rufus', devices: [{ key: card.key, isThis: true }] });
    expect(made.text).not.toContain('hash');
    expect((await browser.get('/api/card')).json()).toMatchObject({ name: 'Rufus' });
    browser.cookies.clear();
    expect((await browser.get('/api/card')).status).toBe(401);
    expect((await card.letIn()).status).toBe(200);
    expect((await browser.get('/api/card')).json()).toMatchObject({ key: card.key });
  });

  it('is not had by a nonce of before, by another origin’s signature, by another purpose’s, or by a key that nobody knows: one answer for all', async () => {
    const clock = new TestClock();
    const server = await serverForTest({ clock });
    const browser = server.browser();
    const card = testCard(browser);
    await card.make();
    const ask = (body: object) => browser.post('/api/card/session', body);
    const once = await card.answer('let-me-in');
    expect((await ask(once)).status).toBe(200);
    const stale = await card.answer('let-me-in');
    clock.pass(121_000);
    const wrong = [
      once,
      stale,
      await card.answer('let-me-in', { origin: 'https://evil.example' }),
      await card.answer('let-me-in', { nonce: `${'a'.repeat(8)}.${'0'.repeat(32)}.${'0'.repeat(64)}` }),
      await card.answer('new-card'),
      await testCard(browser).answer('let-me-in'),
      { ...(await card.answer('let-me-in')), key: 'no key' },
    ];
    const answers = await Promise.all(wrong.map(ask));
    for (const answer of answers) expect([answer.status, answer.json()]).toMatchObject([404, NOBODY]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('is made for pages of this server alone', async () => {
    const server = await serverForTest();
    const browser = server.browser();
    const body = { ...(await testCard(browser).answer('new-card')), name: 'Rufus' };
    const answer = await browser.post('/api/card', body, { origin: 'https://evil.example' });
    expect(answer.error?.code).toBe('foreign-origin');
  });

  it.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a name of the server’s', 'Umpire'],
    ['unseen characters', 'Ru\u202efus'],
    ['nothing', ''],
    ['no text', 7],
    ['a novel', 'x'.repeat(33)],
  ])('is not called %s', async (_what, name) => {
    const server = await serverForTest();
    const browser = server.browser();
    expect((await testCard(browser).make(name)).error?.code).toBe('bad-name');
    await testCard(browser).make();
    expect((await browser.post('/api/card/paint', { name })).error?.code).toBe('bad-name');
  });

  it('is painted and called otherwise by whoever is signed in', async () => {
    const server = await serverForTest();
    const browser = server.browser();
    await testCard(browser).make();
    const painted = await browser.post('/api/card/paint', { name: 'Rufa', colours: ['azure', 'or'] });
    expect(painted.json()).toMatchObject({ name: 'Rufa', colours: ['azure', 'or'] });
    expect((await browser.post('/api/card/paint', { colours: ['red;}', 'or'] })).status).toBe(400);
    expect((await browser.post('/api/card/paint', { colours: null })).json()).not.toHaveProperty('colours');
    expect((await server.browser().post('/api/card/paint', { name: 'X' })).status).toBe(401);
  });

  it('is made ten times an hour from one address, and no more often than the server has room', async () => {
    const few = await serverForTest({ mostCards: 2 });
    for (const status of [201, 201, 503]) expect((await testCard(few.browser()).make()).status).toBe(status);
    const [one, other] = [few.browser(), few.browser()];
    const mine = testCard(one);
    expect((await mine.make()).error?.code).toBe('too-many-cards');
    const limited = await serverForTest({ hasLimits: true });
    const made = [];
    for (let count = 0; count < 12; count++) made.push((await testCard(limited.browser()).make()).status);
    expect(made).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429]);
    expect((await other.get('/healthz')).status).toBe(200);
  });

  it('has friends whom nobody else is told of, and one who has deleted their card is none any more', async () => {
    const server = await serverForTest();
    const [rosa, boris] = [server.browser(), server.browser()];
    const [mine, theirs] = [testCard(rosa), testCard(boris)];
    await mine.make('Rosa');
    await theirs.make('Boris');
    const friends = async () => (await rosa.get('/api/card/friends')).json<{ friends: unknown[] }>().friends;
    const mark = (card: string, isFriend = true) => rosa.post('/api/card/friends', { card, isFriend });
    expect(await friends()).toEqual([]);
    for (let twice = 0; twice < 2; twice++)
      expect((await mark(theirs.key)).json()).toMatchObject({ key: mine.key, friends: [theirs.key] });
    await boris.post('/api/card/paint', { name: 'Boris the Elder' });
    expect(await friends()).toEqual([{ card: theirs.key, name: 'Boris the Elder' }]);
    for (const nobody of [mine.key, 'ab'.repeat(32), 'x'])
      expect((await mark(nobody)).error?.code).toBe('no-such-friend');
    expect((await boris.get('/api/card')).text).not.toContain(mine.key);
    expect((await boris.get('/api/card/friends')).json()).toEqual({ friends: [] });
    expect((await server.browser().get('/api/card/friends')).status).toBe(401);
    await boris.post('/api/card/delete', {});
    expect(await friends()).toEqual([]);
    // What is left of them is a number that leads nowhere, and it can be taken off.
    expect((await mark(theirs.key, false)).json()).not.toHaveProperty('friends');
  });

  it('is deleted with all that leads to it, once, however many ask; there is room for another then', async () => {
    const store = new MemoryStore();
    const server = await serverForTest({ store, mostCards: 1 });
    const browser = server.browser();
    const card = testCard(browser);
    await card.make();
    const answers = await Promise.all([1, 2, 3].map(() => browser.post('/api/card/delete', {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 401, 404]).toContain(status);
    expect(JSON.stringify(await store.records.list('card'))).not.toContain(card.key);
    expect((await card.letIn()).status).toBe(404);
    expect((await testCard(server.browser()).make()).status).toBe(201);
  });

  it('stays when a browser signs out', async () => {
    const server = await serverForTest();
    const browser = server.browser();
    const card = testCard(browser);
    await card.make();
    const before = browser.cookieHeader;
    expect((await browser.post('/api/card/sign-out', {})).status).toBe(200);
    expect((await browser.get('/api/card', { cookie: before })).status).toBe(401);
    expect((await card.letIn()).status).toBe(200);
  });

  it('forgets nothing over a restart', async () => {
    const store = new MemoryStore();
    const first = await serverForTest({ store });
    const browser = first.browser();
    await testCard(browser).make();
    await first.close();
    const second = await serverForTest({ store });
    expect((await second.browser().get('/api/card', { cookie: browser.cookieHeader })).status).toBe(200);
  });
});

const seated = async () => {
  const server = await serverForTest();
  const made = await newTable(server);
  const browser = await sitDown(server, made, 'red-captain');
  const card = testCard(browser);
  await card.make();
  const { table } = made;
  const signIn = (body: object, seat = 'red-captain', by = browser) =>
    by.post(`/api/tables/${table}/sign-in`, body, { 'x-seat': seat });
  const entries = async () =>
    (await browser.get(`/api/tables/${table}/ledger`, { 'x-seat': 'red-captain' })).json<{ entries: Entry[] }>()
      .entries;
  const verified = async () =>
    verifyMatch((await browser.get(`/api/tables/${table}/export`, { 'x-seat': 'red-captain' })).text, games);
  return { server, made, table, browser, card, signIn, entries, verified };
};

interface Entry {
  readonly name: string;
  readonly seat: string;
  readonly args: object;
  readonly changes: object;
}

describe('signing in at a table', () => {
  it('stands in the ledger for everybody to check, and verify names who played', async () => {
    const { table, browser, card, signIn, entries, verified } = await seated();
    const said = card.signedFor(table, 'red-captain');
    const answer = await signIn(said);
    expect(answer.text).toMatch(/"seq":\d+/);
    expect((await entries()).at(-1)).toMatchObject({ name: 'sign-in', seat: 'red-captain', args: said });
    const report = await verified();
    expect(report.faults).toEqual([]);
    expect(report.isReplayed).toBe(true);
    expect(report.players).toMatchObject([{ seat: 'red-captain', name: 'Rufus', card: card.key }]);
    expect((await browser.get('/api/card')).json()).toMatchObject({ tables: [{ table, seat: 'red-captain' }] });
  });

  it('happens once, however often it is asked', async () => {
    const { table, card, signIn, entries } = await seated();
    await Promise.all([1, 2, 3].map(() => signIn(card.signedFor(table, 'red-captain'))));
    await signIn(card.signedFor(table, 'red-captain'));
    expect((await entries()).filter(({ name }) => name === 'sign-in')).toHaveLength(1);
  });

  it('is refused with a signature for another table or seat, another name, another time, another’s card, or without one', async () => {
    const { server, table, card, signIn, entries, browser } = await seated();
    const late = new Date(Date.now() - 90_000).toISOString();
    const stranger = testCard(server.browser());
    await stranger.make('Bella');
    const codes = [];
    for (const body of [
      card.signedFor('another', 'red-captain'),
      card.signedFor(table, 'blue-captain'),
      card.signedFor(table, 'red-captain', { name: 'Caesar' }),
      card.signedFor(table, 'red-captain', { at: late }),
      stranger.signedFor(table, 'red-captain'),
      card.signedFor(table, 'red-captain', { proof: '0'.repeat(128) }),
      { ...card.signedFor(table, 'red-captain'), devices: [] },
    ])
      codes.push((await signIn(body)).error?.code);
    expect(codes).toEqual([
      'bad-proof',
      'bad-proof',
      'another-name',
      'wrong-clock',
      'bad-proof',
      'bad-proof',
      'bad-proof',
    ]);
    await browser.post('/api/card/sign-out', {});
    expect((await signIn(card.signedFor(table, 'red-captain'))).status).toBe(401);
    expect((await entries()).some(({ name }) => name === 'sign-in')).toBe(false);
  });

  it('ends with whoever sits there, and their words cannot be used again', async () => {
    const { server, table, browser, card, signIn, verified } = await seated();
    const words = card.signedFor(table, 'red-captain');
    await signIn(words);
    const rotated = await browser.post(
      `/api/tables/${table}/seats/red-captain/rotate`,
      {},
      { 'x-seat': 'red-captain' },
    );
    const next = server.browser();
    await next.claim(rotated.json<{ token: string }>().token, 'Remus');
    for (const [name, value] of browser.cookies) if (name.includes('card')) next.cookies.set(name, value);
    expect((await signIn(words, 'red-captain', next)).error?.code).toBe('used-before');
    const report = verifyMatch((await next.get(`/api/tables/${table}/export`)).text, games);
    expect(report.faults).toEqual([]);
    expect(report.players).toEqual([]);
    await signIn(card.signedFor(table, 'red-captain'), 'red-captain', next);
    expect(verifyMatch((await next.get(`/api/tables/${table}/export`)).text, games).players).toHaveLength(1);
    expect(verified).toBeDefined();
  });

  it('is nothing for spectators, and nobody’s seat needs it', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    const card = testCard(of('spectator'));
    await card.make();
    const body = card.signedFor(table, 'spectator');
    expect((await of('spectator').post(`/api/tables/${table}/sign-in`, body)).error?.code).toBe('not-playing');
    const captain = of('red-captain');
    const mine = testCard(captain);
    await mine.make('Rufus');
    await captain.post(`/api/tables/${table}/sign-in`, mine.signedFor(table, 'red-captain'));
    await captain.post('/api/card/delete', {});
    expect((await captain.act(table, 'red-captain', 'say', { text: 'still here', to: 'table' })).status).toBe(200);
  });
});

describe('another device', () => {
  const twoDevices = async () => {
    const server = await serverForTest();
    const [old, fresh] = [server.browser(), server.browser()];
    const card = testCard(old);
    await card.make();
    const second = testCard(fresh);
    return { server, old, fresh, card, second };
  };
  const wordFor = (giver: TestCard, card: string, key: string) => {
    const at = new Date().toISOString();
    return { key, at, sig: giver.sign(deviceWordText(card, { key, at })) };
  };

  it('comes in by a code that one of the card shows, once that one has signed for it', async () => {
    const { server, old, fresh, card, second } = await twoDevices();
    const { code } = (await old.post('/api/card/code', {})).json<{ code: string }>();
    const join = async (said: unknown, device = second, by = fresh) =>
      by.post('/api/card/join', { ...(await device.answer('let-me-in')), code: said, label: 'Firefox, Linux' });
    expect((await join('abc23456')).status).toBe(404);
    expect((await old.get('/api/card/code')).json()).toEqual({ asking: null });
    expect((await join(code.toUpperCase())).json()).toEqual({ card: card.key, name: 'Rufus' });
    expect((await join(code, testCard(fresh), server.browser())).status).toBe(410);
    expect((await second.letIn()).status).toBe(404);
    expect((await old.get('/api/card/code')).json()).toEqual({ asking: { key: second.key, label: 'Firefox, Linux' } });
    const word = wordFor(card, card.key, second.key);
    expect((await old.post('/api/card/devices', { ...word, label: 'Firefox, Linux' })).status).toBe(200);
    expect((await second.letIn()).json()).toMatchObject({ key: card.key, devices: [{}, { isThis: true }] });
  });

  it('is let in by nobody’s word but that of one that is in', async () => {
    const { old, fresh, card, second } = await twoDevices();
    const stranger = testCard(fresh);
    for (const word of [
      wordFor(stranger, card.key, second.key),
      wordFor(card, stranger.key, second.key),
      { ...wordFor(card, card.key, stranger.key), key: second.key },
    ])
      expect((await old.post('/api/card/devices', { ...word, label: 'x' })).error?.code).toBe('bad-proof');
    const word = { ...wordFor(card, card.key, second.key), label: '<b>' };
    expect((await old.post('/api/card/devices', word)).error?.code).toBe('bad-name');
    expect((await fresh.post('/api/card/devices', { ...word, label: 'x' })).status).toBe(401);
  });

  it('signs in at a table by the words that lead to it, and no more once it is struck off; its seat stays', async () => {
    const { server, old, fresh, card, second } = await twoDevices();
    const word = wordFor(card, card.key, second.key);
    await old.post('/api/card/devices', { ...word, label: 'Phone' });
    await second.letIn();
    const { table, tokenOf } = await newTable(server);
    await fresh.claim(tokenOf('red-captain'), 'Rufus');
    const signIn = () => {
      const at = new Date().toISOString();
      const said = { card: card.key, name: 'Rufus', at };
      const proof = second.sign(signInText(table, 'red-captain', said));
      return fresh.post(`/api/tables/${table}/sign-in`, { ...said, proof, devices: [word] });
    };
    expect((await signIn()).status).toBe(200);
    const report = verifyMatch((await fresh.get(`/api/tables/${table}/export`)).text, games);
    expect(report.faults).toEqual([]);
    expect(report.players).toMatchObject([{ card: card.key }]);
    expect((await old.post(`/api/card/devices/${second.key}/strike`, {})).json()).toMatchObject({ devices: [{}] });
    expect((await signIn()).status).toBe(401);
    expect((await second.letIn()).status).toBe(404);
    expect((await fresh.act(table, 'red-captain', 'say', { text: 'I stay', to: 'table' })).status).toBe(200);
  });

  it('may delete the card at the same moment as the first: it is gone once', async () => {
    const { old, fresh, card, second } = await twoDevices();
    await old.post('/api/card/devices', { ...wordFor(card, card.key, second.key), label: 'Phone' });
    await second.letIn();
    const answers = await Promise.all([old, fresh].map((browser) => browser.post('/api/card/delete', {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await card.letIn()).status).toBe(404);
    expect((await second.letIn()).status).toBe(404);
  });

  it('is not the last one to be struck off', async () => {
    const { old, card } = await twoDevices();
    expect((await old.post(`/api/card/devices/${card.key}/strike`, {})).error?.code).toBe('last-device');
  });
});
