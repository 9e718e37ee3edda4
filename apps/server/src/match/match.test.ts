import { plainText } from '@vexillum/model';
import { canonicalJson, type MatchFile, verifyMatch } from '@vexillum/ledger';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { invite, names } from '../../test/claim-all.ts';
import { sealingGames, sealingRules, type SealingTable, sealingTable } from '../../test/sealing-table.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { games } from '../all-games.ts';
import { readUpload } from './read-upload.ts';

let server: TestServer;
let elsewhere: TestServer;
/** One evening for all tests that only look at it or take its file away. */
let table: SealingTable;
beforeAll(async () => {
  server = await startTestServer(sealingGames);
  elsewhere = await startTestServer(sealingGames);
  table = await playedTable();
});
afterAll(async () => {
  await server.close();
  await elsewhere.close();
});

const army = (side: string) => ({
  side,
  name: `${side}’s men`,
  stands: [1, 2, 3].map((command) => ({ troopType: 'spears', command, halfPoints: 6, entry: `entry-of-${side}` })),
});

/** An evening with something of everything: armies, seals, a reveal, dice, dice by hand, team chat, a step. */
const playedTable = async (): Promise<SealingTable> => {
  const table = await sealingTable(server);
  for (const side of ['red', 'blue']) {
    await table.did(`${side}-captain`, 'bring-army', army(side));
    await table.seal(`${side}-captain`, { orders: { edge: `edge-of-${side}` }, flank: { edge: 'none' } });
  }
  await table.did('red-captain', 'reveal-secrets', { keys: ['orders'] });
  await table.did('red-1', 'roll-dice', { dice: [6, 6, 20], why: 'to see' });
  await table.did('blue-1', 'enter-dice', { dice: [6], values: [4], why: 'on camera' });
  await table.did('red-captain', 'say', { text: 'between us', to: 'side' });
  return table;
};

const exported = async (table: SealingTable, seat: string, view?: string): Promise<string> => {
  const answer = await table.of(seat).get(`/api/tables/${table.table}/export${view ? `?view=${view}` : ''}`);
  expect(answer.status).toBe(200);
  return answer.text;
};

const goOn = (match: unknown, at = elsewhere) => at.browser().post('/api/tables', { match });

describe('taking the match away', () => {
  it('everyone may have the public file; it verifies, in one spelling', async () => {
    const text = await exported(table, 'spectator');
    const report = verifyMatch(text, sealingRules);
    expect(report).toMatchObject({ ok: true, faults: [], rolls: 1, manualRolls: 1, seals: { sealed: 4, opened: 1 } });
    expect(text).toBe(`${canonicalJson(JSON.parse(text))}\n`);
    expect(JSON.parse(text)).toMatchObject({ game: 'skirmish', table: table.table, view: 'public', vexillumMatch: 1 });
    for (const secret of ['edge-of-blue', 'entry-of-red', 'entry-of-blue', 'between us', '"secrets"'])
      expect(text).not.toContain(secret);
  });

  it('a side’s own seats may have theirs, with their secrets and nobody else’s', async () => {
    const text = await exported(table, 'blue-2', 'side');
    expect(verifyMatch(text, sealingRules)).toMatchObject({ ok: true, faults: [] });
    expect(JSON.parse(text)).toMatchObject({ view: 'side', side: 'blue' });
    expect(text).toContain('edge-of-blue');
    expect(text).toContain('entry-of-blue');
    for (const secret of ['entry-of-red', 'between us']) expect(text).not.toContain(secret);
  });

  it.each(['umpire', 'host', 'spectator'])('the %s has no side’s file', async (seat) => {
    const answer = await table.of(seat).get(`/api/tables/${table.table}/export?view=side`);
    expect(answer).toMatchObject({ status: 403, error: { code: 'not-your-side' } });
  });

  it('everybody’s secrets are there when the game has ended, and not before', async () => {
    const table = await playedTable();
    const early = await table.of('red-captain').get(`/api/tables/${table.table}/export?view=full`);
    expect(early).toMatchObject({ status: 409, error: { code: 'not-ended', field: 'view' } });
    await table.did('red-captain', 'reveal-secrets', { keys: ['flank'] });
    await table.did('blue-captain', 'reveal-secrets', { keys: ['flank', 'orders'] });
    await table.did('umpire', 'advance-step', { to: 12 });
    const text = await exported(table, 'spectator', 'full');
    expect(verifyMatch(text, sealingRules)).toMatchObject({ ok: true, faults: [], seals: { unopened: [] } });
    for (const secret of ['edge-of-blue', 'entry-of-red', 'entry-of-blue', 'between us'])
      expect(text).toContain(secret);
  });

  it('a view that there is not is refused, and strangers find no table', async () => {
    expect(await table.of('host').get(`/api/tables/${table.table}/export?view=all`)).toMatchObject({
      status: 400,
      error: { code: 'bad-request', field: 'view' },
    });
    expect((await server.browser().get(`/api/tables/${table.table}/export`)).status).toBe(404);
  });

  it('a match of two thousand entries is one file, too', async () => {
    const table = await sealingTable(server);
    for (let i = 0; i < 2000; i += 100)
      await Promise.all(
        Array.from({ length: 100 }, (_, n) => table.did('host', 'say', { text: `line ${i + n}`, to: 'table' })),
      );
    expect(verifyMatch(await exported(table, 'host'), sealingRules)).toMatchObject({ ok: true, entries: 2014 });
  });
});

