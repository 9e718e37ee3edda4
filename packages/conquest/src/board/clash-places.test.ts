import { describe, expect, test } from 'vitest';
import { dicePlaces, widthOf } from './clash-places.ts';

describe('the dice of an attack on the map', () => {
  test('lie over the heads of both tokens', () => {
    expect(dicePlaces({ x: 200, y: 10 }, { rise: 40, drop: 30, die: 18 }, [3, 2])).toEqual([
      { x: -0, y: -40 },
      { x: 0, y: -40 },
    ]);
  });

  test.each([
    { x: 20, y: 4 },
    { x: -20, y: 4 },
    { x: 0, y: 0 },
  ])('never lie on each other: %o', (apart) => {
    const [attacker, defender] = dicePlaces(apart, { rise: 20, drop: 16, die: 13 }, [3, 2]);
    const middles = apart.x + defender.x - attacker.x;
    expect(Math.abs(middles)).toBeGreaterThan((widthOf(3, 13) + widthOf(2, 13)) / 2);
    expect(Math.sign(middles || 1)).toBe(Math.sign(apart.x || 1));
  });

  test('of a token that stands close under the other lie below it, where the other one’s count does not hide them', () => {
    const room = { rise: 30, drop: 20, die: 14 };
    expect(dicePlaces({ x: 2, y: 40 }, room, [3, 2]).map(({ y }) => y)).toEqual([-30, 20]);
    expect(dicePlaces({ x: 2, y: -40 }, room, [3, 2]).map(({ y }) => y)).toEqual([20, -30]);
    expect(dicePlaces({ x: 2, y: 90 }, room, [3, 2]).map(({ y }) => y)).toEqual([-30, -30]);
  });
});
