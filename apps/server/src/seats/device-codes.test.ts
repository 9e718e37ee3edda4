import { TestClock } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { claimAll } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';

describe('a second device', () => {
  it('comes in by a code that the seat itself asked for, once', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    const asked = await of('red-1').post(`/api/tables/${table}/seats/red-1/device`);
    const { code, expires } = asked.json<{ code: string; expires: string }>();
    expect(code).toMatch(/^[a-z2-9]{8}$/);
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(9 * 60_000);
    const phone = server.browser();
    const claimed = await phone.post('/api/claim', {
      code: ` ${code.toUpperCase().slice(0, 4)}-${code.slice(4)}`,
      name: 'Rosa',
    });
    expect(claimed.json()).toMatchObject({ table, seat: 'red-1', name: 'Rosa' });
    expect((await phone.get(`/api/tables/${table}`)).status).toBe(200);
    expect((await of('red-1').get(`/api/tables/${table}`)).status).toBe(200);
    expect((await server.browser().post('/api/claim', { code, name: 'Mallory' })).status).toBe(410);
  });

  it('lets one of two in who use the code together', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    const { code } = (await of('red-1').post(`/api/tables/${table}/seats/red-1/device`)).json<{ code: string }>();
    const answers = await Promise.all([1, 2].map(() => server.browser().post('/api/claim', { code })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]));
  });

  it('may give the holder another name, which everyone learns', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    const codeFor = async () =>
      (await of('red-1').post(`/api/tables/${table}/seats/red-1/device`)).json<{ code: string }>().code;
    expect((await server.browser().post('/api/claim', { code: await codeFor(), name: 'Ben' })).error?.code).toBe(
      'bad-name',
    );
    await server.browser().post('/api/claim', { code: await codeFor(), name: 'Rosalind' });
    const { seats } = (await of('host').get(`/api/tables/${table}`)).json<{
      seats: { seat: string; name: string }[];
    }>();
    expect(seats.find(({ seat }) => seat === 'red-1')?.name).toBe('Rosalind');
  });

  it('nobody else asks for it', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    for (const seat of ['red-captain', 'host', 'umpire', 'blue-1']) {
      const refused = await of(seat).post(`/api/tables/${table}/seats/red-1/device`);
      expect([refused.status, refused.error?.code]).toEqual([403, 'not-your-seat']);
    }
    expect((await of('red-1').post(`/api/tables/${table}/seats/nobody/device`)).status).toBe(404);
  });

  it('has ten minutes and five tries, and none once the seat was taken away', async () => {
    const clock = new TestClock();
    const server = await serverForTest({ clock });
    const { table, of } = await claimAll(server);
    const codeFor = async (seat: string) =>
      (await of(seat).post(`/api/tables/${table}/seats/${seat}/device`)).json<{ code: string }>().code;
    const late = await codeFor('red-1');
    clock.pass(10 * 60_000);
    expect((await server.browser().post('/api/claim', { code: late, name: 'Rosa' })).status).toBe(410);
    const guessed = await codeFor('red-2');
    const wrong = guessed.slice(0, 7) + (guessed.endsWith('a') ? 'b' : 'a');
    for (let n = 0; n < 5; n++)
      expect((await server.browser().post('/api/claim', { code: wrong, name: 'X' })).status).toBe(404);
    expect((await server.browser().post('/api/claim', { code: guessed, name: 'Ralf' })).status).toBe(404);
    const revoked = await codeFor('red-3');
    await of('red-captain').post(`/api/tables/${table}/seats/red-3/rotate`);
    expect((await server.browser().post('/api/claim', { code: revoked, name: 'Ruth' })).status).toBe(410);
  });
});
