import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type MatchFile, verifyMatch } from '@vexillum/ledger';
import { plainText, words } from '@vexillum/model';
import { tenureOf, TestClock } from '@vexillum/table/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import type { TestBrowser } from '../../test/test-browser.ts';
import { games } from '../all-games.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { moveStore } from './move-store.ts';

interface OldTable {
  readonly game: string;
  readonly table: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly seals?: { readonly opened: string; readonly shut: string };
}

const all = join(import.meta.dirname, '../../../../tests/old-folders');
const versions = readdirSync(all, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
/** The last of them that is moved over. */
const NEWEST = 'e66307fa';
/** Some hours after they were written: their sessions still hold. */
const LATER = Date.parse('2026-11-24T20:00:00Z');
const states = ['clean', 'crashed'] as const;

const someFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-old-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const unpacked = (version: string, state: string): string => {
  const folder = someFolder();
  const packed = join(all, version, state);
  for (const name of readdirSync(packed))
    writeFileSync(join(folder, name.replace(/\.gz$/, '')), gunzipSync(readFileSync(join(packed, name))));
  return folder;
};

const tablesOf = (version: string): readonly OldTable[] =>
  (JSON.parse(readFileSync(join(all, version, 'tables.json'), 'utf8')) as { tables: OldTable[] }).tables;

/** A server of today on a folder of then, some hours later. */
const opened = async (version: string, state: string): Promise<TestServer> => {
  const to = join(someFolder(), 'data');
  expect(await moveStore(unpacked(version, state), to, () => undefined)).toMatchObject({
    leftOut: [],
    tables: tablesOf(version).length,
  });
  const store = await SqliteStore.open(to);
  const server = await startTestServer({ store, clock: new TestClock(LATER) });
  onTestFinished(async () => {
    await server.close();
    await store.close();
  });
  return server;
};

/** Whoever sat in this seat then, with their browser of then. */
const holderOf = (server: TestServer, { cookies }: OldTable, seat: string): TestBrowser => {
  const browser = server.browser();
  for (const pair of (cookies[seat] ?? '').split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    browser.cookies.set(name, value);
  }
  return browser;
};

const fileOf = async (who: TestBrowser, table: string, seat: string, view: string): Promise<string> => {
  const answer = await who.get(`/api/tables/${table}/export?view=${view}`, { 'x-seat': seat });
  expect([seat, view, answer.status, answer.text.slice(0, 300)]).toEqual([seat, view, 200, expect.any(String)]);
  return answer.text;
};

const sound = { ok: true, faults: [] };

const folders = versions.flatMap((version) => states.map((state) => [version, state] as const));
const campaignOf = (version: string): OldTable | undefined => tablesOf(version).find(({ game }) => game === 'conquest');
const withCampaign = folders.filter(([version]) => campaignOf(version));
/** In all but the oldest, seats are named as they are today. */
const isOfToday = ([version]: readonly [string, string]): boolean => 'player-1' in (campaignOf(version)?.cookies ?? {});

describe('a folder of an earlier version', () => {
  it.each(folders)(
    '%s, %s, holds its battle: seats, secrets and seals are as they were, and it is played on',
    async (version, state) => {
      const server = await opened(version, state);
      const [old] = tablesOf(version).filter(({ game }) => game === 'grand-triumph');
      if (!old?.seals) throw new Error('this folder has no battle');
      const { table, seals } = old;
      const [captain, mate, blue] = (['red-captain', 'red-1', 'blue-captain'] as const).map((seat) =>
        holderOf(server, old, seat),
      );
      if (!captain || !mate || !blue) throw new Error('nobody came');
      const told = JSON.parse(await fileOf(captain, table, 'red-captain', 'side')) as MatchFile;
      expect(JSON.stringify(told.secrets?.['red'])).toContain('between us');
      expect(await fileOf(blue, table, 'blue-captain', 'side')).not.toContain('between us');
      expect((await mate.act(table, 'red-1', 'say', { text: 'we go on', to: 'side' })).status).toBe(200);
      expect((await blue.act(table, 'blue-captain', 'roll-dice', { dice: [6], why: 'luck' })).status).toBe(200);
      expect((await captain.act(table, 'red-captain', 'reveal-secrets', { keys: [seals.shut] })).status).toBe(200);
      const file = await fileOf(blue, table, 'blue-captain', 'public');
      expect(verifyMatch(file, games)).toMatchObject({ ...sound, isReplayed: true, rules: { isKnown: true } });
      expect((JSON.parse(file) as MatchFile).ledger.slice(0, told.ledger.length)).toEqual(told.ledger);
    },
  );

  it.each(withCampaign.filter(isOfToday))('%s, %s, holds its conquest, which is played on', async (version, state) => {
    const server = await opened(version, state);
    const campaign = campaignOf(version);
    if (!campaign) throw new Error('this folder has no conquest');
    const second = holderOf(server, campaign, 'player-2');
    const before = JSON.parse(await fileOf(second, campaign.table, 'player-2', 'side')) as MatchFile;
    const placed = await second.act(campaign.table, 'player-2', 'end-turn', {});
    expect([200, 409]).toContain(placed.status);
    expect((await second.act(campaign.table, 'player-2', 'roll-dice', { dice: [6], why: 'luck' })).status).toBe(200);
    const file = await fileOf(second, campaign.table, 'player-2', 'public');
    expect(verifyMatch(file, games)).toMatchObject({ ...sound, isReplayed: true });
    expect((JSON.parse(file) as MatchFile).ledger.slice(0, before.ledger.length)).toEqual(before.ledger);
  });

  it.each(withCampaign.filter((folder) => !isOfToday(folder)))(
    '%s, %s, holds a conquest of before there were editions: its players read and save it, and are told why nobody plays on',
    async (version, state) => {
      const server = await opened(version, state);
      const campaign = campaignOf(version);
      if (!campaign) throw new Error('this folder has no conquest');
      const { table } = campaign;
      const first = holderOf(server, campaign, 'p1');
      const seen = (await first.get(`/api/tables/${table}`)).json<{ seat: string; halted: object }>();
      expect(seen).toMatchObject({
        seat: 'p1',
        halted: { message: expect.stringContaining('before the rules had editions') },
      });
      for (const [seat, name] of [
        ['p1', 'end-turn'],
        ['p1', 'say'],
        ['host', 'reset-game'],
        ['p1', 'undo-action'],
      ] as const) {
        const answer = await holderOf(server, campaign, seat).act(table, seat, name, {});
        expect([name, answer.status, answer.error?.code]).toEqual([name, 409, 'unknown-edition']);
      }
      const file = await fileOf(first, table, 'p1', 'side');
      expect((JSON.parse(file) as MatchFile).secrets).toHaveProperty('p1');
      const report = verifyMatch(file, games);
      expect(report).toMatchObject({ ...sound, isReplayed: false, rules: { edition: 0, isKnown: false } });
      expect(plainText(report.remarks[0]?.says ?? words(''))).toContain('its actions were not run again');
      const goneOn = await server.browser().post('/api/tables', { match: file });
      expect([goneOn.status, goneOn.error?.code]).toEqual([400, 'unknown-edition']);
    },
  );
});

/** The same folder, with a change made in its database. */
const withSnapshots = async (to: string, change: (value: { format: number }) => unknown): Promise<number> => {
  const store = await SqliteStore.open(to);
  let changed = 0;
  for (const { table } of tablesOf(NEWEST)) {
    const tenure = await tenureOf(store.tables, table);
    const { snapshot } = tenure.found;
    if (!snapshot) continue;
    const value = JSON.stringify(change(JSON.parse(snapshot.value) as { format: number }));
    await tenure.saveSnapshot(snapshot.seq, value);
    changed += 1;
  }
  await store.close();
  return changed;
};

it('a snapshot in a format that is not known is left aside: the ledger says the same', async () => {
  const to = join(someFolder(), 'data');
  await moveStore(unpacked(NEWEST, 'clean'), to, () => undefined);
  expect(await withSnapshots(to, (value) => ({ format: value.format + 1, state: 'in a new way' }))).toBeGreaterThan(0);
  const store = await SqliteStore.open(to);
  const server = await startTestServer({ store, clock: new TestClock(LATER) });
  onTestFinished(async () => {
    await server.close();
    await store.close();
  });
  for (const old of tablesOf(NEWEST)) {
    const file = await fileOf(holderOf(server, old, 'host'), old.table, 'host', 'public');
    expect(verifyMatch(file, games)).toMatchObject({ ...sound, isReplayed: true });
  }
});
