import { describe, expect, it } from 'vitest';
import { type BattleTable, battleTable } from '../../test/battle-table.ts';
import { acceptUmpire } from '../../test/claim-all.ts';
import { isDocument } from '../../test/all-heard.ts';
import { stepOne } from '../../test/sync-client.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import type { TestServer } from '../../test/start-test-server.ts';
import type { TestAnswer, TestBrowser } from '../../test/test-browser.ts';
import { splitArmy } from '@vexillum/triumph/testing';
import { orderSlot } from '@vexillum/triumph';

/** Words that only blue may read. */
const SECRET = 'polity-behind-the-hill-7c41';
const TALK = 'we-feint-on-the-left-90aa';

const army = { ...splitArmy, stands: splitArmy.stands.map((stand) => ({ ...stand, polity: SECRET })) };

const blueCommanders = ['blue-1', 'blue-2', 'blue-3'];
const documents = ['side-blue', 'plan-blue'];

/** Blue has brought an army whose file keeps something secret, has sealed its orders, and has talked. */
const battle = async (): Promise<{ server: TestServer; at: BattleTable; heard: () => string[] }> => {
  const server = await serverForTest();
  const at = await battleTable(server);
  const ids = await at.bring('blue', army);
  await at.bring('red', splitArmy);
  for (const side of ['red', 'blue'] as const) await at.did(`${side}-captain`, 'set-roles', { advantaged: 'blue' });
  for (const side of ['red', 'blue'] as const) await at.did(`${side}-captain`, 'advance-step', {});
  const part = (from: number, to: number) => ({
    stands: ids.slice(from, to).sort(),
    general: ids[from] ?? null,
    ally: false,
    edge: 'none' as const,
    mod: 0 as const,
  });
  const sealed = at.orders('blue', { 1: part(0, 2), 2: part(2, 4), 3: part(4, ids.length) });
  await at.did('blue-captain', 'seal-orders', sealed);
  await at.did('blue-captain', 'say', { text: TALK, to: 'side' });
  return { server, at, heard: () => [SECRET, TALK, ...sealed.batch.map(({ salt }) => salt)] };
};

/** Opens whatever the browser could open with any seat's name, and reads whatever there is to read. */
const pry = async (at: BattleTable, browser: TestBrowser): Promise<void> => {
  for (const seat of ['blue-captain', ...blueCommanders, 'host', 'umpire', 'red-captain', 'spectator'])
    for (const document of documents) {
      const wire = browser.wire(at.table, document, `?seat=${seat}&events=1`);
      if ((await wire.opened) !== true) continue;
      wire.send(stepOne());
      await Promise.race([wire.closed, wire.until(() => wire.messages.some(isDocument))]);
    }
  for (const view of ['', '/ledger', '/actions', '/export', '/export?view=side', '/export?view=full'])
    for (const seat of ['host', 'umpire', 'blue-1', 'blue-captain'])
      await browser.get(`/api/tables/${at.table}${view}`, { 'x-seat': seat });
};

const isHex = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

const expectNothingRead = (browsers: readonly TestBrowser[], secrets: readonly string[]) => {
  for (const browser of browsers)
    for (const secret of secrets) {
      const isHeard = [secret, ...(isHex(secret) ? [Buffer.from(secret, 'hex')] : [])].some((form) =>
        browser.everythingReceived.includes(form),
      );
      expect([secret, isHeard]).toEqual([secret, false]);
    }
};

const codes = (answers: readonly TestAnswer[]) => [...new Set(answers.map(({ error }) => error?.code))];

