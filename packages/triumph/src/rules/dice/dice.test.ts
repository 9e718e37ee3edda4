import fc from 'fast-check';
import type { LogLine, TableEvent } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { grand201706 as grand } from '../profiles/grand-2017-06.ts';
import { commandPoints } from './command-points.ts';
import { diceStatistics, rollsInLog } from './dice-statistics.ts';
import { reasonOf, rollPurposes, type RollReason, whyOf } from './roll-purposes.ts';

describe('what a roll is for', () => {
  test('is its first word, with whose it is and for which command (GT-CP-001)', () => {
    expect(whyOf({ purpose: 'command-points', side: 'red', command: 2 })).toBe('command-points red 2');
    expect(reasonOf('command-points red 2')).toEqual({ purpose: 'command-points', side: 'red', command: 2 });
    expect(reasonOf('combat: Knights: on Spears')).toEqual({ purpose: 'combat', about: 'Knights: on Spears' });
  });

  test('is anything else where a player wrote something of their own', () => {
    expect(reasonOf('luck')).toEqual({ purpose: 'other', about: 'luck' });
    expect(reasonOf('combat on the left')).toEqual({ purpose: 'other', about: 'combat on the left' });
    expect(reasonOf('')).toEqual({ purpose: 'other' });
  });

  test('reads back as it was written', () => {
    const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
    const reasons = fc.record({
      purpose: fc.constantFrom(...rollPurposes.map(({ code }) => code)),
      side: optional(['red', 'blue']),
      command: optional([1, 2, 3] as const),
      about: optional(['Knights on Spears', 'a: b']),
    });
    fc.assert(
      fc.property(reasons, (reason) => {
        expect(reasonOf(whyOf(reason as RollReason))).toEqual(reason);
      }),
    );
  });

  test('is never longer than a roll takes', () => {
    expect(whyOf({ purpose: 'other', about: 'x'.repeat(500) })).toHaveLength(120);
  });
});

test('a command has at least 1 command point and at most 6, whatever is added (GT-CP-006, GT-CP-009)', () => {
  expect(([-1, 0, 1] as const).map((mod) => commandPoints(grand, 1, mod))).toEqual([1, 1, 2]);
  expect(([-1, 0, 1] as const).map((mod) => commandPoints(grand, 6, mod))).toEqual([5, 6, 6]);
});

describe('dice statistics', () => {
  const line = (seat: string, why: string, values: number[], isByHand = false, sides = 6): LogLine<TableEvent> => ({
    seq: 1,
    at: '',
    seat,
    event: { kind: 'dice-rolled', dice: values.map(() => sides), values, why, isByHand },
  });
  const sideOf = (seat: string) => ['red', 'blue'].find((side) => seat.startsWith(side));
  const moved: LogLine = { seq: 1, at: '', seat: 'red-1', event: { kind: 'stands-moved' } };
  const statistics = (...lines: LogLine[]) => diceStatistics(rollsInLog(lines), sideOf);

  test('count each side’s dice by purpose: how many, their mean, and how often each number came', () => {
    const counted = statistics(
      line('red-1', 'command-points red 1', [6]),
      line('red-captain', 'command-points red 2', [2, 1]),
      line('blue-2', 'combat', [3]),
    );
    expect(counted).toEqual([
      {
        side: 'red',
        purpose: 'command-points',
        sides: 6,
        count: 3,
        mean: 3,
        expected: 3.5,
        distribution: [1, 1, 0, 0, 0, 1],
      },
      { side: 'blue', purpose: 'combat', sides: 6, count: 1, mean: 3, expected: 3.5, distribution: [0, 0, 1, 0, 0, 0] },
    ]);
  });

  test('keep other kinds of dice apart', () => {
    expect(statistics(line('red-1', '', [6]), line('red-1', '', [20], false, 20)).map(({ sides }) => sides)).toEqual([
      6, 20,
    ]);
  });

  test('leave out what was typed in by hand, and what is no roll', () => {
    expect(statistics(line('red-1', '', [6], true), moved)).toEqual([]);
  });

  test('an umpire’s roll counts for whom it names; a player’s own counts for that player', () => {
    expect(statistics(line('umpire', 'combat blue', [4]))[0]?.side).toBe('blue');
    expect(statistics(line('umpire', 'combat', [4]))[0]?.side).toBeNull();
    expect(statistics(line('red-1', 'combat blue', [1]))[0]?.side).toBe('red');
  });

  test('of a combat count for the side that each die was thrown for, whoever pressed Fight', () => {
    const fought: LogLine = {
      seq: 1,
      at: '',
      seat: 'red-captain',
      event: { kind: 'combat-fought', id: 'c1', fight: 'close', side: 'red', values: [6, 1] } as LogLine['event'],
    };
    const means = statistics(fought).map(({ side, purpose, mean }) => [side, purpose, mean]);
    expect(means).toEqual([
      ['red', 'combat', 6],
      ['blue', 'combat', 1],
    ]);
  });

  test('lose no die', () => {
    const dice = fc.array(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }), { maxLength: 12 });
    fc.assert(
      fc.property(dice, (rolls) => {
        const counted = statistics(...rolls.map((values, i) => line(i % 2 ? 'red-1' : 'blue-1', 'combat', values)));
        const total = counted.reduce((sum, { distribution }) => sum + distribution.reduce((a, b) => a + b, 0), 0);
        expect(total).toBe(rolls.flat().length);
        for (const { count, mean, distribution } of counted)
          expect(distribution.reduce((sum, n, i) => sum + n * (i + 1), 0)).toBeCloseTo(count * mean);
      }),
    );
  });
});
