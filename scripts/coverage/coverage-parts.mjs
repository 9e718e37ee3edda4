import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyRule } from '../../packages/triumph/src/rules/flags/every-rule.ts';
import { root } from '../lib/root.mjs';
import { namedBy } from '../lib/test-titles.mjs';
import { catalogue } from './battle/battle-rows.ts';
import { seedRows } from './battle/seed-rows.ts';
import { krCatalogue, krSeedRows } from './conquest/kr-rows.ts';

/** @param {string} path */
const isTest = (path) => /\.(test|spec|story)\.(ts|mjs)$/.test(path);

const testFiles = () =>
  ['packages', 'apps', 'e2e', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => isTest(path) && !path.includes('node_modules'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The whole list, what the program answers to each row of it, its rules, and which tests name which row. */
export const coverageParts = () => ({
  seedRows: [...seedRows, ...krSeedRows],
  catalogue: [...catalogue, ...krCatalogue],
  rules: everyRule,
  tests: namedBy(testFiles()),
});