describe('whoever made the table', () => {
  it('does not come to sit down with the other side, whatever they try', async () => {
    const { server, at, heard } = await battle();
    const host = at.of('host');
    const asked = (seat: string, what: string, by = 'host') =>
      host.post(`/api/tables/${at.table}/seats/${seat}/${what}`, {}, { 'x-seat': by });
    const seats = ['blue-captain', ...blueCommanders];

    // The links that they were given: none of a commander, and those of captains are used up.
    const made = await server.browser().post('/api/tables', { game: 'grand-triumph' });
    expect(made.text).not.toMatch(/"seat":"(red|blue)-\d","kind":"commander"[^}]*"token"/);
    const stranger = server.browser();
    expect((await stranger.claim(at.tokenOf('blue-captain'), 'Mallory')).status).toBe(410);

    // New links, second devices, recovery codes, objections: in their own name and in others'.
    for (const what of ['rotate', 'device', 'recovery', 'keep'])
      for (const by of ['host', 'blue-captain', 'blue-1'])
        for (const seat of seats) expect((await asked(seat, what, by)).status).toBe(403);

    // A captain who gives their own seat a new link leaves it empty for a moment: nobody else fills it.
    const { token } = (await at.of('blue-captain').post(`/api/tables/${at.table}/seats/blue-captain/rotate`, {})).json<{
      token: string;
    }>();
    expect((await asked('blue-captain', 'rotate')).status).toBe(403);
    const race = await Promise.all([asked('blue-captain', 'rotate'), server.browser().claim(token, 'Bella')]);
    expect(race.map(({ status }) => status)).toEqual([403, 200]);

    // Guessed codes, a rematch, the other seats of the same browser.
    for (const code of ['aaaaaaaa', 'abcd-efgh-jkmn-pqrs-tvwx', '', 7, {}])
      expect((await host.post('/api/claim', { code })).status).toBe(404);
    expect((await host.post(`/api/tables/${at.table}/rematch`, {}, { 'x-seat': 'blue-1' })).status).toBe(403);
    await pry(at, host);
    await pry(at, stranger);
    expectNothingRead([host, stranger], heard());
    // Whoever may read it does so by the same way.
    await pry(at, at.of('blue-1'));
    for (const secret of [SECRET, TALK]) expect(at.of('blue-1').everythingReceived.includes(secret)).toBe(true);
  });

  it('continues the match from its file and sits down in every seat there: nothing of what was secret is in it', async () => {
    const { server, at, heard } = await battle();
    const host = at.of('host');
    const file = (await host.get(`/api/tables/${at.table}/export`, { 'x-seat': 'host' })).text;
    const made = await host.post('/api/tables', { match: file });
    expect(made.status).toBe(201);
    const { table, invites } = made.json<{ table: string; invites: { seat: string; token: string }[] }>();
    for (const { seat, token } of invites) expect((await host.claim(token, `Host ${seat}`)).status).toBe(200);
    for (const seat of blueCommanders) {
      const link = await host.post(`/api/tables/${table}/seats/${seat}/rotate`, {}, { 'x-seat': 'blue-captain' });
      await host.claim(link.json<{ token: string }>().token, `Host ${seat}`);
    }
    for (const seat of ['blue-captain', ...blueCommanders]) {
      const wire = host.wire(table, 'side-blue', `?seat=${seat}&events=1`);
      expect(await wire.opened).toBe(true);
      wire.send(stepOne());
      await wire.until(() => wire.messages.some(isDocument));
      await host.get(`/api/tables/${table}/export?view=side`, { 'x-seat': seat });
    }
    await pry(at, host);
    expectNothingRead([host], heard());
    expect(server.port).toBeGreaterThan(0);
  });

  it('sits down as the other side’s captain only before anybody has, where there is nothing to read yet, and everybody sees it', async () => {
    const server = await serverForTest();
    const made = (await server.browser().post('/api/tables', { game: 'grand-triumph' })).json<{
      table: string;
      invites: { seat: string; token: string }[];
    }>();
    const tokenOf = (seat: string) => made.invites.find((invite) => invite.seat === seat)?.token;
    const host = server.browser();
    await host.claim(tokenOf('blue-captain'), 'Hanna');
    const guest = server.browser();
    expect((await guest.claim(tokenOf('blue-captain'), 'Bella')).status).toBe(410);
    await guest.claim(tokenOf('red-captain'), 'Rufus');
    expect((await guest.get(`/api/tables/${made.table}`)).text).toContain('"name":"Hanna"');
  });
});

describe('an umpire whom not both captains have accepted', () => {
  it('ends, opens, leads on, takes back and gives away nothing, by name, and reads nothing', async () => {
    const { at, heard } = await battle();
    const umpire = at.of('umpire');
    const tried = async () => {
      const acts = await Promise.all([
        at.act('umpire', 'end-game', {}),
        at.act('umpire', 'reveal-secrets', { side: 'blue', keys: [orderSlot(1, 'roster')] }),
        at.act('umpire', 'advance-step', {}),
        at.act('umpire', 'advance-step', { to: 11 }),
        at.act('umpire', 'set-roles', { advantaged: 'red' }),
        at.act('umpire', 'begin-turn', { side: 'red' }),
        at.act('umpire', 'begin-phase', {}),
        at.act('umpire', 'return-to-position', { to: 0 }),
      ]);
      const rotated = await Promise.all(
        ['host', 'spectator', 'red-captain', 'blue-captain'].map((seat) =>
          umpire.post(`/api/tables/${at.table}/seats/${seat}/rotate`),
        ),
      );
      return [...acts, ...rotated];
    };
    expect(codes(await tried())).toEqual(['umpire-not-accepted']);
    await at.did('red-captain', 'accept-umpire', {});
    expect(codes(await tried())).toEqual(['umpire-not-accepted']);
    for (const seat of ['blue-1', 'red-1'])
      expect((await umpire.post(`/api/tables/${at.table}/seats/${seat}/rotate`)).error?.code).toBe('not-allowed');
    const offered = (await umpire.get(`/api/tables/${at.table}/actions`)).text;
    for (const name of ['end-game', 'reveal-secrets', 'advance-step', 'begin-phase'])
      expect(offered).not.toContain(`"${name}"`);
    const wire = umpire.wire(at.table, 'public', '?seat=umpire&events=1');
    expect(await wire.opened).toBe(true);
    await pry(at, umpire);
    expectNothingRead([umpire], heard());
    wire.socket.close();

    // Somebody else in the umpire's seat is not accepted either.
    await at.did('blue-captain', 'accept-umpire', {});
    await at.sitAnew('umpire');
    expect((await at.act('umpire', 'end-game', {})).error?.code).toBe('umpire-not-accepted');
    await acceptUmpire(at);
    expect((await at.act('umpire', 'advance-step', {})).status).toBe(200);
  });
});
