import { describe, expect, test } from 'vitest';
import { answerTo, boardWith } from '../testing/index.ts';

describe('players who share a side (GT-BASE-003)', () => {
  const table = boardWith({
    first: { at: [30, 6, 0], command: 1 },
    second: { at: [50, 6, 0], command: 2 },
    enemy: { at: [50, 30, 180], side: 'blue', command: 2 },
  });
  const move = (seat: string, id: string) =>
    answerTo(table, seat, 'move-stands', { moves: [{ id, to: [40_000, 7_000, 0] }] });

  test('each run their own command, the captain all of them (GT-BASE-003)', () => {
    expect([move('red-2', 'first'), move('red-2', 'second')]).toEqual(['not-your-command', 'done']);
    expect([move('red-captain', 'first'), move('red-captain', 'second')]).toEqual(['done', 'done']);
  });

  test('and nobody the enemy’s (GT-BASE-003)', () => {
    expect([move('red-2', 'enemy'), move('blue-2', 'enemy')]).toEqual(['not-your-stand', 'done']);
  });
});
