import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { newTable, sitDown } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('sitting down', () => {
  it('takes the seat, sets a cookie that scripts cannot read, and is in the ledger', async () => {
    const server = await serverForTest();
    const { table, tokenOf } = await newTable(server);
    const browser = server.browser();
    const answer = await browser.claim(tokenOf('red-captain'), 'Rosa');
    expect(answer.json()).toEqual({
      table,
      seat: 'red-captain',
      kind: 'captain',
      side: 'red',
      name: 'Rosa',
      recovery: expect.stringMatching(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/),
    });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        new RegExp(
          `^s_${table}_red-captain=[a-z2-7]{8}_[A-Za-z0-9_-]{43}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Strict$`,
        ),
      ),
    ]);
    const { entries } = (await browser.get(`/api/tables/${table}/ledger?from=1`)).json<{ entries: object[] }>();
    expect(entries).toEqual([
      expect.objectContaining({
        seq: 1,
        seat: 'red-captain',
        name: 'claim-seat',
        args: { name: expect.stringMatching(/^~[0-9a-f]{32}$/) },
      }),
    ]);
  });

  it('tells first where a link leads: game, table, seat, who is there; that takes nothing', async () => {
    const server = await serverForTest();
    const made = await newTable(server, { name: 'The ford' });
    await sitDown(server, made, 'host');
    await sitDown(server, made, 'blue-captain');
    const guest = server.browser();
    const look = () => guest.post('/api/invite', { token: made.tokenOf('red-captain') });
    const answer = await look();
    expect(answer.json()).toEqual({
      game: 'GRAND TRIUMPH!',
      table: 'The ford',
      seat: 'red-captain',
      kind: 'captain',
      side: 'red',
      seated: [
        { seat: 'host', kind: 'host', name: 'Hanna' },
        { seat: 'blue-captain', kind: 'captain', side: 'blue', name: 'Bella' },
      ],
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await look()).status).toBe(200);
    expect((await guest.claim(made.tokenOf('red-captain'), 'Rosa')).status).toBe(200);
    const late = await look();
    expect([late.status, late.error?.code]).toEqual([410, 'invite-used']);
    const wrong = await guest.post('/api/invite', { token: `${made.tokenOf('blue-captain')}x` });
    expect([wrong.status, wrong.error?.code]).toEqual([404, 'no-such-invite']);
  });

  it('works once: the second time the link is used up', async () => {
    const server = await serverForTest();
    const { tokenOf } = await newTable(server);
    await server.browser().claim(tokenOf('red-captain'), 'Rosa');
    const again = await server.browser().claim(tokenOf('red-captain'), 'Mallory');
    expect([again.status, again.error?.code]).toEqual([410, 'invite-used']);
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('lets exactly one of two in who click the same link together', async () => {
    const server = await serverForTest();
    const { table, tokenOf } = await newTable(server);
    const answers = await Promise.all(
      ['Rosa', 'Mallory'].map((name) => server.browser().claim(tokenOf('red-captain'), name)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]));
    const host = await sitDown(server, { tokenOf }, 'host');
    const { entries } = (await host.get(`/api/tables/${table}/ledger`)).json<{ entries: { seat: string }[] }>();
    expect(entries.filter(({ seat }) => seat === 'red-captain')).toHaveLength(1);
  });

  it('answers 404 to whatever is no invite, whatever its shape', async () => {
    const server = await serverForTest();
    const { tokenOf } = await newTable(server);
    const real = tokenOf('red-captain');
    const other = tokenOf('blue-captain');
    const wrong = [
      '',
      'x',
      7,
      null,
      {},
      [real],
      true,
      `${real}x`,
      real.slice(0, -1),
      real.toUpperCase(),
      ` ${real}`,
      `gt1_aaaaaaaa_${'a'.repeat(43)}`,
      real.slice(0, 13) + other.slice(13),
      'gt2'.concat(real.slice(3)),
      'x'.repeat(100_000),
      '__proto__',
    ];
    for (const token of wrong) expect((await server.browser().claim(token, 'Rosa')).status).toBe(404);
    expect((await server.browser().post('/api/claim', { name: 'Rosa' })).status).toBe(404);
    expect((await server.browser().claim(real, 'Rosa')).status).toBe(200);
  });

  it('keeps the invite usable when the name is refused', async () => {
    const server = await serverForTest();
    const { tokenOf } = await newTable(server);
    for (const name of [undefined, 7, '', '   ', 'Ro\u202esa', '<b>Rosa</b>', 'Umpire', 'x'.repeat(33)]) {
      const refused = await server.browser().claim(tokenOf('red-captain'), name);
      expect([refused.status, refused.error?.code, refused.error?.field]).toEqual([400, 'bad-name', 'name']);
    }
    expect((await server.browser().claim(tokenOf('red-captain'), 'Rosa')).status).toBe(200);
  });

  it('keeps names apart at a table, also those that only look alike', async () => {
    const server = await serverForTest();
    const { tokenOf } = await newTable(server);
    await server.browser().claim(tokenOf('red-captain'), 'Paola');
    for (const name of ['Paola', 'PAOLA', 'Раоlа', 'Pa0la', 'Paoia'])
      expect((await server.browser().claim(tokenOf('blue-captain'), name)).error?.code).toBe('bad-name');
    expect((await server.browser().claim(tokenOf('blue-captain'), 'Paula')).status).toBe(200);
  });

  it('is possible for fourteen days', async () => {
    const clock = new TestClock();
    const server = await serverForTest({ clock });
    const { tokenOf } = await newTable(server);
    clock.pass(14 * DAY - 1);
    expect((await server.browser().claim(tokenOf('red-captain'), 'Rosa')).status).toBe(200);
    clock.pass(1);
    expect((await server.browser().claim(tokenOf('blue-captain'), 'Ralf')).status).toBe(410);
  });

  it('lets many spectators in by one link, at most fifty', async () => {
    const server = await serverForTest({ hasLimits: true, clock: new TestClock(), trustedHops: 1 });
    const { tokenOf } = await newTable(server);
    const come = (n: number) =>
      server
        .browser()
        .post('/api/claim', { token: tokenOf('spectator'), name: `Guest ${n}` }, { 'x-forwarded-for': `10.0.0.${n}` });
    for (let n = 1; n <= 50; n++) expect((await come(n)).status).toBe(200);
    expect((await come(51)).error?.code).toBe('too-many-spectators');
  });

  it('leaves the invite usable when the disk refuses', async () => {
    const store = new MemoryStore();
    const { records } = store;
    const server = await serverForTest({ store });
    const { tokenOf } = await newTable(server);
    records.isFull = true;
    const refused = await server.browser().claim(tokenOf('red-captain'), 'Rosa');
    expect([refused.status, refused.error?.code]).toEqual([503, 'not-saved']);
    expect(refused.headers['set-cookie']).toBeUndefined();
    records.isFull = false;
    store.trouble = 'refuse';
    expect((await server.browser().claim(tokenOf('red-captain'), 'Rosa')).status).toBe(503);
    store.trouble = 'none';
    expect((await server.browser().claim(tokenOf('red-captain'), 'Rosa')).status).toBe(200);
  });

  it('keeps no token and no cookie at rest', async () => {
    const store = new MemoryStore();
    const { records } = store;
    const server = await serverForTest({ store });
    const { invites, tokenOf } = await newTable(server);
    const rosa = await sitDown(server, { tokenOf }, 'red-captain');
    const kept = JSON.stringify(await records.list(''));
    const secrets = [
      ...invites.map(({ token }) => token.slice(13)),
      ...[...rosa.cookies.values()].map((cookie) => cookie.slice(9)),
    ];
    for (const secret of secrets) expect(kept).not.toContain(secret);
    expect(kept).toContain('hash');
  });
});
