import { describe, expect, it } from 'vitest';
import { readDice } from './read-dice.ts';

describe('dice as players write them', () => {
  it.each([
    ['d6', [6]],
    ['3d6', [6, 6, 6]],
    ['2d6+d10', [6, 6, 10]],
    [' 1D20, 2d4 ', [20, 4, 4]],
    ['2w6', [6, 6]],
  ])('“%s”', (text, dice) => {
    expect(readDice(text)).toEqual(dice);
  });

  it.each(['', 'd', '0d6', '13d6', 'd1', 'd101', '6', 'two dice', '7d6 6d6'])('“%s” is no throw', (text) => {
    expect(readDice(text)).toBeUndefined();
  });
});
