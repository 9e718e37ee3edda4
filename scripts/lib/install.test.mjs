import { expect, test } from 'vitest';
import { isNodeTooOld } from './install.mjs';

test.each([
  ['18.20.4', true],
  ['20.18.3', true],
  ['20.19.0', false],
  ['22.1.0', false],
  ['24.0.0', false],
])('Node %s is too old: %s', (version, expected) => {
  expect(isNodeTooOld(version)).toBe(expected);
});
