import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { conquestActions } from '../packages/conquest/src/rules/actions/index.ts';
import { conquestRules } from '../packages/conquest/src/rules/house-rules/house-rules.ts';
import { describe, expect, test } from 'vitest';
import { krCatalogue, krSeedRows } from './coverage/conquest/kr-rows.ts';
import { root } from './lib/root.mjs';

const sources = new Set(
  readdirSync(join(root, 'packages/conquest/src'), { recursive: true, encoding: 'utf8' }).map((path) =>
    basename(path, '.ts'),
  ),
);
const actions = new Set(conquestActions.map(({ name }) => name));
/** Outside of the package. */
const elsewhere = new Set(['server', 'maps screen']);

/**
 * An action, a source, a refusal in `checks`, or what the clock does in the server's name.
 * @param {string} name
 */
const isThere = (name) => {
  const [source = '', more] = name.split(': ');
  if (more === undefined) return actions.has(name) || elsewhere.has(name) || sources.has(name);
  return sources.has(source) && (source === 'checks' || actions.has(more));
};

test('what enforces a row of the territory game’s list is there under that name', () => {
  const named = krCatalogue.filter(({ how }) => how === 'enforced').flatMap(({ by }) => by.split(/,\s*/));
  expect(named.length).toBeGreaterThan(60);
  expect([...new Set(named)].filter((name) => !isThere(name))).toEqual([]);
});

/** @param {string} by */
const namesIn = (by) => by.split(/,\s*/);

describe('the list that the game is judged by', () => {
  test('is told row by row, each once', () => {
    expect(krSeedRows).toHaveLength(173);
    expect(new Set(krSeedRows.map(({ id }) => id)).size).toBe(173);
    for (const { what, by, why } of krCatalogue) expect([what, by || why].every((text) => text)).toBe(true);
  });

  test('waits for nothing any more', () => {
    expect(krCatalogue.filter(({ how }) => how === 'waits')).toEqual([]);
  });

  test('names house rules that there are', () => {
    const keys = conquestRules.map(({ key }) => key);
    const named = krCatalogue.flatMap(({ by }) =>
      namesIn(by).flatMap((name) => /^house rule (.*)$/.exec(name)?.[1] ?? []),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((key) => !keys.includes(key))).toEqual([]);
  });
});
