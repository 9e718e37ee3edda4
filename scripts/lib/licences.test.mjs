import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ageOf, dependenciesIn, isPermitted } from './licences.mjs';
import { root } from './root.mjs';

/**
 * @param {string} licence
 * @param {boolean} isShipped
 */
const under = (licence, isShipped = true) =>
  isPermitted({ path: 'node_modules/x', name: 'x', version: '1.0.0', licence, isShipped });

describe('licences', () => {
  test('of every dependency, direct or not, are in the permitted list', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const dependencies = dependenciesIn(packages);
    expect(dependencies.length).toBeGreaterThan(100);
    expect(dependencies.filter((dependency) => !isPermitted(dependency))).toEqual([]);
  });

  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND ISC', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['(MIT OR ISC) AND (GPL-3.0-only)', false],
    ['(GPL-2.0-only OR MIT OR ISC) AND GPL-3.0-only', false],
    ['UNLICENSED', false],
    ['unknown', false],
    ['', false],
  ])('%s is permitted: %s', (licence, expected) => {
    expect(under(licence)).toBe(expected);
  });

  test('the Mozilla licence is for tools, not for what players download', () => {
    expect(under('MPL-2.0', false)).toBe(true);
    expect(under('MPL-2.0', true)).toBe(false);
  });

  test('a dependency is read with its version, and our own packages are none', () => {
    const found = dependenciesIn({
      '': {},
      'packages/model': { version: '0.1.0' },
      'node_modules/@vexillum/model': { link: true },
      'node_modules/tool': { version: '2.0.0', license: 'ISC', dev: true },
      'node_modules/tool/node_modules/@a/b': { version: '1.0.0', dev: true },
      'node_modules/yjs': { version: '13.6.33', license: 'MIT' },
    });
    expect(found.map(({ name, version, licence, isShipped }) => [name, version, licence, isShipped])).toEqual([
      ['yjs', '13.6.33', 'MIT', true],
      ['@a/b', '1.0.0', 'unknown', false],
      ['tool', '2.0.0', 'ISC', false],
    ]);
  });
});

test.each([
  ['2026-11-21T12:00:00Z', '1 day'],
  ['2026-10-01T00:00:00Z', '52 days'],
  ['2025-11-22T00:00:00Z', '12 months'],
  ['2020-01-01T00:00:00Z', '6 years'],
  ['not a date', 'unknown'],
  [undefined, 'unknown'],
])('what came out on %s is %s old', (released, expected) => {
  expect(ageOf(released, Date.parse('2026-11-22T12:00:00Z'))).toBe(expected);
});
