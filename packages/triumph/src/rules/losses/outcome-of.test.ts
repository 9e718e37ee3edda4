import { describe, expect, it } from 'vitest';
import { grand201706 as grand } from '../profiles/grand-2017-06.ts';
import { triumph11 } from '../profiles/triumph-1-1.ts';
import { many, play, type ThinnedStand, thinnedTable } from '../testing/index.ts';
import { lossesForReader } from './losses-for.ts';
import { outcomeOf } from './outcome-of.ts';

describe('the end of a turn', () => {
  const outcome = (red: number, blue: number, armies = { red: 144, blue: 144 }) =>
    outcomeOf(
      lossesForReader(
        thinnedTable({
          armies,
          stands: [
            { command: 1, points: red, place: 'lost' },
            { command: 1, points: blue, place: 'lost', side: 'blue' },
          ],
        }),
        grand,
      ),
    );

  it('GT-WIN-001: an army that has lost half and more than the enemy is defeated', () => {
    expect(outcome(72, 71.5)).toEqual({ kind: 'defeat', side: 'red' });
    expect(outcome(60, 90)).toEqual({ kind: 'defeat', side: 'blue' });
  });

  it('GT-WIN-001: half a point less than half is not enough, whatever the enemy has lost', () => {
    expect(outcome(71.5, 0)).toEqual({ kind: 'none' });
    expect(outcome(70, 75, { red: 100, blue: 200 })).toEqual({ kind: 'none' });
  });

  it('GT-WIN-001: half of an uneven army is exact', () => {
    expect(outcome(71.5, 0, { red: 143, blue: 144 })).toEqual({ kind: 'defeat', side: 'red' });
    expect(outcome(71, 0, { red: 143, blue: 144 })).toEqual({ kind: 'none' });
  });

  it('GT-WIN-002: with equal losses play goes on', () => {
    expect(outcome(80, 80)).toEqual({ kind: 'equal' });
    expect(outcome(50, 50)).toEqual({ kind: 'none' });
    expect(outcome(60, 60, { red: 100, blue: 200 })).toEqual({ kind: 'equal' });
  });

  it('the standard game ends at 16 points, as far as is known', () => {
    const lost = (points: number) => [{ command: 1, points, place: 'lost' }] as const;
    const end = (points: number) => outcomeOf(lossesForReader(thinnedTable({ stands: lost(points) }), triumph11));
    expect([end(15.5).kind, end(16).kind]).toEqual(['none', 'defeat']);
  });

  it('the next turn’s entry tells how it ended, in public points alone', () => {
    const stands: ThinnedStand[] = [
      { command: 1, points: 80, place: 'lost' },
      { command: 1, points: 1, place: 'lost', side: 'blue' },
    ];
    const begun = play(thinnedTable({ stands }), 'red-captain', 'begin-turn', {});
    expect(begun.event).toEqual({
      kind: 'turn-begun',
      number: 1,
      side: 'red',
      lost: { red: 8, blue: 8 },
      isEqual: false,
    });
    const half = thinnedTable({ stands: many(18, { command: 1, points: 1, place: 'lost' }) });
    expect(play(half, 'red-captain', 'begin-turn', {}).event).toMatchObject({
      lost: { red: 144, blue: 0 },
      defeated: 'red',
    });
    const both = thinnedTable({
      stands: [
        ...many(18, { command: 1, points: 1, place: 'lost' }),
        ...many(18, { command: 1, points: 1, place: 'lost', side: 'blue' }),
      ],
    });
    expect(play(both, 'red-captain', 'begin-turn', {}).event).toMatchObject({ isEqual: true });
  });
});
