import { Value } from '@sinclair/typebox/value';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockActions } from '../actions/clock-actions.ts';
import { Edits } from '../changes.ts';
import { bankOf, clockOf } from '../records/clock.ts';
import { checkClock } from '../replay/check-clock.ts';
import type { ReplayEntry } from '../replay/replay-entry.ts';
import { ClockEvening } from '../testing/clock-evening.ts';
import { creditFor } from './credit-clock.ts';
import { plainClock } from './game-clock.ts';
import { isLate, remainingMs } from './times.ts';

const rule = fc.record({
  beginSeconds: fc.constantFrom(0, 20, 90),
  turnSeconds: fc.constantFrom(0, 60, 300),
  bankSeconds: fc.constantFrom(0, 120, 900),
});
const limited = rule.filter(
  ({ beginSeconds, turnSeconds, bankSeconds }) => beginSeconds + turnSeconds + bankSeconds > 0,
);
const wait = fc.integer({ min: 0, max: 40_000 });

/** Something that players or the server do about time. */
const deed = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), ms: wait }),
  fc.record({ kind: fc.constant('pass' as const) }),
  fc.record({ kind: fc.constant('say' as const) }),
  fc.record({ kind: fc.constant('move' as const) }),
  fc.record({ kind: fc.constant('grant' as const), seconds: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ kind: fc.constant('pause' as const), by: fc.constantFrom('red', 'blue', 'umpire') }),
  fc.record({ kind: fc.constant('resume' as const), by: fc.constantFrom('red', 'blue', 'umpire') }),
  fc.record({ kind: fc.constant('credit' as const), ms: wait }),
);
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

/** Answers what was given, in milliseconds. */
const perform = (evening: ClockEvening, { kind, ...said }: Deed): number => {
  const { ms = 0, seconds = 0, by = '' } = said as { ms?: number; seconds?: number; by?: string };
  if (kind === 'wait') evening.now += ms;
  else if (kind === 'pass') evening.pass();
  else if (kind === 'say' || kind === 'move') evening.take(evening.side, kind, {}, {});
  else if (kind === 'grant') return evening.act('umpire', 'grant-time', { seconds }) ? seconds * 1000 : 0;
  else if (kind === 'pause') evening.act(by, 'propose-pause');
  else if (kind === 'resume') evening.act(by, 'resume-clock');
  else if (clockOf(evening.snapshot)) {
    evening.credit({ milliseconds: ms, why: 'jump' });
    return clockOf(evening.snapshot)?.pausedAt === undefined ? ms : 0;
  }
  return 0;
};

const laws = { numRuns: 150, seed: 6 };

