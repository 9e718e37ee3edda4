import { describe, expect, it } from 'vitest';
import { claimAll, invite, type InviteCard, newTable, sitDown } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { type TestServer } from '../../test/start-test-server.ts';

describe('giving a seat a new link', () => {
  const rotate = async (server: TestServer, asking: string, seat: string) => {
    const { table, of } = await claimAll(server);
    return (await of(asking).post(`/api/tables/${table}/seats/${seat}/rotate`)).status;
  };

  it.each([
    ['red-captain', 'red-1', 200],
    ['red-captain', 'red-captain', 200],
    ['red-captain', 'blue-1', 403],
    ['red-captain', 'blue-captain', 403],
    ['red-captain', 'host', 403],
    ['umpire', 'umpire', 200],
    ['umpire', 'red-1', 403],
    ['umpire', 'blue-captain', 403],
    ['umpire', 'host', 403],
    ['umpire', 'spectator', 403],
    ['host', 'host', 200],
    ['host', 'red-1', 403],
    ['host', 'red-captain', 403],
    ['host', 'umpire', 403],
    ['host', 'spectator', 200],
    ['red-1', 'red-1', 403],
    ['red-1', 'red-2', 403],
    ['spectator', 'red-1', 403],
    ['spectator', 'spectator', 403],
    ['umpire', 'nobody', 404],
  ])('%s for %s: %i', async (asking, seat, status) => {
    expect(await rotate(await serverForTest(), asking, seat)).toBe(status);
  });

  it.each([
    ['host', 'red-captain', 200],
    ['host', 'umpire', 200],
    ['host', 'red-1', 403],
    ['host', 'blue-3', 403],
  ])('%s for %s, where nobody has sat down yet: %i', async (asking, seat, status) => {
    const server = await serverForTest();
    const made = await newTable(server);
    const host = await sitDown(server, made, asking);
    expect((await host.post(`/api/tables/${made.table}/seats/${seat}/rotate`)).status).toBe(status);
  });

  it('an umpire whom both captains have accepted gives everybody but commanders a new link', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    const byUmpire = (seat: string) => of('umpire').post(`/api/tables/${table}/seats/${seat}/rotate`);
    await of('red-captain').act(table, 'red-captain', 'accept-umpire', {});
    expect((await byUmpire('host')).error?.code).toBe('umpire-not-accepted');
    await of('blue-captain').act(table, 'blue-captain', 'accept-umpire', {});
    expect((await byUmpire('host')).status).toBe(200);
    expect((await byUmpire('spectator')).status).toBe(200);
    expect((await byUmpire('red-1')).error?.code).toBe('not-allowed');
  });

  it('the host may, as long as nobody has ever claimed the seat', async () => {
    const server = await serverForTest();
    const made = await newTable(server);
    const host = await sitDown(server, made, 'host');
    const path = `/api/tables/${made.table}/seats/red-captain/rotate`;
    const fresh = (await host.post(path)).json<InviteCard>();
    expect(fresh).toMatchObject({
      seat: 'red-captain',
      kind: 'captain',
      side: 'red',
      url: expect.stringContaining(`/join#${fresh.token}`),
    });
    expect((await server.browser().claim(made.tokenOf('red-captain'), 'Rufus')).status).toBe(410);
    const captain = server.browser();
    expect((await captain.claim(fresh.token, 'Rufus')).status).toBe(200);
    const anew = (await captain.post(path)).json<InviteCard>();
    const refused = await host.post(path);
    expect([refused.status, refused.error?.code]).toEqual([403, 'not-allowed']);
    expect((await server.browser().claim(anew.token, 'Rufus')).status).toBe(200);
  });

  it('a captain invites a commander, takes the link back, and takes the seat back', async () => {
    const server = await serverForTest();
    const made = await newTable(server);
    const captain = await sitDown(server, made, 'red-captain');
    const first = await invite(captain, made.table, 'red-1');
    expect(first).toMatchObject({ seat: 'red-1', kind: 'commander', side: 'red', command: 1 });
    const second = await invite(captain, made.table, 'red-1');
    expect((await server.browser().claim(first.token, 'Rosa')).status).toBe(410);
    const rosa = server.browser();
    expect((await rosa.claim(second.token, 'Rosa')).status).toBe(200);
    await invite(captain, made.table, 'red-1');
    expect((await rosa.get(`/api/tables/${made.table}`)).status).toBe(404);
  });

  it('ends the holder’s sessions, frees their name, and is in the ledger', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    const { token } = (await of('red-captain').post(`/api/tables/${table}/seats/red-1/rotate`)).json<{
      token: string;
    }>();
    expect((await of('red-1').get(`/api/tables/${table}`)).status).toBe(404);
    expect((await of('red-1').act(table, 'red-1', 'say', { text: 'still here', to: 'table' })).status).toBe(404);
    const { entries } = (await of('host').get(`/api/tables/${table}/ledger`)).json<{
      entries: { name: string; seat: string }[];
    }>();
    expect(entries.at(-1)).toMatchObject({ name: 'rotate-seat', seat: 'red-1' });
    const { seats } = (await of('host').get(`/api/tables/${table}`)).json<{
      seats: { seat: string; name?: string }[];
    }>();
    expect(seats.find(({ seat }) => seat === 'red-1')?.name).toBeUndefined();
    expect((await server.browser().claim(token, 'Rosa')).status).toBe(200);
  });
});
