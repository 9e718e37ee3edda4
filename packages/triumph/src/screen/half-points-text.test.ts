import { describe, expect, it } from 'vitest';
import { halfPointsText } from './half-points-text.ts';

describe('points are counted in halves and written as players write them', () => {
  it.each([
    [0, '0'],
    [1, '½'],
    [2, '1'],
    [7, '3½'],
    [95, '47½'],
    [288, '144'],
    [-1, '-½'],
    [-3, '-1½'],
  ])('%i half-points read %s', (halfPoints, text) => {
    expect(halfPointsText(halfPoints)).toBe(text);
  });
});