describe('laws of the clock', () => {
  test('what a mover has left in their turn never grows but by what was given, and never shrinks but by time that passes', () => {
    fc.assert(
      fc.property(limited, fc.array(deed, { maxLength: 40 }), (said, deeds) => {
        const evening = new ClockEvening({ ...said, beginSeconds: 0 });
        for (const one of deeds) {
          const [turn, left, now] = [evening.snapshot.public.turn.get('this'), evening.left(), evening.now];
          const isPaused = clockOf(evening.snapshot)?.pausedAt !== undefined;
          const given = perform(evening, one);
          if (evening.snapshot.public.turn.get('this') !== turn || left === Infinity) continue;
          expect(evening.left()).toBe(left + given - (isPaused ? 0 : evening.now - now));
        }
      }),
      laws,
    );
  });

  test('banks: all that was ever used is what is missing from what was given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), fc.array(wait, { maxLength: 12 }), (increment, waits) => {
        const evening = new ClockEvening({ bankSeconds: 3600, incrementSeconds: increment });
        for (const ms of waits) {
          evening.now += ms;
          evening.pass();
        }
        const used = waits.reduce((sum, ms) => sum + ms, 0);
        const left = ['red', 'blue'].reduce((sum, side) => sum + (bankOf(evening.snapshot, side) ?? 0), 0);
        expect(left).toBe(2 * 3_600_000 + waits.length * increment * 1000 - used);
      }),
      laws,
    );
  });

  test('a bank that is empty stays empty, and is never less', () => {
    const evening = new ClockEvening({ bankSeconds: 10 });
    evening.now += 15_000;
    expect(evening.left()).toBe(-5000);
    expect(isLate(evening.snapshot, evening.at)).toBe(true);
    evening.pass();
    expect(bankOf(evening.snapshot, 'red')).toBe(0);
    evening.pass();
    expect(isLate(evening.snapshot, evening.at)).toBe(true);
  });

  test('a pause moves the deadline by exactly its length, however long it is', () => {
    fc.assert(
      fc.property(limited, wait, wait, (said, before, length) => {
        const evening = new ClockEvening(said);
        evening.now += before;
        const deadline = Date.parse(clockOf(evening.snapshot)?.deadlineAt ?? '');
        evening.act('umpire', 'propose-pause');
        evening.now += length;
        const face = clockOf(evening.snapshot);
        expect(face && remainingMs(face, evening.at)).toBe(deadline - (evening.now - length));
        evening.act('umpire', 'resume-clock');
        expect(Date.parse(clockOf(evening.snapshot)?.deadlineAt ?? '')).toBe(deadline + length);
      }),
      laws,
    );
  });

  test('whatever happens, a checker who has only the ledger finds the same clock', () => {
    fc.assert(
      fc.property(limited, fc.array(deed, { maxLength: 40 }), (said, deeds) => {
        const evening = new ClockEvening(said);
        for (const one of deeds) perform(evening, one);
        expect(checkClock(evening.entries, plainClock)).toEqual([]);
      }),
      laws,
    );
  });

  test('and a ledger that gives somebody a second too much is found out', () => {
    fc.assert(
      fc.property(limited, fc.array(deed, { maxLength: 20 }), fc.nat(), (said, deeds, at) => {
        const evening = new ClockEvening(said);
        for (const one of deeds) perform(evening, one);
        const timed = evening.entries.filter(({ changes }) => clockIn(changes)?.[1]);
        const forged = timed[at % timed.length] as ReplayEntry;
        const face = clockIn(forged.changes)?.[1] as { deadlineAt: string };
        face.deadlineAt = new Date(Date.parse(face.deadlineAt ?? forged.at) + 1000).toISOString();
        expect(checkClock(evening.entries, plainClock)[0]?.seq).toBe(forged.seq);
      }),
      laws,
    );
  });
});

const clockIn = (changes: ReplayEntry['changes']): readonly unknown[] | undefined =>
  (changes?.['clock'] as { this?: readonly unknown[] } | undefined)?.this;

describe('time that nobody could use', () => {
  const running = () => {
    const evening = new ClockEvening({ turnSeconds: 60 });
    evening.now += 10_000;
    return evening;
  };
  const span = (evening: ClockEvening, from: number, until: number) => ({
    from: new Date(evening.now + from * 1000).toISOString(),
    until: new Date(evening.now + until * 1000).toISOString(),
  });

  test('several absences of the server count together, each with twenty seconds to come back', () => {
    const evening = running();
    const outages = [span(evening, 0, 100), span(evening, 110, 200), span(evening, 900, 901)];
    expect(creditFor(clockOf(evening.snapshot), outages)).toMatchObject({ milliseconds: 230_000, why: 'server' });
  });

  test('a clock that stands still loses nothing, and needs nothing back', () => {
    const evening = running();
    evening.act('umpire', 'propose-pause');
    expect(creditFor(clockOf(evening.snapshot), [span(evening, 0, 100)])).toBeUndefined();
  });

  test('another server goes on with the turn from its beginning, once the players say so', () => {
    const evening = running();
    evening.now += 86_400_000;
    evening.take('host', 'continued', {}, {});
    expect(clockOf(evening.snapshot)).toMatchObject({ pausedAt: evening.at, pausedBy: 'house' });
    expect(evening.left()).toBe(60_000);
    evening.now += 5000;
    expect(evening.act('red', 'resume-clock') && evening.act('blue', 'resume-clock')).toBe(true);
    expect(evening.left()).toBe(60_000);
  });
});

