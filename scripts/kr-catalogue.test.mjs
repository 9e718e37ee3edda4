import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { conquestActions } from '../packages/conquest/src/actions/index.ts';
import { krCatalogue } from '../packages/conquest/src/catalogue/kr-rows.ts';
import { expect, test } from 'vitest';
import { root } from './lib/root.mjs';

const sources = new Set(
  readdirSync(join(root, 'packages/conquest/src'), { recursive: true }).map((path) => basename(path, '.ts')),
);
const actions = new Set(conquestActions.map(({ name }) => name));
/** Outside of the package. */
const elsewhere = new Set(['server', 'maps screen']);

/** An action, a source, a refusal in `checks`, or what the clock does in the house's name. */
const isThere = (name) => {
  const [source, more] = name.split(': ');
  if (more === undefined) return actions.has(name) || elsewhere.has(name) || sources.has(name);
  return sources.has(source) && (source === 'checks' || actions.has(more));
};

test('what enforces a row of the territory game’s list is there under that name', () => {
  const named = krCatalogue.filter(({ how }) => how === 'enforced').flatMap(({ by }) => by.split(/,\s*/));
  expect(named.length).toBeGreaterThan(60);
  expect([...new Set(named)].filter((name) => !isThere(name))).toEqual([]);
});
