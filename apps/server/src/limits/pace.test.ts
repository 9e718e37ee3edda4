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
