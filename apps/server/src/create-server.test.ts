import type { Game } from '@vexillum/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTable } from '../test/claim-all.ts';
import { startTestServer, type TestServer } from '../test/start-test-server.ts';
import { games } from './all-games.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the server', () => {
  it('says that it is well, and which version it is', async () => {
    const answer = await server.browser().get('/healthz');
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ ok: true, version: '0.1.0' });
  });

  it('names its games with their profiles and house rules', async () => {
    const { games: offered } = (await server.browser().get('/api/games')).json<{
      games: { id: string; profiles: object[]; houseRules: { key: string; default: unknown; description: string }[] }[];
    }>();
    expect(offered.map(({ id }) => id).sort()).toEqual(['conquest', 'grand-triumph', 'triumph']);
    for (const { profiles, houseRules } of offered) {
      expect(profiles.length).toBeGreaterThan(0);
      expect(houseRules[0]).toMatchObject({
        key: expect.any(String),
        default: expect.anything(),
        description: expect.any(String),
      });
    }
  });

  it('names no game that is not offered, and sets up its tables all the same', async () => {
    const [game] = games;
    const other = await startTestServer({ games: [{ ...(game as Game), id: 'hidden', isOffered: false }] });
    expect((await other.browser().get('/api/games')).json()).toEqual({ games: [] });
    expect((await other.browser().post('/api/tables', { game: 'hidden' })).status).toBe(201);
    await other.close();
  });

  it('counts what happens for whoever watches over it', async () => {
    const answer = await server.browser().get('/metrics');
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.text).toMatch(/^vexillum_rooms \d+$/m);
    expect(answer.text).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  it('is two servers in one process that do not know of each other', async () => {
    const other = await startTestServer();
    const { table, tokenOf } = await newTable(server);
    expect((await other.browser().claim(tokenOf('red-captain'), 'Rosa')).status).toBe(404);
    expect((await other.browser().get(`/api/tables/${table}`)).status).toBe(404);
    await other.close();
  });
});
