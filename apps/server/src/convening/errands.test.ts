import { callsOf, directivesOf } from '@vexillum/events';
import { verifyMatch } from '@vexillum/ledger';
import { plainText } from '@vexillum/model';
import { MemoryStore } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { EventTable } from '../../test/event-table.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { games } from '../all-games.ts';

const sound = { ok: true, faults: [], isReplayed: true };
const byTheClock = {
  game: 'noughts-and-crosses',
  profile: 'nine-squares',
  houseRules: {},
  clock: { bankSeconds: 300 },
};

const evening = async (set: Parameters<typeof EventTable.made>[1], players = 4, server = serverForTest()) => {
  const at = await EventTable.made(await server, set);
  await at.enter(...Array.from({ length: players }, (_, nth) => `player-${nth + 1}`));
  await at.sit('umpire-1', 'Ulla');
  await at.did('host', 'close-sign-up');
  await at.round(1, players / 2);
  return at;
};

const lastDirective = async (at: EventTable) => directivesOf(await at.snapshot()).at(-1);

const untilDone = async (at: EventTable) => {
  await expect.poll(async () => (await lastDirective(at))?.state).toBe('done');
  const { refused = [] } = (await lastDirective(at)) ?? {};
  return refused.map(({ key, why }) => [key, plainText(why)]);
};

const ledgerOf = async (at: EventTable, who: string, { table, seat }: { table: string; seat: string }) =>
  (await at.of(who).get(`/api/tables/${table}/ledger?from=0`, { 'x-seat': seat })).text;

/** Whose word the last such action at the table is, as everybody there reads it. */
const namedIn = async (at: EventTable, who: string, place: { table: string; seat: string }, action: string) => {
  const { entries } = JSON.parse(await ledgerOf(at, who, place)) as {
    entries: { name: string; args?: { from?: string } }[];
  };
  const token = entries.findLast(({ name }) => name === action)?.args?.from ?? '';
  const known = await at.of(who).get(`/api/tables/${place.table}/names`, { 'x-seat': place.seat });
  return known.json<{ names: Record<string, { name: string }> }>().names[token]?.name;
};

describe('what umpires have done at all tables of an event', () => {
  it('is said there, in their name, and who does not lead the event cannot', async () => {
    const at = await evening({});
    await at.did('umpire-1', 'tell-tables', { text: 'Lunch at one.' });
    expect(await untilDone(at)).toEqual([]);
    for (const who of ['player-1', 'player-4']) {
      const key = (await at.pairing('1.1'))?.sides.includes(who) === true ? '1.1.1' : '1.2.1';
      const place = await at.toTable(who, key);
      const text = await ledgerOf(at, who, place);
      expect(text).toContain('"name":"announce"');
      // The table learns who the token of the event stands for.
      const [, from = ''] = /"from":"(~[0-9a-f]{32})","text":"Lunch at one."/.exec(text) ?? [];
      const known = await at.of(who).get(`/api/tables/${place.table}/names`, { 'x-seat': place.seat });
      expect(known.json<{ names: Record<string, { name: string }> }>().names[from]?.name).toBe('Ulla');
    }
    expect((await at.act('player-1', 'tell-tables', { text: 'Me too' })).error?.code).toBe('not-allowed');
    const { table, seat } = await at.toTable(
      'player-1',
      (await at.pairing('1.1'))?.sides.includes('player-1') ? '1.1.1' : '1.2.1',
    );
    expect((await at.act('player-1', 'announce', { from: 'Ulla', text: 'Go home' }, table, seat)).error?.code).toBe(
      'not-allowed',
    );
    expect(verifyMatch(await at.file(), games)).toMatchObject(sound);
  });

  it('stops the clocks and lets them go on, and gives time; where no clock runs the table says so', async () => {
    const at = await evening(byTheClock, 2);
    const [one = '', other = ''] = (await at.pairing('1.1'))?.sides ?? [];
    const a = await at.toTable(one, '1.1.1');
    const b = await at.toTable(other, '1.1.1');
    await at.did('host', 'pause-tables');
    expect(await untilDone(at)).toEqual([['1.1.1', 'No clock runs at this table.']]);
    const salt = (n: number) => n.toString(16).padStart(64, '0');
    await at.did(one, 'seal-bid', { points: 3, salt: salt(1) }, a.table, a.seat);
    await at.did(other, 'seal-bid', { points: 1, salt: salt(2) }, b.table, b.seat);
    await expect.poll(() => ledgerOf(at, one, a)).toContain('"name":"open-bids"');
    await at.did('umpire-1', 'pause-tables', { pairing: '1.1' });
    expect(await untilDone(at)).toEqual([]);
    await expect.poll(() => ledgerOf(at, one, a)).toContain('"name":"propose-pause"');
    await expect.poll(() => namedIn(at, one, a, 'propose-pause')).toBe('Ulla');
    await at.did('umpire-1', 'credit-time', { pairing: '1.1', entrant: other, seconds: 600 });
    expect(await untilDone(at)).toEqual([]);
    expect(await ledgerOf(at, one, a)).toContain(`"seconds":600,"side":"${b.seat}"}`);
    expect(await namedIn(at, one, a, 'grant-time')).toBe('Ulla');
    await at.did('host', 'resume-tables');
    expect(await untilDone(at)).toEqual([]);
    expect(await namedIn(at, one, a, 'resume-clock')).toBe('Hanna');
    // Nobody at the table says whose word it is.
    for (const name of ['propose-pause', 'resume-clock'])
      expect((await at.act(one, name, { from: 'Ulla' }, a.table, a.seat)).error?.code).toBe('not-allowed');
    expect(
      (await at.act('host', 'credit-time', { pairing: '1.1', entrant: 'player-9', seconds: 60 })).error?.code,
    ).toBe('not-their-game');
  });

  it('is done once, also where the server is killed in between', async () => {
    const store = new MemoryStore();
    const first = await startTestServer({ store });
    const at = await evening({}, 4, Promise.resolve(first));
    await at.did('host', 'tell-tables', { text: 'Five minutes left.' });
    store.kill();
    await first.close().catch(() => undefined);
    at.movedTo(await serverForTest({ store }));
    expect(await untilDone(at)).toEqual([]);
    const [one = ''] = (await at.pairing('1.2'))?.sides ?? [];
    const text = await ledgerOf(at, one, await at.toTable(one, '1.2.1'));
    expect(text.split('"name":"announce"')).toHaveLength(2);
  });
});

