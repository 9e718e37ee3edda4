import { TestClock } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { newTable, sitDown } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';

describe('too often', () => {
  it('wrong links: five a minute from one address, and a right one is let through all the same', async () => {
    const clock = new TestClock();
    const server = await serverForTest({ hasLimits: true, clock });
    const { tokenOf } = await newTable(server);
    for (let n = 0; n < 5; n++) expect((await server.browser().claim('nonsense', 'X')).status).toBe(404);
    const refused = await server.browser().claim('nonsense', 'X');
    expect([refused.status, refused.error?.code]).toEqual([429, 'too-fast']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const looked = await server.browser().post('/api/invite', { token: tokenOf('red-captain') });
    expect(looked.status).toBe(200);
    expect((await server.browser().claim(tokenOf('red-captain'), 'Rosa')).status).toBe(200);
    clock.pass(Number(refused.headers['retry-after']) * 1000);
    expect((await server.browser().claim('nonsense', 'X')).status).toBe(404);
  });

  it('wrong codes: five a minute from one address, since they are short', async () => {
    const server = await serverForTest({ hasLimits: true, clock: new TestClock() });
    const guess = () => server.browser().post('/api/claim', { code: 'abcdefgh' });
    for (let n = 0; n < 5; n++) expect((await guess()).status).toBe(404);
    expect((await guess()).status).toBe(429);
  });

  it('looking at one link again and again holds up nobody with another', async () => {
    const server = await serverForTest({ hasLimits: true, clock: new TestClock() });
    const { tokenOf } = await newTable(server);
    const look = (seat: string) => server.browser().post('/api/invite', { token: tokenOf(seat) });
    for (let n = 0; n < 60; n++) expect((await look('spectator')).status).toBe(200);
    expect((await look('spectator')).status).toBe(429);
    expect((await look('red-captain')).status).toBe(200);
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
