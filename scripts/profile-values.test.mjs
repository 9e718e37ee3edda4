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

/** @typedef {{ readonly code: string }} Row */
/** @typedef {{ readonly rows: readonly Row[] }} Table */

/** @param {unknown} part @returns {part is object} */
const isPart = (part) => typeof part === 'object' && part !== null && !Array.isArray(part);

/** @param {object} part @returns {part is Table} */
const isTable = (part) => 'rows' in part && Array.isArray(part.rows);

/** @param {object} part @returns {string[]} */
const keysOf = (part) =>
  ('value' in part && 'source' in part) || isTable(part)
    ? []
    : Object.entries(part).flatMap(([key, inner]) => [key, ...(isPart(inner) ? keysOf(inner) : [])]);

/** @param {object} part @param {string} [name] @returns {(readonly [name: string, table: Table])[]} */
const tablesIn = (part, name = '') => {
  if (isTable(part)) return [[name, part]];
  if ('value' in part && 'source' in part) return [];
  return Object.entries(part).flatMap(([key, inner]) => (isPart(inner) ? tablesIn(inner, key) : []));
};

/** The names of a row's values, those of a group of them too. @param {object} row @returns {string[]} */
const columnsOf = (row) =>
  Object.entries(row).flatMap(([key, inner]) => [key, ...(isPart(inner) ? columnsOf(inner) : [])]);

/** @param {string} key @param {string} text */
const isRead = (key, text) => new RegExp(`\\b${key}\\b`).test(text);

/** Tables whose rows are asked for one by one, by their codes. Of the others every row is tried in turn: that each is reached for somebody, `every-row-counts.test.ts` shows. */
const byCode = ['combatFactors', 'campCombat', 'outcomeMoves'];

/**
 * What of profiles no text reads.
 * @param {readonly object[]} parts
 * @param {string} text
 */
const unreadIn = (parts, text) => {
  const tables = parts.flatMap((part) => tablesIn(part));
  const columns = tables.flatMap(([name, { rows }]) => rows.flatMap(columnsOf).map((key) => `${name}: ${key}`));
  const rows = tables.flatMap(([name, table]) =>
    byCode.includes(name) ? table.rows.map(({ code }) => `${name}, ${code}`) : [],
  );
  return {
    keys: [...new Set(parts.flatMap(keysOf))].filter((key) => !isRead(key, text)).sort(),
    columns: [...new Set(columns)].filter((each) => !isRead(each.split(': ')[1] ?? '', text)),
    rows: [...new Set(rows)].filter((each) => !text.includes(`'${each.split(', ')[1]}'`)),
  };
};

describe('a value of a profile', () => {
  const all = texts();

  test('is read by something, whatever it is', () => {
    expect(unreadIn(profiles, all)).toEqual({ keys: [], columns: [], rows: [] });
  });

  test('that is dead is found: a number, a column of a table, a row that is asked for by its code', () => {
    const [profile] = profiles;
    if (!profile) throw new Error('there are no profiles');
    const dead = {
      ...profile,
      cards: {
        ...profile.cards,
        ambush: { ...profile.cards.ambush, deadMu: { value: 3, source: '', isVerified: true } },
      },
      campCombat: { ...profile.campCombat, rows: [...profile.campCombat.rows, { code: 'dead-camp', factor: 7 }] },
      outcomes: { ...profile.outcomes, rows: profile.outcomes.rows.map((row) => ({ ...row, deadColumn: 1 })) },
      pursuits: {
        ...profile.pursuits,
        rows: profile.pursuits.rows.map((row) => ({ ...row, when: { ...row.when, deadNeed: [] } })),
      },
    };
    expect(unreadIn([dead], all)).toEqual({
      keys: ['deadMu'],
      columns: ['outcomes: deadColumn', 'pursuits: deadNeed'].sort(),
      rows: ['campCombat, dead-camp'],
    });
  });

  test('of a phase of the turn is read too', () => {
    const phases = profiles.flatMap(({ turnPhases }) => [...turnPhases.value]);
    expect(new Set(phases.flatMap((phase) => Object.keys(phase)))).toEqual(new Set(['phase', 'source', 'isVerified']));
    expect(phases.filter(({ phase }) => !all.includes(`'${phase}'`))).toEqual([]);
  });
});
