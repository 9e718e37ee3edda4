import { expect, test } from 'vitest';
import { settle } from './settle.mjs';

const ended = { code: 0, timedOut: false };
const twoPassed = { passed: 2, failed: [], skipped: [] };

test('a runner that ends well is believed', () => {
  expect(settle('tests', ended, twoPassed)).toEqual(twoPassed);
});

test('a failed test is reported once', () => {
  const result = { passed: 2, failed: ['red moves blue'], skipped: [] };
  expect(settle('tests', { code: 1, timedOut: false }, result)).toEqual(result);
});

test('a crash counts as a failure, although every test passed', () => {
  expect(settle('tests', { code: 1, timedOut: false }, twoPassed)).toMatchObject({
    passed: 2,
    failed: [expect.any(String)],
  });
});

test('silence counts as a failure', () => {
  expect(settle('tests', ended, undefined).failed).toHaveLength(1);
});

test('a runner that was stopped counts as a failure', () => {
  expect(settle('tests', { code: 1, timedOut: true }, twoPassed).failed).toEqual([
    'tests: took too long and was stopped',
  ]);
});