describe('attacks on the clock', () => {
  test('a pause that was asked for in another turn does not count in this one: nobody keeps it up their sleeve', () => {
    const evening = new ClockEvening({ turnSeconds: 60 });
    evening.act('blue', 'propose-pause');
    evening.pass();
    evening.pass();
    evening.now += 59_000;
    evening.act('red', 'propose-pause');
    expect(clockOf(evening.snapshot)).not.toHaveProperty('pausedAt');
    expect(evening.act('blue', 'propose-pause')).toBe(true);
    expect(clockOf(evening.snapshot)).toHaveProperty('pausedAt');
  });

  test('a side that wanted a pause before another server took over has not said that it wants to go on', () => {
    const evening = new ClockEvening({ turnSeconds: 60 });
    evening.act('red', 'propose-pause');
    evening.take('host', 'continued', {}, {});
    evening.act('blue', 'resume-clock');
    expect(clockOf(evening.snapshot)).toHaveProperty('pausedAt');
  });

  test('a host who stops the clock for time to think can be made to go on by any side', () => {
    const evening = new ClockEvening({ turnSeconds: 60 });
    evening.unseat('umpire');
    expect(evening.act('host', 'propose-pause')).toBe(true);
    evening.now += 600_000;
    expect(evening.act('blue', 'resume-clock')).toBe(true);
    expect(clockOf(evening.snapshot)).not.toHaveProperty('pausedAt');
    expect(evening.left()).toBe(60_000);
  });

  test('asking for a pause, and taking it back, stops nothing and wins nothing', () => {
    const evening = new ClockEvening({ turnSeconds: 60 });
    for (let n = 0; n < 20; n++) {
      evening.now += 1000;
      evening.act('red', n % 2 === 0 ? 'propose-pause' : 'withdraw-pause');
    }
    expect(evening.left()).toBe(40_000);
  });

  test('turns that are ended, taken back and ended again win a side no time', () => {
    fc.assert(
      fc.property(fc.array(wait, { minLength: 1, maxLength: 12 }), (waits) => {
        const evening = new ClockEvening({ bankSeconds: 3600, incrementSeconds: 30 });
        const pass = (number: number, side: string, name: string) =>
          evening.take('red', name, {}, new Edits(evening.snapshot).put('turn', 'this', { number, side }).changes());
        for (const ms of waits) {
          evening.now += ms;
          pass(2, 'blue', 'pass-turn');
          evening.now += 500;
          pass(1, 'red', 'undo-action');
        }
        const used = waits.reduce((sum, ms) => sum + ms, 0);
        expect(evening.left('red')).toBe(3_600_000 - used);
        expect(checkClock(evening.entries, plainClock)).toEqual([]);
      }),
      laws,
    );
  });

  test('a clock that is set after the last turn runs for nobody, and cannot be stopped', () => {
    const evening = new ClockEvening({});
    const end = new Edits(evening.snapshot).put('turn', 'this', null).changes();
    evening.take('host', 'end-game', {}, end);
    expect(evening.act('host', 'set-clock', { turnSeconds: 60 })).toBe(true);
    expect(clockOf(evening.snapshot)).toBeUndefined();
    expect(evening.act('red', 'propose-pause')).toBe(false);
    expect(evening.act('umpire', 'grant-time', { seconds: 60 })).toBe(false);
  });

  test.each([
    ['set-clock', { turnSeconds: -60 }],
    ['set-clock', { turnSeconds: 0.5 }],
    ['set-clock', { bankSeconds: 1e15 }],
    ['set-clock', { turnSeconds: '60' }],
    ['set-clock', { onLate: 'win' }],
    ['set-clock', { deadlineAt: null }],
    ['grant-time', { seconds: 0 }],
    ['grant-time', { seconds: -3600 }],
    ['grant-time', { seconds: Number.MAX_SAFE_INTEGER }],
    ['propose-pause', { pausedAt: '2020-01-01T00:00:00.000Z' }],
  ])('%s with %j is no request at all', (name, args) => {
    const action = clockActions.find((one) => one.name === name);
    expect(action && Value.Check(action.args, args)).toBe(false);
  });

  test('all the time that can be granted is still a date', () => {
    const evening = new ClockEvening({ turnSeconds: 1_000_000, bankSeconds: 1_000_000 });
    for (let n = 0; n < 1000; n++) evening.act('umpire', 'grant-time', { seconds: 3600 });
    expect(evening.left()).toBe(4_600_000_000);
  });
});
