import { expect, test } from 'vitest';
import { measuredText } from './measured-text.ts';

test('what was measured is told in its own unit: command points are no pieces', () => {
  expect(measuredText({ value: 3, allowed: 1, is: 'at-most', unit: 'command-points' })).toBe(
    '3 command points, at most 1 command point',
  );
  expect(measuredText({ value: 8.001, allowed: 8, is: 'at-most', unit: 'MU' })).toBe('8.01 MU, at most 8 MU');
});