it('rules a flag at its table when the desk answers with a verdict, and again as the precedent says', async () => {
  const at = await evening({ game: 'triumph', profile: 'triumph-1.1', houseRules: {} }, 2);
  const [red = '', blue = ''] = (await at.pairing('1.1'))?.sides ?? [];
  await at.toTable(red, '1.1.1');
  const { table, seat } = await at.toTable(blue, '1.1.1');
  const flag = (id: string) => ({ id, rule: 'no-such-rule', about: [], says: { text: 'May they?', values: [] } });
  const lastCall = async () => callsOf(await at.snapshot()).at(-1);
  await at.did(blue, 'ask-umpire', flag('no-such-rule:x'), table, seat);
  await expect.poll(async () => (await lastCall())?.state).toBe('open');
  const tooLong = { call: 1, text: 'x'.repeat(400), verdict: 'allowed' };
  expect((await at.act('umpire-1', 'answer-call', tooLong)).error?.code).toBe('too-long');
  await at.did('umpire-1', 'answer-call', { call: 1, text: 'They may.', verdict: 'allowed' });
  expect(await untilDone(at)).toEqual([]);
  expect(await ledgerOf(at, blue, { table, seat })).toContain('"name":"rule-flag"');
  expect(await namedIn(at, blue, { table, seat }, 'rule-flag')).toBe('Ulla');
  const forged = { ...flag('no-such-rule:x'), verdict: 'noted', scope: 'game', text: '', from: 'Hanna' };
  const umpire = await at.toTable('umpire-1', '1.1.1');
  expect((await at.act('umpire-1', 'rule-flag', forged, table, umpire.seat)).error?.code).toBe('not-allowed');
  await at.did('umpire-1', 'keep-precedent', { call: 1 });
  await at.did(blue, 'ask-umpire', flag('no-such-rule:y'), table, seat);
  await expect.poll(async () => (await lastCall())?.nth).toBe(2);
  await at.did('umpire-1', 'answer-call', { call: 2, text: 'They may.', verdict: 'allowed' });
  expect(await untilDone(at)).toEqual([]);
  expect((await ledgerOf(at, blue, { table, seat })).split('"name":"rule-flag"')).toHaveLength(3);
  expect(verifyMatch(await at.file(), games)).toMatchObject(sound);
  const own = await at.of(blue).get(`/api/tables/${table}/export?view=public`, { 'x-seat': seat });
  expect(verifyMatch(own.text, games)).toMatchObject({ ok: true, faults: [] });
});
