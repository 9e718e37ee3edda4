import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grand201706 as grand } from '../profiles/grand-2017-06.ts';
import type { Profile } from '../profiles/profile.ts';
import { triumph11 } from '../profiles/triumph-1-1.ts';
import { many, type ThinnedStand, type ThinnedTable, thinnedTable } from '../testing/index.ts';
import { armyLosses } from './army-losses.ts';
import { hasLostShare, leastLoss } from './share.ts';

const third = { part: 1, of: 3 };
const of1 = (table: ThinnedTable, profile: Profile = grand) =>
  armyLosses(thinnedTable(table), profile, 'red').commands.find(({ command }) => command === 1);

/** A command of 31 points, of which so many are lost. */
const of31 = (lost: readonly number[]): ThinnedStand[] => [
  ...lost.map((points): ThinnedStand => ({ command: 1, points, place: 'lost' })),
  { command: 1, points: 31 - lost.reduce((sum, points) => sum + points, 0) },
];

describe('when a command is demoralized', () => {
  it('GT-CMD-008: of 31 points 10 lost leave it steady, 11 demoralize it', () => {
    expect(of1({ stands: of31([4, 3, 3]) })).toMatchObject({ total: 62, lost: 20, isDemoralized: false });
    expect(of1({ stands: of31([4, 4, 3]) })).toMatchObject({ total: 62, lost: 22, isDemoralized: true });
  });

  it('GT-CMD-007: an exact third is enough, half a point less is not', () => {
    expect(
      of1({ stands: [...many(3, { command: 1, points: 4, place: 'lost' }), ...many(6, { command: 1, points: 4 })] })
        ?.isDemoralized,
    ).toBe(true);
    const oneCheaper: ThinnedStand[] = [
      ...many(2, { command: 1, points: 4, place: 'lost' }),
      { command: 1, points: 3.5, place: 'lost' },
      ...many(6, { command: 1, points: 4 }),
      { command: 1, points: 0.5 },
    ];
    expect(of1({ stands: oneCheaper })).toMatchObject({ total: 72, lost: 23, isDemoralized: false });
  });

  it('says from which loss on: whole points where all its stands count whole ones, otherwise half points', () => {
    expect(of1({ stands: of31([4]) })?.demoralizedFrom).toBe(22);
    expect(
      of1({ stands: [...many(2, { command: 1, points: 3.5 }), ...many(6, { command: 1, points: 4 })] })
        ?.demoralizedFrom,
    ).toBe(21);
  });

  it('each command counts for itself', () => {
    const losses = armyLosses(
      thinnedTable({ stands: [{ command: 1, points: 24, place: 'lost' }, ...many(2, { command: 2, points: 24 })] }),
      grand,
      'red',
    );
    expect(losses.commands.map(({ command, isDemoralized }) => [command, isDemoralized])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('the standard game has no demoralized commands', () => {
    expect(of1({ stands: of31([31]) }, triumph11)).toBeUndefined();
  });

  it('never disagrees with fractions', () => {
    const points = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(points, points, (lost, total) => {
        expect(hasLostShare(lost, total, third)).toBe(3n * BigInt(lost) >= BigInt(total));
        const least = leastLoss(total, third);
        expect([hasLostShare(least - 1, total, third), hasLostShare(least, total, third)]).toEqual([false, true]);
      }),
    );
    expect(hasLostShare(0, 0, third)).toBe(false);
  });
});
