import { mkdtempSync, rmSync } from 'node:fs';
import { readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryStore } from '@vexillum/table/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { acceptUmpire, claimAll, type FullTable } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { deleteTable } from '../tools/delete-table.ts';
import { doneWithReport, listReports, reportText } from '../tools/reports.ts';
import { type Report, reportsOfTable } from './report.ts';

const sat = async () => {
  const store = new MemoryStore();
  const server = await serverForTest({ store });
  const at = await claimAll(server);
  const kept = async () =>
    (await store.records.list(reportsOfTable(at.table))).map(([, value]) => JSON.parse(value) as Report);
  return { server, at, kept };
};

const say = async (at: FullTable, seat: string, text: string, to = 'table'): Promise<string> => {
  const said = await at.of(seat).act(at.table, seat, 'say', { text, to });
  expect(said.status).toBe(200);
  return text;
};

/** The ids of lines as a browser finds them: in the public record of what was said. */
const lineIds = async (at: FullTable): Promise<Record<string, string>> => {
  const { entries } = (await at.of('host').get(`/api/tables/${at.table}/ledger`)).json<{
    entries: { name?: string; args?: { text?: string }; changes?: { chat?: Record<string, unknown> } }[];
  }>();
  return Object.fromEntries(
    entries.flatMap(({ args, changes }) => Object.keys(changes?.chat ?? {}).map((id) => [args?.text ?? '', id])),
  );
};

const report = (at: FullTable, seat: string, body: object) =>
  at.of(seat).post(`/api/tables/${at.table}/reports`, body, { 'x-seat': seat });

describe('a report', () => {
  it('keeps the line, its entry, the head, and who told it; the ledger stays as it is', async () => {
    const { at, kept } = await sat();
    await say(at, 'blue-captain', 'you are all fools');
    const { 'you are all fools': line = '' } = await lineIds(at);
    const before = (await at.of('host').get(`/api/tables/${at.table}`)).json<{ head: { seq: number } }>();
    const told = await report(at, 'spectator', { line, reason: 'insults' });
    expect(told.status).toBe(201);
    expect(await kept()).toEqual([
      expect.objectContaining({
        table: at.table,
        reason: 'insults',
        by: { seat: 'spectator', name: 'Sam', watcher: expect.any(String) },
        about: { seat: 'blue-captain', name: 'Bella' },
        head: before.head,
        lines: [
          expect.objectContaining({
            id: line,
            seq: before.head.seq,
            text: 'you are all fools',
            to: 'table',
            name: 'Bella',
          }),
        ],
      }),
    ]);
    expect((await at.of('host').get(`/api/tables/${at.table}`)).json()).toMatchObject({ head: before.head });
  });

  it('about a person has what they said last, as far as the reporter could read it', async () => {
    const { at, kept } = await sat();
    for (let n = 0; n < 12; n += 1) await say(at, 'blue-captain', `line ${n}`);
    await say(at, 'blue-captain', 'our secret plan', 'side');
    expect((await report(at, 'red-captain', { seat: 'blue-captain', reason: 'flooding' })).status).toBe(201);
    expect((await report(at, 'blue-1', { seat: 'blue-captain', reason: 'flooding' })).status).toBe(201);
    const [byRed, byBlue] = ['red-captain', 'blue-1'].map(
      (seat) => async () => (await kept()).find(({ by }) => by.seat === seat)?.lines.map(({ text }) => text),
    );
    expect(await byRed?.()).toEqual(Array.from({ length: 10 }, (_, n) => `line ${n + 2}`));
    expect(await byBlue?.()).toContain('our secret plan');
  });

  it('of what one cannot read is the same refusal as of what is not there, also to an umpire before they are accepted', async () => {
    const { at, kept } = await sat();
    await say(at, 'blue-captain', 'our secret plan', 'side');
    expect((await report(at, 'blue-captain', { seat: 'blue-captain', reason: 'mine' })).status).toBe(201);
    const [mine] = await kept();
    const line = mine?.lines[0]?.id;
    expect(mine?.lines[0]?.text).toBe('our secret plan');
    const nothing = await report(at, 'red-captain', { line: 'chat:nothing', reason: 'fishing' });
    for (const seat of ['red-captain', 'host', 'spectator', 'umpire']) {
      const refused = await report(at, seat, { line, reason: 'fishing' });
      expect({ seat, status: refused.status, error: refused.error }).toEqual({
        seat,
        status: nothing.status,
        error: nothing.error,
      });
    }
    await acceptUmpire(at);
    expect((await report(at, 'umpire', { line, reason: 'seen' })).status).toBe(201);
    expect(JSON.stringify((await kept()).filter(({ by }) => by.seat !== 'blue-captain' && by.seat !== 'umpire'))).toBe(
      '[]',
    );
  });

  it.each([
    ['nothing', {}, 400],
    ['no reason', { seat: 'blue-captain' }, 400],
    ['an empty reason', { seat: 'blue-captain', reason: ' ' }, 400],
    ['a reason that moves a terminal’s cursor', { seat: 'blue-captain', reason: 'a\u001b[2Jb' }, 400],
    ['a reason that is too long', { seat: 'blue-captain', reason: 'x'.repeat(301) }, 400],
    ['two things', { seat: 'blue-captain', line: 'chat:x', reason: 'x' }, 400],
    ['no such seat', { seat: '__proto__', reason: 'x' }, 404],
    ['nobody who watches', { watcher: 'nobody', reason: 'x' }, 404],
    ['an unknown key', { seat: 'blue-captain', reason: 'x', done: true }, 400],
  ])('of %s is refused', async (_what, body, status) => {
    const { at, kept } = await sat();
    expect((await report(at, 'red-captain', body)).status).toBe(status);
    expect(await kept()).toEqual([]);
  });

  it('is nobody’s who has no seat there', async () => {
    const { server, at, kept } = await sat();
    const stranger = await server
      .browser()
      .post(`/api/tables/${at.table}/reports`, { seat: 'blue-captain', reason: 'x' });
    expect(stranger.status).toBe(404);
    expect(await kept()).toEqual([]);
  });

  it('is one of a bounded number, however many come at once; one who watches does not use up the others’', async () => {
    const { server, at, kept } = await sat();
    const flood = (seat: string) =>
      Promise.all(Array.from({ length: 30 }, () => report(at, seat, { seat: 'blue-captain', reason: 'x' })));
    const codes = (await flood('red-captain')).map(({ error }) => error?.code ?? 'done');
    expect(codes.filter((code) => code === 'done')).toHaveLength(10);
    expect(codes.filter((code) => code === 'too-many-reports')).toHaveLength(20);
    await flood('spectator');
    expect((await kept()).filter(({ by }) => by.seat === 'spectator')).toHaveLength(3);
    const other = server.browser();
    expect((await other.claim(at.tokenOf('spectator'), 'Tessa')).status).toBe(200);
    const told = await other.post(`/api/tables/${at.table}/reports`, { seat: 'blue-captain', reason: 'x' });
    expect(told.status).toBe(201);
  });

  it('that comes too fast is put off', async () => {
    const server = await serverForTest({ hasLimits: true });
    const at = await claimAll(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => report(at, 'red-captain', { seat: 'blue-captain', reason: 'x' })),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  });
});

