import { plainText } from '@vexillum/model';
import { verifyMatch } from '@vexillum/ledger';
import { expect, it, onTestFinished, vi } from 'vitest';
import { claimAll } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import type { TestBrowser } from '../../test/test-browser.ts';
import { testDevice } from '../../test/test-device.ts';
import { games } from '../all-games.ts';

/** A battle that both captains have ended and signed; the device of only one of them is there to see it. */
const signedBattle = async () => {
  const server = await serverForTest();
  const { table, of } = await claimAll(server, { game: 'grand-triumph', houseRules: { 'sealed-orders': false } });
  const device = await testDevice(of('red-captain'), { table, seat: 'red-captain' });
  onTestFinished(() => device.close());
  for (const name of ['end-game', 'sign-result'])
    for (const seat of ['red-captain', 'blue-captain'])
      expect((await of(seat).act(table, seat, name, {})).text).toContain('"seq"');
  return { server, table, host: of('host') };
};

const fileOf = async (browser: TestBrowser, table: string) => (await browser.get(`/api/tables/${table}/export`)).text;

/** What a report notes about signatures; a file with faults fails the test. */
const noted = (file: string): readonly string[] => {
  const { faults, isReplayed, remarks } = verifyMatch(file, games);
  expect([faults, isReplayed]).toEqual([[], true]);
  return remarks.map(({ says }) => plainText(says)).filter((says) => says.includes('signed the result'));
};

const missing = (seat: string): unknown =>
  expect.stringContaining(`${seat} signed the result, and no device of theirs`);

it('a signature under a result has the word of its own device, and one that has only the server’s is named', async () => {
  const { table, host } = await signedBattle();
  await vi.waitFor(async () => expect(noted(await fileOf(host, table))).toEqual([missing('blue-captain')]), 20_000);
});

it('nobody has signed it where the match goes on with other people, who sign it anew', async () => {
  const { server, table, host } = await signedBattle();
  const made = await server.browser().post('/api/tables', { match: await fileOf(host, table) });
  const { table: next, invites } = made.json<{ table: string; invites: { seat: string; token: string }[] }>();
  const red = server.browser();
  await red.claim(invites.find(({ seat }) => seat === 'red-captain')?.token, 'Benedikt');
  expect(noted(await fileOf(red, next))).toEqual([]);
  expect((await red.act(next, 'red-captain', 'sign-result', {})).status).toBe(200);
  expect((await red.act(next, 'red-captain', 'sign-result', {})).error?.code).toBe('signed-already');
  // The device of whoever sat there before vouches for none of it.
  expect(noted(await fileOf(red, next))).toEqual([missing('red-captain')]);
});
