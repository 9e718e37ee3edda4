import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { closeCodes } from '@vexillum/protocol';
import { describe, expect, it } from 'vitest';
import { acceptUmpire, claimAll } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { stockClient } from '../../test/sync-client.ts';

const MINUTE = 60_000;

const evening = async () => {
  const [clock, store] = [new TestClock(), new MemoryStore()];
  const server = await serverForTest({ clock, store });
  const at = await claimAll(server);
  await acceptUmpire(at);
  const path = (seat: string, what: string) => `/api/tables/${at.table}/seats/${seat}/${what}`;
  const rotate = (by: string) => at.of(by).post(path('red-captain', 'rotate'));
  const keep = (by: string) => at.of(by).post(path('red-captain', 'keep'));
  const opens = async (document: string): Promise<boolean> => {
    const client = stockClient(at.of('red-captain'), at.table, document, { seat: 'red-captain' });
    const isOpen = await Promise.race([client.synced.then(() => true), client.closed.then(() => false)]);
    client.stop();
    return isOpen;
  };
  return { clock, store, server, at, rotate, keep, opens };
};

describe('an accepted umpire who would give a captain’s seat a new link', () => {
  it('tells everybody first; for ten minutes the seat reads no secrets; then the link is made', async () => {
    const { clock, server, at, rotate, opens } = await evening();
    const own = stockClient(at.of('red-captain'), at.table, 'side-red', { seat: 'red-captain' });
    await own.synced;
    const told = await rotate('umpire');
    expect(told.status).toBe(202);
    expect(told.json()).toMatchObject({ seat: 'red-captain', notice: { until: expect.stringMatching(/Z$/) } });
    expect(told.text).not.toContain('gt1_');
    expect((await own.closed).code).toBe(closeCodes.notForYou);
    own.stop();
    expect(await Promise.all(['side-red', 'plan-red'].map(opens))).toEqual([false, false]);
    const file = await at.of('red-captain').get(`/api/tables/${at.table}/export?view=side`);
    expect(file.status).toBe(409);
    const { entries } = (await at.of('spectator').get(`/api/tables/${at.table}/ledger`)).json<{ entries: object[] }>();
    expect(entries.at(-1)).toMatchObject({ seat: 'red-captain', name: 'announce-rotation' });
    clock.pass(10 * MINUTE - 1);
    expect((await rotate('umpire')).error?.code).toBe('notice-running');
    clock.pass(1);
    const made = await rotate('umpire');
    expect(made.status).toBe(200);
    const back = server.browser();
    expect((await back.claim(made.json<{ token: string }>().token, 'Rufus')).status).toBe(200);
    const secrets = stockClient(back, at.table, 'side-red', { seat: 'red-captain' });
    await secrets.synced;
    secrets.stop();
  });

  it('makes none where the captain says that they are here', async () => {
    const { clock, at, rotate, keep, opens } = await evening();
    expect((await keep('red-captain')).error?.code).toBe('nothing-announced');
    await rotate('umpire');
    for (const other of ['host', 'blue-captain', 'umpire', 'red-1']) expect((await keep(other)).status).toBe(403);
    expect((await keep('red-captain')).status).toBe(200);
    expect(await opens('side-red')).toBe(true);
    clock.pass(11 * MINUTE);
    expect((await rotate('umpire')).status).toBe(202);
    expect((await at.of('red-captain').get(`/api/tables/${at.table}`)).status).toBe(200);
  });

  it('has to wait as long where the server was restarted meanwhile', async () => {
    const { clock, store, server, at, rotate } = await evening();
    await rotate('umpire');
    await server.close();
    const second = await serverForTest({ clock, store });
    const umpire = second.browser();
    for (const [name, value] of at.of('umpire').cookies) umpire.cookies.set(name, value);
    const again = () => umpire.post(`/api/tables/${at.table}/seats/red-captain/rotate`);
    expect((await again()).error?.code).toBe('notice-running');
    clock.pass(10 * MINUTE);
    expect((await again()).status).toBe(200);
  });
});

describe('a commander', () => {
  it('brings their own captain back who is away, and nobody else', async () => {
    const { at, rotate } = await evening();
    const wire = at.of('red-captain').wire(at.table, 'public', '?seat=red-captain&events=1');
    expect(await wire.opened).toBe(true);
    expect((await rotate('red-1')).error?.code).toBe('captain-is-here');
    expect((await rotate('blue-1')).status).toBe(403);
    wire.socket.close();
    await wire.closed;
    await expect.poll(async () => (await rotate('red-1')).status).toBe(200);
  });
});
