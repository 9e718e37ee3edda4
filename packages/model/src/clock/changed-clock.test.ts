import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankOf, clockOf } from '../records/clock.ts';
import { checkClock } from '../replay/check-clock.ts';
import { ClockEvening } from '../testing/clock-evening.ts';
import { plainClock } from './game-clock.ts';

const MINUTE = 60_000;

/** A turn that has lasted for so many seconds, by this rule. */
const after = (seconds: number, rule: object): ClockEvening => {
  const evening = new ClockEvening(rule);
  evening.now += seconds * 1000;
  return evening;
};

const set = (evening: ClockEvening, rule: object): ClockEvening => {
  evening.act('host', 'set-clock', rule);
  expect(checkClock(evening.entries, plainClock)).toEqual([]);
  return evening;
};

const secondsLeft = (evening: ClockEvening, side?: string): number => evening.left(side) / 1000;

describe('a clock that is changed in the middle of a turn', () => {
  test('counts what the turn has used: a longer limit gives what it is longer by', () => {
    expect(secondsLeft(set(after(240, { turnSeconds: 300 }), { turnSeconds: 600 }))).toBe(360);
  });

  test('a shorter one takes what it is shorter by', () => {
    expect(secondsLeft(set(after(60, { turnSeconds: 600 }), { turnSeconds: 300 }))).toBe(240);
  });

  test('but nobody is late by the change itself: the mover has the last quarter of the new limit, a minute at most, and no more than they had', () => {
    expect(secondsLeft(set(after(500, { turnSeconds: 600 }), { turnSeconds: 120 }))).toBe(30);
    expect(secondsLeft(set(after(500, { turnSeconds: 600 }), { turnSeconds: 400 }))).toBe(60);
    expect(secondsLeft(set(after(590, { turnSeconds: 600 }), { turnSeconds: 120 }))).toBe(10);
  });

  test('by correspondence they have an hour for it', () => {
    const evening = set(after(30 * 3600, { correspondenceHours: 72 }), { correspondenceHours: 24 });
    expect(secondsLeft(evening)).toBe(3600);
  });

  test('a mover who was late stays late, unless the new limit has not run out', () => {
    expect(secondsLeft(set(after(610, { turnSeconds: 600 }), { turnSeconds: 300 }))).toBe(-310);
    expect(secondsLeft(set(after(610, { turnSeconds: 600 }), { turnSeconds: 900 }))).toBe(290);
  });

  test('the notice is for that turn alone', () => {
    const evening = set(after(500, { turnSeconds: 600 }), { turnSeconds: 120 });
    evening.pass();
    expect(secondsLeft(evening)).toBe(120);
    expect(clockOf(evening.snapshot)).not.toHaveProperty('noticeMs');
  });

  test('a pause moves the notice too', () => {
    const evening = set(after(500, { turnSeconds: 600 }), { turnSeconds: 120 });
    evening.act('umpire', 'propose-pause');
    evening.now += 3_600_000;
    evening.act('umpire', 'resume-clock');
    expect(secondsLeft(evening)).toBe(30);
  });

  test('what becomes of a late turn can change without anything else', () => {
    expect(secondsLeft(set(after(290, { turnSeconds: 300 }), { turnSeconds: 300, onLate: 'pass' }))).toBe(10);
  });

  test('there was none: it begins with the change', () => {
    expect(secondsLeft(set(after(500, {}), { turnSeconds: 300 }))).toBe(300);
  });

  test('taken off and set again it goes on where it was', () => {
    const evening = set(after(290, { turnSeconds: 300 }), {});
    expect(clockOf(evening.snapshot)).toBeUndefined();
    evening.now += 45_000;
    expect(secondsLeft(set(evening, { turnSeconds: 300 }))).toBe(10);
    expect(evening.snapshot.public.clock.has('rest')).toBe(false);
  });

  test('but not into the next turn', () => {
    const evening = set(after(290, { turnSeconds: 300 }), {});
    evening.pass();
    expect(secondsLeft(set(evening, { turnSeconds: 300 }))).toBe(300);
  });
});

