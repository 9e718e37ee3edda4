import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HoldRun } from './hold-run.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** When each step was done, in milliseconds from the start. */
const timesOf = async (
  milliseconds: number,
  steps = Number.POSITIVE_INFINITY,
): Promise<{ times: number[]; run: HoldRun }> => {
  const begin = Date.now();
  const times: number[] = [];
  const run = new HoldRun();
  run.start(() => Promise.resolve(times.push(Date.now() - begin) < steps));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return { times, run };
};

it('the first comes at once, each next one sooner, and none sooner than anybody can stop', async () => {
  const { times, run } = await timesOf(4_000);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(times[0]).toBe(0);
  expect(pauses[0]).toBe(320);
  expect(pauses.every((pause, index) => pause <= (pauses[index - 1] ?? pause))).toBe(true);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(60);
  expect(times.length).toBeGreaterThan(30);
  run.stop();
  const before = times.length;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(times.length).toBe(before);
});

it('where nothing more can be done it ends by itself', async () => {
  expect((await timesOf(4_000, 3)).times).toHaveLength(3);
});

it('the next waits for the answer to the last, and nothing comes after it was let go', async () => {
  const answers: ((isMore: boolean) => void)[] = [];
  const run = new HoldRun();
  run.start(() => new Promise((answer) => answers.push(answer)));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answers).toHaveLength(1);
  run.stop();
  answers[0]?.(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answers).toHaveLength(1);
});
