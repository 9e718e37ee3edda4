import { expect, it } from 'vitest';
import { readValues } from './dice-by-hand.ts';

it('reads dice with spaces, commas, or as plain digits', () => {
  expect(readValues('4 2 6', 6)).toEqual([4, 2, 6]);
  expect(readValues(' 4,2 ', 6)).toEqual([4, 2]);
  expect(readValues('426', 6)).toEqual([4, 2, 6]);
  expect(readValues('20', 20)).toEqual([20]);
});

it('takes no number that the die does not have, and no words', () => {
  for (const [text, sides] of [
    ['7', 6],
    ['0', 6],
    ['', 6],
    ['four', 6],
    ['21', 20],
    ['1 1 1 1 1 1 1 1 1 1 1 1 1', 6],
  ] as const)
    expect([text, readValues(text, sides)]).toEqual([text, undefined]);
});