describe('a bank that is changed', () => {
  test('is as much larger or smaller for everybody; what was used is used', () => {
    const evening = after(100, { bankSeconds: 600 });
    set(evening, { bankSeconds: 900 });
    expect([secondsLeft(evening), secondsLeft(evening, 'blue')]).toEqual([800, 900]);
    evening.pass();
    expect([secondsLeft(evening, 'red'), secondsLeft(evening)]).toEqual([800, 900]);
    set(evening, { bankSeconds: 300 });
    expect([secondsLeft(evening, 'red'), secondsLeft(evening)]).toEqual([200, 300]);
  });

  test('and made smaller than that is used up, with a minute for whoever moves, until it is larger again', () => {
    const evening = set(after(500, { bankSeconds: 600 }), { bankSeconds: 300 });
    expect(secondsLeft(evening)).toBe(60);
    evening.pass();
    expect(bankOf(evening.snapshot, 'red')).toBe(-200_000);
    set(evening, { bankSeconds: 600 });
    expect(bankOf(evening.snapshot, 'red')).toBe(100_000);
  });

  test('is not full again when it was taken off in between, in this turn or a later one', () => {
    const evening = set(after(100, { bankSeconds: 600 }), { turnSeconds: 900 });
    evening.now += 10_000;
    set(evening, { bankSeconds: 600 });
    expect([secondsLeft(evening), secondsLeft(evening, 'blue')]).toEqual([490, 600]);
    set(evening, {});
    evening.pass();
    set(evening, { bankSeconds: 700 });
    expect([secondsLeft(evening, 'red'), secondsLeft(evening)]).toEqual([590, 700]);
  });

  test('what a late turn has overrun is owed to nobody, also when the bank is taken off and set again', () => {
    const evening = set(after(900, { bankSeconds: 600 }), { turnSeconds: 3600 });
    evening.pass();
    set(evening, { bankSeconds: 700 });
    expect(bankOf(evening.snapshot, 'red')).toBe(100_000);
  });

  test('an empty one stays as it is, whatever its owner does', () => {
    const evening = set(after(500, { bankSeconds: 600 }), { bankSeconds: 300 });
    evening.pass();
    evening.pass();
    evening.now += 5000;
    evening.pass();
    expect(bankOf(evening.snapshot, 'red')).toBe(-200_000);
  });
});

describe('laws of changing', () => {
  const rule = fc.record({
    turnSeconds: fc.constantFrom(0, 30, 300, 900),
    bankSeconds: fc.constantFrom(0, 60, 600, 1200),
    correspondenceHours: fc.constant(0),
  });
  const step = fc.record({ rule, wait: fc.integer({ min: 0, max: 200_000 }) });
  const limit = ({ turnSeconds, bankSeconds }: { readonly turnSeconds: number; readonly bankSeconds: number }) =>
    Math.min(turnSeconds || Infinity, bankSeconds || Infinity) * 1000;

  test('whatever is set in a turn, nobody gets more than the most generous of these rules gives, nor wins by going there and back', () => {
    fc.assert(
      fc.property(rule, fc.array(step, { minLength: 1, maxLength: 12 }), (first, steps) => {
        const evening = new ClockEvening(first);
        const began = evening.now;
        let most = limit(first);
        let without = 0;
        for (const one of steps) {
          const wasOff = clockOf(evening.snapshot) === undefined;
          evening.now += one.wait;
          if (wasOff) without += one.wait;
          evening.act('host', 'set-clock', one.rule);
          most = Math.max(most, limit(one.rule));
          const used = evening.now - began - without;
          expect(evening.left() === Infinity ? -used : evening.left()).toBeLessThanOrEqual(most - used);
        }
        expect(checkClock(evening.entries, plainClock)).toEqual([]);
      }),
      { numRuns: 300, seed: 9 },
    );
  });

  test('a change never makes late who was not', () => {
    fc.assert(
      fc.property(rule, fc.array(step, { minLength: 1, maxLength: 12 }), (first, steps) => {
        const evening = new ClockEvening(first);
        for (const one of steps) {
          evening.now += one.wait;
          const before = evening.left();
          evening.act('host', 'set-clock', one.rule);
          const least = before > 0 && before !== Infinity ? Math.min(before, MINUTE, limit(one.rule) / 4) : -Infinity;
          expect(evening.left()).toBeGreaterThanOrEqual(least);
        }
      }),
      { numRuns: 300, seed: 10 },
    );
  });
});
