import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimAll } from '../../test/claim-all.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const made = (overrides: object) => server.browser().post('/api/tables', { game: 'grand-triumph', overrides });

describe('a table that plays some values otherwise from the first', () => {
  it('has them in force, and both captains may agree to go back', async () => {
    const { table, of } = await claimAll(server, { overrides: { deploymentBandMu: 10, commandRangeMu: [8, 20] } });
    const propose = (seat: string, value: number) =>
      of(seat).act(table, seat, 'propose-house-rule', { values: { deploymentBandMu: value } });
    expect((await propose('red-captain', 10)).json()).toMatchObject({ error: { code: 'nothing-changed' } });
    expect((await propose('red-captain', 8)).status).toBe(200);
    expect((await propose('blue-captain', 8)).status).toBe(200);
    expect((await propose('blue-captain', 8)).json()).toMatchObject({ error: { code: 'nothing-changed' } });
  });

  it.each([
    [{ deploymentBandMu: 'far' }, 'bad-value', 'overrides.deploymentBandMu'],
    [{ deploymentBandMu: 19 }, 'contradiction', 'overrides.deploymentBandMu'],
    [{ dragons: 3 }, 'no-such-value', 'overrides.dragons'],
  ])('is not made with %j: %s', async (overrides, code, field) => {
    const answer = await made(overrides);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code, field } });
  });

  it('is a table like any other where nothing is given', async () => {
    expect((await made({})).status).toBe(201);
  });
});
