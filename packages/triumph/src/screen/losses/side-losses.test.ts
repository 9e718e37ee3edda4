import { expect, it } from 'vitest';
import { shareText } from './side-losses.ts';

const third = { part: 1, of: 3 };

it.each([
  [62, '10⅓'],
  [63, '10½'],
  [64, '10⅔'],
  [66, '11'],
  [61, '10⅙'],
  [65, '10⅚'],
  [2, '⅓'],
])('a third of %i half-points is %s', (halfPoints, text) => expect(shareText(halfPoints, third)).toBe(text));

it('other parts are told to the last fraction too', () => {
  expect(shareText(287, { part: 1, of: 2 })).toBe('71¾');
  expect(shareText(62, { part: 2, of: 5 })).toBe('12 2/5');
  expect(shareText(1, { part: 1, of: 5 })).toBe('1/10');
});
