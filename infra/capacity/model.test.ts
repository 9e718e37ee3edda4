import { expect, it } from 'vitest';
import { catchUp, deathOf, type Inputs } from './model.ts';
import { seeded, usual } from './inputs.ts';

const small: Inputs = { ...usual, processes: 10, tablesEach: 100 };

it('nobody plays on before the dead are fenced, and all do soon after where there is little to open', () => {
  const { half, all } = deathOf(1, small, seeded(1));
  expect(half).toBeGreaterThanOrEqual(usual.lease / 1000);
  expect(all).toBeLessThan((usual.lease + usual.beatEvery + usual.longestWait) / 1000 + 1);
});

it('the more processes die, the longer it takes', () => {
  const [one, five] = [1, 5].map((dead) => deathOf(dead, { ...small, reopenCpu: 50 }, seeded(2)));
  expect(five?.all ?? 0).toBeGreaterThan(one?.all ?? 0);
});

it('browsers that wait by chance come in smaller crowds', () => {
  const [same, drawn] = [0, 0.5].map((jitter) => deathOf(1, { ...small, jitter }, seeded(3)));
  expect(drawn?.worstTries ?? 0).toBeLessThan(same?.worstTries ?? 0);
});

it('a database at its limit never catches up', () => {
  expect(catchUp({ ...usual, actions: 1, tablesOfDatabase: 1000, commitsASecond: 1000 })).toBe(Infinity);
  expect(
    catchUp({ ...usual, actions: 1, tablesOfDatabase: 500, commitsASecond: 1000, failover: 10_000, mostWaiting: 100 }),
  ).toBe(10);
  expect(
    catchUp({ ...usual, actions: 1, tablesOfDatabase: 500, commitsASecond: 1000, failover: 10_000, mostWaiting: 2 }),
  ).toBe(2);
});
