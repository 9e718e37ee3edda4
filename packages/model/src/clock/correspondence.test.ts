import { describe, expect, test } from 'vitest';
import { clockOf, type ClockRule } from '../records/clock.ts';
import { checkClock } from '../replay/check-clock.ts';
import { ClockEvening } from '../testing/clock-evening.ts';
import { creditFor, type Outage } from './credit-clock.ts';
import { plainClock } from './game-clock.ts';
import { isLate } from './times.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const away = (evening: ClockEvening, from: number, until: number): Outage => ({
  from: new Date(evening.now + from).toISOString(),
  until: new Date(evening.now + until).toISOString(),
});

/** What a server that was away in that time gives back, of a turn that begins at 0. */
const given = (rule: ClockRule, from: number, until: number): number | undefined => {
  const evening = new ClockEvening(rule);
  return creditFor(clockOf(evening.snapshot), [away(evening, from, until)], rule)?.milliseconds;
};

describe('by correspondence', () => {
  const rule = { correspondenceHours: 72 };

  test('every turn has its hours, begun or not, and nothing else limits it', () => {
    const evening = new ClockEvening(rule);
    evening.now += DAY;
    evening.take('red', 'move', {}, {});
    expect(evening.left()).toBe(2 * DAY);
    evening.pass();
    expect([evening.side, evening.left()]).toEqual(['blue', 3 * DAY]);
  });

  test('an opponent gives a day more at a time, to a turn of minutes five of them', () => {
    const evening = new ClockEvening(rule);
    expect(evening.act('blue', 'grant-time', { seconds: 86_400 })).toBe(true);
    expect(evening.left()).toBe(4 * DAY);
    expect(evening.act('red', 'grant-time', { seconds: 86_400 })).toBe(false);
    expect(new ClockEvening({ turnSeconds: 600 }).act('blue', 'grant-time', { seconds: 301 })).toBe(false);
  });

  test('thirty days is the most, and a day on which a turn runs out then as well', () => {
    const evening = new ClockEvening({ correspondenceHours: 720 });
    expect(clockOf(evening.snapshot)?.deadlineAt).toBe('2026-01-31T00:00:00.000Z');
    evening.now += 30 * DAY - 1;
    expect(isLate(evening.snapshot, evening.at)).toBe(false);
    evening.now += 1;
    expect(isLate(evening.snapshot, evening.at)).toBe(true);
    expect(checkClock(evening.entries, plainClock)).toEqual([]);
  });

  test.each([{ turnSeconds: 60 }, { bankSeconds: 60 }, { beginSeconds: 60 }, { incrementSeconds: 5 }])(
    'is a clock of its own: with %j it is refused',
    (other) => {
      const evening = new ClockEvening(rule);
      expect(evening.act('host', 'set-clock', { correspondenceHours: 24, ...other })).toBe(false);
    },
  );

  test('a restart changes no deadline: whoever has days does not miss an hour', () => {
    expect(given(rule, DAY, DAY + HOUR)).toBeUndefined();
  });

  test('but an hour is left after it, also where the time ran out while there was no server', () => {
    expect(given(rule, 2 * DAY, 3 * DAY - 600_000)).toBe(3_000_000);
    expect(given(rule, 2 * DAY, 5 * DAY)).toBe(2 * DAY + HOUR);
  });

  test('and nothing is given where it had run out before', () => {
    expect(given(rule, 3 * DAY + 1, 5 * DAY)).toBeUndefined();
  });

  test('with an hour for a turn the whole of it is left, not more', () => {
    expect(given({ correspondenceHours: 1 }, 1000, 100_000)).toBe(100_000);
  });

  test('a long limit or a large bank is no correspondence: it gets back what it lost, and twenty seconds', () => {
    expect(given({ turnSeconds: 86_400 }, 0, 100_000)).toBe(120_000);
    expect(given({ bankSeconds: 86_400 }, 0, 100_000)).toBe(120_000);
  });

  test('of an absence whose beginning nobody knows, only a turn that began within it gets all back', () => {
    const evening = new ClockEvening({ turnSeconds: 600 });
    const vague = (from: number, until: number) => [{ ...away(evening, from, until), isVague: true as const }];
    const face = clockOf(evening.snapshot);
    expect(creditFor(face, vague(-1000, 300_000))?.milliseconds).toBe(320_000);
    expect(creditFor(face, vague(1000, 300_000))?.milliseconds).toBe(300_000);
  });
});
