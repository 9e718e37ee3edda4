import { expect, test } from 'vitest';
import { loadWhenIdle } from './load-when-idle.ts';

/** Quiet moments that the test makes. */
const quiet = () => {
  const waiting: (() => void)[] = [];
  return {
    ask: (work: () => void) => {
      waiting.push(work);
      return () => void waiting.splice(waiting.indexOf(work), 1);
    },
    come: async () => {
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
    waiting,
  };
};

test('parts come one after the other, each in a quiet moment of its own, and one that does not come keeps no other away', async () => {
  const { ask, come } = quiet();
  const came: string[] = [];
  const part = (name: string) => () => Promise.resolve(came.push(name));
  const lost = () => Promise.reject(new Error('the line is gone'));
  loadWhenIdle([part('help'), lost, part('seats')], () => came.push('all'), ask);
  expect(came).toEqual([]);
  await come();
  expect(came).toEqual(['help']);
  await come();
  await come();
  expect(came).toEqual(['help', 'seats', 'all']);
});

test('whoever leaves the table loads nothing more', async () => {
  const { ask, come, waiting } = quiet();
  const came: string[] = [];
  const stop = loadWhenIdle([() => Promise.resolve(came.push('help'))], () => came.push('all'), ask);
  stop();
  await come();
  expect([came, waiting]).toEqual([[], []]);
});
