import type { Due } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { settled } from '../testing/settled.ts';
import { TestClock } from '../testing/test-clock.ts';
import type { Answer } from './answer.ts';
import { Steward } from './steward.ts';

const done: Answer = { kind: 'ack', seq: 1, result: {} };

/** A server with so many tables, each of which waits for the same moment; counts how often any of them is asked what is due. */
const server = (tables: number, due: Due | undefined, isEmpty = false) => {
  const clock = new TestClock(0);
  const counted = { asked: 0, done: 0 };
  const answers = { isDone: false };
  const stewards = Array.from(
    { length: tables },
    () =>
      new Steward({
        clock,
        pace: 900,
        random: () => 0,
        due: () => {
          counted.asked += 1;
          return answers.isDone ? undefined : due;
        },
        act: async () => {
          counted.done += 1;
          answers.isDone = true;
          return done;
        },
        isEmpty: () => isEmpty,
      }),
  );
  return { clock, counted, stewards };
};
const at = (seconds: number): Due => ({
  at: new Date(seconds * 1000).toISOString(),
  seat: 'host',
  name: 'skip-turn',
  args: {},
});

it('500 quiet tables without a clock are asked once, when they are opened', () => {
  const { clock, counted } = server(500, undefined);
  clock.pass(3_600_000);
  expect(counted).toEqual({ asked: 500, done: 0 });
});

it('500 tables whose turns run out tomorrow are not asked again before that', () => {
  const { clock, counted, stewards } = server(500, at(86_400));
  clock.pass(900_000);
  expect(counted).toEqual({ asked: 500, done: 0 });
  expect(stewards.some(({ isWaiting }) => isWaiting)).toBe(false);
});

it('what is due far away is done in time, and asked for three times: when it is known, when it is due, and after it', async () => {
  const { clock, counted } = server(1, at(7200));
  clock.pass(7_199_999);
  expect(counted).toEqual({ asked: 1, done: 0 });
  clock.pass(1);
  await settled();
  expect(counted).toEqual({ asked: 3, done: 1 });
});

it('what is due in thirty days is not done in the next moment, as a timer of that length would', async () => {
  const { clock, counted } = server(1, at(30 * 86_400));
  clock.pass(30 * 86_400_000 - 1);
  expect(counted).toEqual({ asked: 1, done: 0 });
  clock.pass(1);
  await settled();
  expect(counted.done).toBe(1);
});

describe('when the clock jumps', () => {
  /** One table on a machine whose clock can be told another time. */
  const jumping = (due: (emptySince: string | undefined) => Due, isEmpty: boolean) => {
    const [base, done] = [new TestClock(10_000_000), [] as string[]];
    let shift = 0;
    const clock = { now: () => base.now() + shift, after: base.after.bind(base) };
    const act = async ({ name }: Due) => {
      done.push(name);
      return { kind: 'ack' as const, seq: 1, result: {} };
    };
    const asked = { clock, pace: 900, random: () => 0, act, isEmpty: () => isEmpty };
    const steward = new Steward({ ...asked, due: ({ emptySince }) => due(emptySince) });
    const jump = (milliseconds: number) => {
      shift += milliseconds;
      steward.jumped(milliseconds);
    };
    return { done, jump, pass: (milliseconds: number) => base.pass(milliseconds) };
  };

  it('a table is not cleared away because its machine slept for an hour', () => {
    const minuteAfter = (since = '') => ({ ...at(Date.parse(since) / 1000 + 60), name: 'reset-game' });
    const { done, jump, pass } = jumping(minuteAfter, true);
    pass(10_000);
    jump(3_600_000);
    pass(49_999);
    expect(done).toEqual([]);
    pass(1);
    expect(done).toEqual(['reset-game']);
  });

  it('and a turn that ends by a clock that was set back does not wait for the time at which the table was opened', () => {
    const { done, jump, pass } = jumping(() => at(9000 + 60), false);
    jump(-1_000_000);
    pass(59_999);
    expect(done).toEqual([]);
    pass(1);
    expect(done).toEqual(['skip-turn']);
  });
});

it('comings and goings ask only where they make the room empty or full', () => {
  const { counted, stewards } = server(1, at(7200));
  for (let n = 0; n < 10; n++) stewards[0]?.peopleChanged();
  expect(counted.asked).toBe(1);
});
