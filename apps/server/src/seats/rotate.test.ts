import { describe, expect, it } from 'vitest';
import { claimAll, newTable, sitDown } from '../../test/claim-all.ts';
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
    ['red-captain', 'host', 403],
    ['umpire', 'blue-captain', 200],
    ['umpire', 'host', 200],
    ['umpire', 'spectator', 200],
    ['host', 'red-1', 403],
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

  it('the host may, as long as nobody has claimed the seat', async () => {
    const server = await serverForTest();
    const made = await newTable(server);
    const host = await sitDown(server, made, 'host');
    const fresh = (await host.post(`/api/tables/${made.table}/seats/red-1/rotate`)).json<{
      token: string;
      seat: string;
      url: string;
    }>();
    expect(fresh).toMatchObject({
      seat: 'red-1',
      kind: 'commander',
      side: 'red',
      command: 1,
      url: expect.stringContaining(`/join#${fresh.token}`),
    });
    expect((await server.browser().claim(made.tokenOf('red-1'), 'Rosa')).status).toBe(410);
    expect((await server.browser().claim(fresh.token, 'Rosa')).status).toBe(200);
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