describe('going on elsewhere', () => {
  it('the game’s id stays, another key signs, other dice roll, and the file verifies again', async () => {
    const file = await exported(table, 'host');
    const made = await goOn(file);
    expect(made.status).toBe(201);
    const {
      table: id,
      invites,
      voided,
    } = made.json<{
      table: string;
      invites: { seat: string; token: string }[];
      voided: unknown;
    }>();
    expect(voided).toEqual([
      { side: 'blue', slot: 'flank' },
      { side: 'blue', slot: 'orders' },
      { side: 'red', slot: 'flank' },
    ]);
    const red = elsewhere.browser();
    await red.claim(invites.find(({ seat }) => seat === 'red-captain')?.token, 'Rufina');
    await red.claim((await invite(red, id, 'red-1')).token, 'Rosalind');
    const rolled = await red.act(id, 'red-1', 'roll-dice', { dice: [6], why: 'on we go' });
    expect(rolled.status).toBe(200);
    const again = (await red.get(`/api/tables/${id}/export`, { 'x-seat': 'red-1' })).text;
    expect(verifyMatch(again, sealingRules)).toMatchObject({
      ok: true,
      faults: [],
      rolls: 2,
      seals: { opened: 1, unopened: [] },
    });
    const [before, after] = [JSON.parse(file), JSON.parse(again)] as [MatchFile, MatchFile];
    expect(after.key).not.toBe(before.key);
    expect(after.ledger.slice(0, before.ledger.length)).toEqual(before.ledger);
    expect(after.ledger.find(({ name }) => name === 'continued')?.args).toMatchObject({ table: id, voided });
    expect(after.ledger.at(-1)?.draw).toMatchObject({ req: { g: table.table, seat: 'red-1', c: 1, k: 1 } });
  });

  it('twice over', async () => {
    const once = (await goOn(await exported(table, 'host'))).json<{ table: string; invites: { token: string }[] }>();
    const host = elsewhere.browser();
    await host.claim(once.invites[0]?.token, 'Henry');
    const file = (await host.get(`/api/tables/${once.table}/export`)).text;
    const twice = await goOn(file, server);
    expect(twice.status).toBe(201);
    const back = server.browser();
    const { table: id, invites } = twice.json<{ table: string; invites: { token: string }[] }>();
    await back.claim(invites[0]?.token, 'Henrietta');
    await back.act(id, 'host', 'roll-dice', { dice: [6], why: '' });
    expect(verifyMatch((await back.get(`/api/tables/${id}/export`)).text, sealingRules)).toMatchObject({
      ok: true,
      faults: [],
    });
  });

  it('as JSON instead of the file’s text', async () => {
    expect((await goOn(JSON.parse(await exported(table, 'host')))).status).toBe(201);
  });

  it('the side whose file it is keeps its secrets; sealed slots are void all the same', async () => {
    const made = await goOn(await exported(table, 'red-1', 'side'));
    const { table: id, invites } = made.json<{ table: string; invites: { seat: string; token: string }[] }>();
    const red = elsewhere.browser();
    await red.claim(invites.find(({ seat }) => seat === 'red-captain')?.token, names['red-captain']);
    const answer = await red.act(id, 'red-captain', 'reveal-secrets', { keys: ['flank'] });
    expect(answer).toMatchObject({ status: 409, error: { code: 'not-sealed' } });
    expect((await red.get(`/api/tables/${id}/export?view=side`)).text).toContain('entry-of-red');
  });

  it('nobody sits there yet, and nobody’s old session counts', async () => {
    const { table: id } = (await goOn(await exported(table, 'host'), server)).json<{ table: string }>();
    expect((await table.of('red-captain').get(`/api/tables/${id}`)).status).toBe(404);
  });

  it.each<[string, (file: string) => unknown, string]>([
    ['a letter changed', (file) => file.replace('to see', 'to sea'), 'bad-match'],
    ['an entry left out', (file) => withoutEntry(file, 3), 'bad-match'],
    ['the last entries cut off', (file) => cutShort(file), 'bad-match'],
    ['another spelling', (file) => `${JSON.stringify(JSON.parse(file), null, 1)}\n`, 'bad-match'],
    ['something added', (file) => file.replace('{"game"', '{"also":1,"game"'), 'bad-match'],
    ['no newline', (file) => file.trimEnd(), 'bad-match'],
    ['nothing in it', () => '', 'bad-match'],
    ['a number for a match', () => 7, 'bad-match'],
  ])('a file with %s is refused with what is wrong first', async (_what, change, code) => {
    const match = change(await exported(table, 'host'));
    const read = readUpload(new TextEncoder().encode(JSON.stringify({ match })), games);
    const says = { text: expect.any(String), values: expect.any(Array) };
    expect(read).toEqual({ fault: { code, field: 'match', words: says } });
    expect('fault' in read && plainText(read.fault.words)).toMatch(/^[A-Z].*\.$/);
  });

  it('a file that was changed is answered with what is wrong first', async () => {
    const answer = await goOn((await exported(table, 'host')).replace('to see', 'to sea'));
    expect(answer).toMatchObject({ status: 400, error: { code: 'bad-match', field: 'match' } });
    expect(answer.error?.message).toMatch(/^Entry \d+.*\.$/);
  });

  it('a file larger than 32 MB is refused, and so is a large body that is none', async () => {
    expect(await goOn('x'.repeat(33 * 1024 * 1024))).toMatchObject({ status: 413, error: { code: 'too-large' } });
    expect(await server.browser().post('/api/tables', { game: 'x'.repeat(300_000) })).toMatchObject({
      status: 413,
      error: { code: 'too-large' },
    });
  });

  it('a game that this server does not play is refused', async () => {
    const other = await startTestServer();
    const answer = await goOn(await exported(table, 'host'), other);
    expect(answer).toMatchObject({ status: 400, error: { code: 'no-such-game' } });
    await other.close();
  });
});

const withoutEntry = (file: string, seq: number): string => {
  const match = JSON.parse(file) as { ledger: unknown[] };
  match.ledger.splice(seq, 1);
  return `${canonicalJson(match)}\n`;
};

const cutShort = (file: string): string => {
  const match = JSON.parse(file) as { ledger: { seq: number; hash: string }[]; head: object };
  match.ledger.splice(-2);
  const last = match.ledger.at(-1);
  match.head = { seq: last?.seq, hash: last?.hash };
  return `${canonicalJson(match)}\n`;
};
