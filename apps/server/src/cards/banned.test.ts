import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newTable } from '../../test/claim-all.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { testCard } from '../../test/test-card.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { banCard, listBans, unbanCard } from '../tools/bans.ts';

const AT = '2026-11-24T12:00:00.000Z';

it('a player card that the operator has banned signs in at no table, and its owner is told why, and reads and deletes what is kept', async () => {
  const data = join(mkdtempSync(join(tmpdir(), 'vexillum-bans-')), 'data');
  onTestFinished(() => rmSync(join(data, '..'), { recursive: true, force: true }));
  let port: number | undefined;
  const runs = async () => {
    const store = await SqliteStore.open(data);
    const server = await startTestServer({ store, ...(port === undefined ? {} : { port }) });
    port = server.port;
    const stop = async () => {
      await server.close();
      await store.close();
    };
    return { server, stop };
  };
  const first = await runs();
  const browser = first.server.browser();
  const card = testCard(browser);
  await card.make('Rufus');
  const sits = async () => {
    const made = await newTable(first.server);
    await browser.claim(made.tokenOf('red-captain'), 'Rufus');
    return made.table;
  };
  const [one, other] = [await sits(), await sits()];
  const signIn = (table: string) =>
    browser.post(`/api/tables/${table}/sign-in`, card.signedFor(table, 'red-captain'), { 'x-seat': 'red-captain' });
  expect((await signIn(one)).status).toBe(200);
  expect(() => banCard(data, card.key, { at: AT })).toThrow(/in use|using/);
  await first.stop();

  expect(() => banCard(data, 'rufus', { at: AT })).toThrow('64 of the characters');
  expect(() => unbanCard(data, card.key)).toThrow('is not banned');
  banCard(data, card.key, { at: AT, because: 'insults' });
  expect(listBans(data)).toEqual([{ card: card.key, name: 'Rufus', at: AT, because: 'insults' }]);
  const second = await runs();
  const refused = await signIn(other);
  expect([refused.status, refused.error?.code]).toEqual([403, 'banned-card']);
  expect(refused.text).toContain('insults');
  expect((await browser.get('/api/card')).json()).toMatchObject({ key: card.key, name: 'Rufus' });
  await second.stop();

  unbanCard(data, card.key);
  expect(listBans(data)).toEqual([]);
  const third = await runs();
  expect((await signIn(other)).status).toBe(200);
  expect((await browser.post('/api/card/delete', {})).status).toBe(200);
  await third.stop();
});
