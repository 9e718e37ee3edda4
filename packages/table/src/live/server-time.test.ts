import { expect, it } from 'vitest';
import { ServerTime } from './server-time.ts';

const START = Date.UTC(2026, 0, 1);

/** A browser whose clock is wrong by so many milliseconds. */
const browser = (wrongBy: number) => {
  const page = { now: START + wrongBy };
  return { page, time: new ServerTime(() => page.now) };
};

it('goes by the greeting first, however wrong the browser’s own clock is', () => {
  const { page, time } = browser(-3_600_000);
  time.greet(new Date(START).toISOString());
  expect(time.now()).toBe(START);
  page.now += 5000;
  expect(time.now()).toBe(START + 5000);
});

it('believes the answer that was the least time under way', () => {
  const { page, time } = browser(500);
  time.greet(new Date(START - 900).toISOString());
  page.now += 1000;
  time.hear(START + 980, 40);
  expect(time.now()).toBe(START + 1000);
  page.now += 1000;
  time.hear(START + 1100, 1400);
  expect(time.now()).toBe(START + 2000);
});

it('forgets what it knew on a new line, and an answer that says no time', () => {
  const { time } = browser(0);
  time.hear(START, 10);
  time.greet(new Date(START + 60_000).toISOString());
  time.hear(Number.NaN, 1);
  expect(time.now()).toBe(START + 60_000);
});
