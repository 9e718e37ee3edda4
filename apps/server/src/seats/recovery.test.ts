import { closeCodes } from '@vexillum/protocol';
import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { claimAll, newTable, sitDown } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { stockClient, untilDoc } from '../../test/sync-client.ts';

const claimed = async () => {
  const store = new MemoryStore();
  const { records } = store;
  const server = await serverForTest({ store });
  const { table, tokenOf } = await newTable(server);
  const lost = server.browser();
  const { recovery } = (await lost.claim(tokenOf('red-captain'), 'Rufus')).json<{ recovery: string }>();
  const comeBack = (code: unknown, browser = server.browser()) => browser.post('/api/claim', { code });
  return { server, table, tokenOf, lost, recovery, comeBack, records };
};

describe('a recovery code', () => {
  it('brings a captain back whose device is lost: the same name, the secrets of before, a new code; the lost device stands up', async () => {
    const { server, table, lost, recovery, comeBack } = await claimed();
    await lost.act(table, 'red-captain', 'say', { text: 'the ford is shallow', to: 'side' });
    const wire = lost.wire(table, 'public', '?seat=red-captain&events=1');
    expect(await wire.opened).toBe(true);
    const browser = server.browser();
    const back = await comeBack(`  ${recovery.toUpperCase().replaceAll('-', ' ')} `, browser);
    expect(back.status).toBe(200);
    expect(back.json()).toMatchObject({ table, seat: 'red-captain', name: 'Rufus', recovery: expect.any(String) });
    expect((await wire.closed).code).toBe(closeCodes.seatRevoked);
    expect((await lost.get(`/api/tables/${table}`)).status).toBe(404);
    const secrets = stockClient(browser, table, 'side-red', { seat: 'red-captain' });
    await secrets.synced;
    await untilDoc(secrets.doc, () => JSON.stringify(secrets.doc.getMap('chat').toJSON()).includes('shallow'));
    secrets.stop();
    const { entries } = (await browser.get(`/api/tables/${table}/ledger`)).json<{ entries: object[] }>();
    expect(entries.at(-1)).toMatchObject({
      seat: 'red-captain',
      name: 'claim-seat',
      args: { name: expect.stringMatching(/^~[0-9a-f]{32}$/) },
    });
  });

  it('works once, and dies with a new one, with a new link, and with nothing else', async () => {
    const { server, table, recovery, comeBack } = await claimed();
    const browser = server.browser();
    const second = (await comeBack(recovery, browser)).json<{ recovery: string }>().recovery;
    expect((await comeBack(recovery)).status).toBe(404);
    const { recovery: third } = (await browser.post(`/api/tables/${table}/seats/red-captain/recovery`)).json<{
      recovery: string;
    }>();
    expect((await comeBack(second)).status).toBe(404);
    const again = server.browser();
    const fourth = (await comeBack(third, again)).json<{ recovery: string }>().recovery;
    expect((await again.post(`/api/tables/${table}/seats/red-captain/rotate`)).status).toBe(200);
    expect((await comeBack(fourth)).status).toBe(404);
  });

  it('is the seat’s own to make, and no spectator has one', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    const ask = (by: string, seat: string) => of(by).post(`/api/tables/${table}/seats/${seat}/recovery`);
    expect((await ask('host', 'red-captain')).status).toBe(403);
    expect((await ask('umpire', 'red-captain')).status).toBe(403);
    expect((await ask('red-captain', 'red-1')).status).toBe(403);
    expect((await ask('red-1', 'red-1')).status).toBe(200);
    expect((await ask('spectator', 'spectator')).status).toBe(409);
  });

  it('is not given to a second device', async () => {
    const { server, table, lost } = await claimed();
    const { code } = (await lost.post(`/api/tables/${table}/seats/red-captain/device`)).json<{ code: string }>();
    const answer = await server.browser().post('/api/claim', { code });
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('recovery');
  });

  it('is kept as a hash, and told to nobody but its holder', async () => {
    const { server, table, tokenOf, recovery, records } = await claimed();
    const host = await sitDown(server, { tokenOf }, 'host');
    const kept = JSON.stringify(await records.list(''));
    const letters = recovery.replaceAll('-', '');
    const ledger = (await host.get(`/api/tables/${table}/ledger`)).text + (await host.get(`/api/tables/${table}`)).text;
    for (const place of [kept, ledger]) {
      expect(place).not.toContain(recovery);
      expect(place).not.toContain(letters.slice(5));
    }
  });

  it('cannot be tried out', async () => {
    const server = await serverForTest({ hasLimits: true, clock: new TestClock() });
    const wrong = () => server.browser().post('/api/claim', { code: 'abcd-efgh-jkmn-pqrs-tvwx' });
    for (let n = 0; n < 5; n++) expect((await wrong()).status).toBe(404);
    expect((await wrong()).status).toBe(429);
  });
});