describe('those who run the server', () => {
  const house = async (key?: Uint8Array) => {
    const data = join(mkdtempSync(join(tmpdir(), 'vexillum-reports-')), 'data');
    onTestFinished(() => rmSync(join(data, '..'), { recursive: true, force: true }));
    const store = await SqliteStore.open(data, { key });
    const server = await startTestServer({ store });
    const [at, other] = [await claimAll(server), await claimAll(server)];
    await say(at, 'red-captain', 'a word between us', 'side');
    for (const each of [at, other])
      expect((await report(each, 'red-1', { seat: 'red-captain', reason: 'rude' })).status).toBe(201);
    const metrics = (await server.browser().get('/metrics')).text;
    const close = async () => {
      await server.close();
      await store.close();
    };
    return { data, at, other, metrics, close };
  };
  const bytesOf = (folder: string): string =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('\n');

  it('see reports beside the running server, mark one as done when it is stopped, and delete a table’s with it', async () => {
    const { data, at, other, metrics, close } = await house();
    expect(metrics).toContain('vexillum_reports_total 2');
    expect(listReports(data)).toHaveLength(2);
    const [one] = listReports(data, at.table);
    if (!one) throw new Error('no report');
    expect(reportText(one)).toMatch(
      /Rosa \(red-1\) about Rufus \(red-captain\): rude[^]* Rufus \(red-captain\) to the side: a word between us/,
    );
    await close();
    expect(() => doneWithReport(data, 'nosuchid')).toThrow('There is no report nosuchid');
    doneWithReport(data, listReports(data, other.table)[0]?.id ?? '');
    expect(listReports(data)).toEqual([one]);
    deleteTable(data, at.table);
    expect(listReports(data)).toEqual([]);
    expect(bytesOf(data)).not.toContain('a word between us');
  });

  it('need the key where the data is encrypted, and nobody reads a report without it', async () => {
    const key = new Uint8Array(32).fill(7);
    const { data, at, close } = await house(key);
    await close();
    expect(bytesOf(data)).not.toContain('a word between us');
    expect(() => listReports(data)).toThrow('name the key');
    expect(listReports(data, at.table, { key })[0]?.lines[0]?.text).toBe('a word between us');
  });

  it('are told of characters that would turn a line round or move the cursor', () => {
    const line = { id: 'c', seat: 's', name: 'n', text: 'a\u202eb\u001b[2J', at: '', to: 'table' } as const;
    const holder = { seat: 's', name: 'n' };
    const text = reportText({
      ...{ id: 'r', table: 't', at: '', by: holder, about: holder, reason: 'x' },
      head: { seq: 1, hash: '' },
      lines: [line],
    });
    expect(text).toContain('a\\u{202e}b\\u{1b}[2J');
  });
});
