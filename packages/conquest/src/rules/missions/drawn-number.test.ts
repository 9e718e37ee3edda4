import { testDigest } from '@vexillum/model/testing';
import { describe, expect, test } from 'vitest';
import { CountingDigest } from '../testing/index.ts';
import { drawnNumber } from './drawn-number.ts';

const SECRET = 'ab'.repeat(32);
const draw = (below: number, action = 'a', digestOf = new CountingDigest(50).digestOf) =>
  drawnNumber(digestOf, 'task.player-1', action, SECRET, below);

describe('a number that is drawn', () => {
  test.each([1, 3, 65_536, 65_537, 124_750, 2 ** 31 + 1, 2 ** 32])('is below %i, after a few digests', (below) => {
    for (let nth = 0; nth < 50; nth++) {
      const number = draw(below, `action ${nth}`);
      expect(Number.isInteger(number) && number >= 0 && number < below).toBe(true);
    }
  });

  test('is as likely in each part of a large range', () => {
    const parts = [0, 0, 0, 0];
    for (let nth = 0; nth < 2_000; nth++) {
      const part = Math.floor(draw(100_000, `action ${nth}`) / 25_000);
      parts[part] = (parts[part] ?? 0) + 1;
    }
    for (const count of parts) expect(Math.abs(count - 500)).toBeLessThan(100);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1])('cannot be below %d', (below) => {
    expect(() => draw(below)).toThrow(RangeError);
  });

  test('passes over draws that would make some numbers likelier, and never ends without a digest', () => {
    const below = 3 * 2 ** 30;
    const [first, second] = ['ffffffff', '00000007'];
    expect(drawnNumber(() => `${first}${second}`, 's', 'a', SECRET, below)).toBe(7);
    expect(
      drawnNumber(
        (_side, _slot, sealed) => ((sealed as { round: number }).round < 3 ? first : second),
        's',
        'a',
        SECRET,
        below,
      ),
    ).toBe(7);
    expect(() => drawnNumber(() => '', 's', 'a', SECRET, 2)).toThrow('a secret of 32 bytes');
    expect(draw(9, 'a', testDigest)).toBe(draw(9));
  });
});
