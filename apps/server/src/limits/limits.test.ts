import { TestClock } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { newTable, sitDown } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';

describe('too often', () => {
  it('wrong links: five a minute from one address, then even a right one has to wait', async () => {
    const clock = new TestClock();
    const server = await serverForTest({ hasLimits: true, clock });
    const { tokenOf } = await newTable(server);
    for (let n = 0; n < 5; n++) expect((await server.browser().claim('nonsense', 'X')).status).toBe(404);
    const refused = await server.browser().claim(tokenOf('red-captain'), 'Rosa');
    expect([refused.status, refused.error?.code]).toEqual([429, 'too-fast']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    clock.pass(Number(refused.headers['retry-after']) * 1000);
    expect((await server.browser().claim(tokenOf('red-captain'), 'Rosa')).status).toBe(200);
  });

  it('new tables: thirty an hour from one address', async () => {
    const server = await serverForTest({ hasLimits: true, clock: new TestClock(), trustedHops: 1 });
    const make = (address: string) =>
      server.browser().post('/api/tables', { game: 'triumph' }, { 'x-forwarded-for': address });
    for (let n = 0; n < 30; n++) expect((await make('10.0.0.1')).status).toBe(201);
    expect((await make('10.0.0.1')).status).toBe(429);
    expect((await make('10.0.0.2')).status).toBe(201);
    expect((await make('6.6.6.6, 10.0.0.1')).status).toBe(429);
  });

  it('actions of one seat over http', async () => {
    const server = await serverForTest({ hasLimits: true, clock: new TestClock() });
    const made = await newTable(server);
    const rosa = await sitDown(server, made, 'red-captain');
    const points = [
      [0, 0],
      [1000, 1000],
    ];
    const draw = () => rosa.act(made.table, 'red-captain', 'draw', { shape: 'line', points });
    for (let n = 0; n < 60; n++) expect((await draw()).status).toBe(200);
    expect((await draw()).headers['retry-after']).toBe('1');
  });
});
