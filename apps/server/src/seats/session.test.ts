import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { newTable, sitDown } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('a session', () => {
  it('slides for ninety days', async () => {
    const clock = new TestClock();
    const server = await serverForTest({ clock });
    const made = await newTable(server);
    const rosa = await sitDown(server, made, 'red-captain');
    clock.sleep(80 * DAY);
    const renewed = await rosa.get(`/api/tables/${made.table}`);
    expect(renewed.headers['set-cookie']?.[0]).toContain('Max-Age=7776000');
    expect((await rosa.get(`/api/tables/${made.table}`)).headers['set-cookie']).toBeUndefined();
    clock.sleep(80 * DAY);
    expect((await rosa.get(`/api/tables/${made.table}`)).status).toBe(200);
    clock.sleep(90 * DAY);
    expect((await rosa.get(`/api/tables/${made.table}`)).status).toBe(404);
  });

  it('is still there after a restart of the server', async () => {
    const store = new MemoryStore();
    const first = await startTestServer({ store });
    const made = await newTable(first);
    const rosa = await sitDown(first, made, 'red-captain');
    await first.close();
    const second = await serverForTest({ store });
    const back = second.browser();
    for (const [name, value] of rosa.cookies) back.cookies.set(name, value);
    expect((await back.get(`/api/tables/${made.table}`)).json()).toMatchObject({ seat: 'red-captain' });
    expect((await back.claim(made.tokenOf('red-captain'), 'Mallory')).status).toBe(410);
  });

  it('behind a trusted proxy that speaks https has a cookie bound to this host', async () => {
    const server = await serverForTest({ trustedHops: 1 });
    const { table, tokenOf } = await newTable(server);
    const https = { 'x-forwarded-proto': 'https' };
    const rosa = server.browser();
    const claimed = await rosa.post('/api/claim', { token: tokenOf('red-captain'), name: 'Rosa' }, https);
    expect(claimed.headers['set-cookie']?.[0]).toMatch(
      new RegExp(`^__Host-s_${table}_red-captain=.*; Path=/; HttpOnly; Secure; SameSite=Strict$`),
    );
    expect((await rosa.get(`/api/tables/${table}`, https)).status).toBe(200);
    expect((await rosa.get(`/api/tables/${table}`)).status).toBe(404);
  });

  it('believes no forwarding header where no proxy is trusted', async () => {
    const server = await serverForTest();
    const { tokenOf } = await newTable(server);
    const claimed = await server
      .browser()
      .post('/api/claim', { token: tokenOf('red-captain'), name: 'Rosa' }, { 'x-forwarded-proto': 'https' });
    expect(claimed.headers['set-cookie']?.[0]).toMatch(/^s_/);
  });
});
