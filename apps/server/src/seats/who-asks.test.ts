import { describe, expect, it } from 'vitest';
import { newTable, sitDown } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';

describe('which seat is speaking', () => {
  it('is the only one held; with several it must be named; one not held is refused', async () => {
    const server = await serverForTest();
    const { table, tokenOf } = await newTable(server);
    const browser = server.browser();
    const path = `/api/tables/${table}`;
    expect((await browser.get(path)).status).toBe(404);
    expect((await browser.get(path, { 'x-seat': 'red-captain' })).status).toBe(404);
    await browser.claim(tokenOf('red-captain'), 'Rosa');
    expect((await browser.get(path)).json()).toMatchObject({ seat: 'red-captain' });
    await browser.claim(tokenOf('blue-captain'), 'Ben');
    const unnamed = await browser.get(path);
    expect([unnamed.status, unnamed.error?.code]).toEqual([400, 'name-your-seat']);
    expect((await browser.get(path, { 'x-seat': 'blue-captain' })).json()).toMatchObject({ seat: 'blue-captain' });
    for (const seat of ['umpire', 'nobody', '__proto__', 'RED-1']) {
      const refused = await browser.get(path, { 'x-seat': seat });
      expect([refused.status, refused.error?.code]).toEqual([403, 'not-your-seat']);
    }
  });

  it('a stranger hears the same of a table that is there and one that is not', async () => {
    const server = await serverForTest();
    const { table } = await newTable(server);
    const stranger = server.browser();
    for (const path of ['', '/ledger', '/actions']) {
      const there = await stranger.get(`/api/tables/${table}${path}`);
      const nowhere = await stranger.get(`/api/tables/aaaaaaaaaaaaaaaa${path}`);
      expect([there.status, there.text]).toEqual([404, nowhere.text]);
    }
    for (const path of ['/actions/say', '/seats/red-captain/rotate', '/seats/red-captain/device'])
      expect((await stranger.post(`/api/tables/${table}${path}`, {})).text).toBe(
        (await stranger.post(`/api/tables/aaaaaaaaaaaaaaaa${path}`, {})).text,
      );
  });

  it('another cookie, or somebody else’s at another table, opens nothing', async () => {
    const server = await serverForTest();
    const one = await newTable(server);
    const two = await newTable(server);
    const rosa = await sitDown(server, one, 'red-captain');
    const [value = ''] = rosa.cookies.values();
    const tries: [string, string][] = [
      [`s_${two.table}_red-captain`, value],
      [`s_${one.table}_red-2`, value],
      [`s_${one.table}_red-captain`, `${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`],
      [`s_${one.table}_red-captain`, ''],
      [`s_${one.table}_red-captain`, value.slice(0, 8)],
    ];
    for (const [name, cookie] of tries) {
      const thief = server.browser();
      thief.cookies.set(name, cookie);
      expect((await thief.get(`/api/tables/${one.table}`)).status).toBe(404);
      expect((await thief.get(`/api/tables/${two.table}`)).status).toBe(404);
    }
  });
});
