import { TestClock } from '@vexillum/table/testing';
import { describe, expect, test } from 'vitest';
import { claimAll } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';

describe('talk and dice have a pace of their own', () => {
  test.each([
    ['say', { text: 'Hello', to: 'table' }],
    ['roll-dice', { dice: [6], why: 'to be sure' }],
  ])('%s: a few at once are taken, a flood is told to wait', async (name, args) => {
    const server = await serverForTest({ hasLimits: true });
    const { table, of } = await claimAll(server);
    const red = of('red-captain');
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push(await red.act(table, 'red-captain', name, args));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
    expect(statuses).toContain(429);
    expect(answers.find(({ status }) => status === 429)?.error?.code).toBe('too-fast');
  });
});

test('a seat has one pace on all its devices together, and whoever floods on it keeps no other seat from acting', async () => {
  const server = await serverForTest({ hasLimits: true, clock: new TestClock() });
  const { table, of } = await claimAll(server);
  const first = of('red-1');
  const devices = [first];
  for (let n = 0; n < 2; n++) {
    const { code } = (await first.post(`/api/tables/${table}/seats/red-1/device`, {})).json<{ code: string }>();
    const device = server.browser();
    expect((await device.post('/api/claim', { code })).status).toBe(200);
    devices.push(device);
  }
  const draw = {
    shape: 'line',
    points: [
      [0, 0],
      [1000, 1000],
    ],
  };
  const statuses: number[] = [];
  for (const device of devices)
    for (let n = 0; n < 55; n++) statuses.push((await device.act(table, 'red-1', 'draw', draw)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect((await of('red-2').act(table, 'red-2', 'draw', draw)).status).toBe(200);
});
