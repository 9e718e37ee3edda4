import { settled, TestClock } from '@vexillum/table/testing';
import { expect, it } from 'vitest';
import { oneByOne } from './one-by-one.ts';

/** Each thing takes so many milliseconds; noted is when it was begun, and the most that were under way at one time. */
const scene = (count: number, takes: number) => {
  const clock = new TestClock(0);
  const began: number[] = [];
  let underWay = 0;
  let most = 0;
  let isOver = false;
  const things = Array.from({ length: count }, (_, n) => n);
  const all = oneByOne(
    things,
    async () => {
      began.push(clock.now());
      most = Math.max(most, ++underWay);
      if (takes > 0) await new Promise<void>((resolve) => clock.after(takes, resolve));
      underWay--;
    },
    { clock, within: 4000 },
  ).then(() => (isOver = true));
  return {
    began,
    all,
    get most() {
      return most;
    },
    get isOver() {
      return isOver;
    },
    pass: async (milliseconds: number) => {
      for (let n = 0; n < milliseconds; n += 10) {
        await settled();
        clock.pass(10);
      }
      await settled();
    },
  };
};

it('a few are begun 150 ms apart, so that not all who play there come back in the same moment', async () => {
  const at = scene(4, 30);
  await at.pass(1000);
  expect(at.began).toEqual([0, 150, 300, 450]);
  expect(at.most).toBe(1);
  expect(at.isOver).toBe(true);
});

it('one that takes long holds up none behind it', async () => {
  const at = scene(4, 5000);
  await at.pass(500);
  expect(at.began).toEqual([0, 150, 300, 450]);
  expect(at.isOver).toBe(false);
  await at.pass(5000);
  expect(at.isOver).toBe(true);
});

it('however many there are, all are begun in time, and evenly', async () => {
  const at = scene(800, 50);
  await at.pass(4000);
  expect(at.began).toHaveLength(800);
  const inEachSecond = [0, 1, 2, 3].map((second) => at.began.filter((ms) => Math.floor(ms / 1000) === second).length);
  for (const begun of inEachSecond) expect(Math.abs(begun - 200)).toBeLessThan(10);
});

it('a database that is slow is asked for a bounded number at one time', async () => {
  const at = scene(1000, 2000);
  await at.pass(4000);
  expect(at.most).toBe(64);
  await at.pass(60_000);
  expect(at.began).toHaveLength(1000);
  expect(at.isOver).toBe(true);
});

it('where there is nothing it is over at once', async () => {
  await scene(0, 0).all;
});
