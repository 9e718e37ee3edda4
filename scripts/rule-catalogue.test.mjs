import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { krWays } from './coverage/conquest/kr-row.ts';
import { krCatalogue, krSeedRows } from './coverage/conquest/kr-rows.ts';
import { catalogue } from './coverage/battle/battle-rows.ts';
import { waysOfCovering } from './coverage/battle/catalogue-row.ts';
import { seedRows } from './coverage/battle/seed-rows.ts';
import { everyRule } from '../packages/triumph/src/rules/flags/every-rule.ts';
import { root } from './lib/root.mjs';
import { coverageParts } from './coverage/coverage-parts.mjs';
import { catalogueFaults, coverageJson, ruleCoverage } from './lib/rule-coverage.mjs';
import { rowIdsIn } from './lib/test-titles.mjs';

// The list itself and the seeds belong to others and lie beside the checkout, if at all.
const shared = join(root, '..', 'shared');
const listFile = join(shared, 'rules', 'seed-rules.json');
const seedFolder = join(shared, 'seeds');

/** @typedef {import('./lib/rule-coverage.mjs').Row} Row */

describe('the catalogue of rows', () => {
  test('is without faults: no row twice in one way, none that is not on the list, no rule that claims such', () => {
    expect(catalogue.length).toBeGreaterThan(0);
    expect(catalogueFaults({ seedRows, catalogue, rules: everyRule })).toEqual([]);
  });

  test('tells each row in words, by what it is covered, and why it waits where it does', () => {
    /** @param {import('./lib/rule-coverage.mjs').Answer} row */
    const isTold = ({ how, what, by, why }) =>
      waysOfCovering.some((way) => way === how) &&
      what.length > 3 &&
      (how === 'waits' ? (why ?? '').length > 8 : by.length > 0);
    expect(catalogue.filter((row) => !isTold(row))).toEqual([]);
  });

  test('has ids of a shape that is found in titles of tests', () => {
    for (const { id } of [...seedRows, ...krSeedRows]) expect(rowIdsIn(`${id}: so it is`)).toEqual([id]);
  });

  test('names rules once each', () => {
    expect(new Set(everyRule.map(({ id }) => id)).size).toBe(everyRule.length);
  });
});

test('every row of the list is covered, and a test that runs names it', () => {
  const { missing } = coverageJson(ruleCoverage(coverageParts()));
  expect(missing).toEqual([]);
});

describe('the catalogue of the territory game', () => {
  test('is without faults, and tells each row in words, by what it is covered, or why it waits', () => {
    expect(catalogueFaults({ seedRows: krSeedRows, catalogue: krCatalogue, rules: [] })).toEqual([]);
    /** @param {import('./lib/rule-coverage.mjs').Answer} row */
    const isTold = ({ how, what, by, why }) =>
      krWays.some((way) => way === how) &&
      what.length > 3 &&
      (how === 'waits' ? (why ?? '').length > 8 : by.length > 0);
    expect(krCatalogue.filter((row) => !isTold(row))).toEqual([]);
    expect(krCatalogue).toHaveLength(krSeedRows.length);
  });
});

describe.skipIf(!existsSync(listFile))('beside the list that it follows', () => {
  test('has the same rows, with their seeds, phases and kinds', () => {
    /** @type {readonly Row[]} */
    const all = JSON.parse(readFileSync(listFile, 'utf8'));
    const list = all.filter(({ id }) => /^(GT|BC|KR)-/.test(id));
    /** @param {Row} row */
    const plain = ({ id, seed, section, phase, automatable }) =>
      [id, seed.slice(0, 3), section.split(' / ')[0], phase, automatable].join(' | ');
    expect([...seedRows, ...krSeedRows].map(plain).sort()).toEqual(list.map(plain).sort());
  });
});

const RUN = 8;

/** @param {string} text */
const wordsOf = (text) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/**
 * Every run of eight words.
 * @param {readonly string[]} words
 */
const runsOf = (words) => words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '));

/**
 * @param {string} folder
 * @param {RegExp} ending
 */
const filesIn = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => ending.test(path) && !path.includes('node_modules') && !path.includes('dist'));

const ourTexts = () => [
  ...['packages', 'apps/web/src', 'e2e', 'scripts', 'docs'].flatMap((folder) => filesIn(folder, /\.(ts|md)$/)),
  'README.md',
  'CHANGELOG.md',
];

describe.skipIf(!existsSync(seedFolder))('beside the seeds, whose words belong to others', () => {
  const seeds = () => readdirSync(seedFolder).map((name) => readFileSync(join(seedFolder, name), 'utf8'));

  test('no eight words in a row of ours are theirs: rules, cards, catalogue, screens, comments', () => {
    const theirs = new Set(seeds().flatMap((text) => runsOf(wordsOf(text))));
    expect(theirs.size).toBeGreaterThan(5000);
    const borrowed = ourTexts().flatMap((path) =>
      runsOf(wordsOf(readFileSync(join(root, path), 'utf8')))
        .filter((run) => theirs.has(run))
        .map((run) => `${path}: ${run}`),
    );
    expect(borrowed).toEqual([]);
  });
});
