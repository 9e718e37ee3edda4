import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fullProfiles as profiles } from '@vexillum/triumph';
import { describe, expect, test } from 'vitest';
import { root } from './lib/root.mjs';

const source = join(root, 'packages', 'triumph', 'src');

/** Profiles hold values, the pages of rules list them all, words name them, tests compare them: none of that is reading one. */
const isReader = (/** @type {string} */ path) =>
  path.endsWith('.ts') &&
  !/\.test\.ts$|rules[\\/]profiles[\\/]|rules-of-table|words[\\/]|testing[\\/]|samples[\\/]/.test(path);

const texts = () =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(isReader)
    .map((path) => readFileSync(join(source, path), 'utf8'))
    .join('\n');

/** What nothing reads yet, most of it before turns have phases and combats are fought; whoever makes one read takes it off this list. */
const waiting = [
  'centerMinimumHalfPoints',
  'flankEntryMu',
  'groupMayNot',
  'markerDepthMu',
  'markerWidthMu',
  'revealAfter',
  'sideMarginMu',
  'smallPieceMu',
];

/** @param {object} part @returns {string[]} */
const keysOf = (part) =>
  'value' in part && 'source' in part
    ? []
    : 'rows' in part
      ? []
      : Object.entries(part).flatMap(([key, inner]) => [
          key,
          ...(typeof inner === 'object' && inner !== null ? keysOf(inner) : []),
        ]);

describe('a value of a profile', () => {
  test('is read by something, or stands among those that wait', () => {
    const all = texts();
    const keys = [...new Set(profiles.flatMap((profile) => keysOf(profile)))];
    const unread = keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(all));
    expect(unread.sort()).toEqual([...waiting].sort());
  });
});
