import { winnersOf } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { many, play, type ThinnedStand, thinnedTable } from '../testing/index.ts';
import { battleResult } from './battle-result.ts';

/** Stands of 4 points each that are lost, and the battle ended by the umpire. */
const endedWith = (red: number, blue: number) => {
  const lost: ThinnedStand[] = [
    ...many(red, { command: 1, points: 4, place: 'lost' }),
    ...many(blue, { command: 1, points: 4, place: 'lost', side: 'blue' }),
  ];
  return play(thinnedTable({ stands: lost }), 'umpire', 'end-game', {}).snapshot;
};

describe('how a battle ended', () => {
  it('nothing is said while it goes on, however much is lost', () => {
    expect(battleResult(thinnedTable({ stands: many(30, { command: 1, points: 4, place: 'lost' }) }))).toBeUndefined();
  });

  it('GT-WIN-001: an army that has lost half of its points and more than the enemy is defeated', () => {
    const result = battleResult(endedWith(20, 3));
    expect(result).toMatchObject({
      sides: [
        { side: 'red', place: 2, counts: { lostHalfPoints: 160, lostStands: 20 } },
        { side: 'blue', place: 1, counts: { lostHalfPoints: 24, lostStands: 3 } },
      ],
      rule: { id: 'army-is-defeated', source: expect.stringContaining('GT-WIN-001') as string },
    });
    expect(result && winnersOf(result)).toEqual(['blue']);
  });

  it('GT-WIN-002: with equal losses nobody is defeated, and nobody has won', () => {
    const result = battleResult(endedWith(20, 20));
    expect(result?.rule.id).toBe('nobody-is-defeated');
    expect(result && winnersOf(result)).toEqual([]);
  });

  it('a battle that is ended early has no winner', () => {
    expect(battleResult(endedWith(2, 1))).toMatchObject({
      sides: [
        { side: 'red', counts: { lostHalfPoints: 16 } },
        { side: 'blue', counts: { lostHalfPoints: 8 } },
      ],
      rule: { id: 'nobody-is-defeated' },
    });
  });
});
