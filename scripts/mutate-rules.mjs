import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import { mutantsOf } from './lib/mutants-of.mjs';
import { root } from './lib/root.mjs';

/**
 * `node scripts/mutate-rules.mjs FOLDER [TESTS…]`: flips one comparison at a time in the files of a folder (in memory: nothing is written), runs
 * the tests beside them and those in the folders TESTS, and names the flips that no test notices. By hand or at night; a group takes a few
 * minutes. Exit code 1 where fewer than nine in ten are noticed.
 */
const ENOUGH = 0.9;

const [folder = 'packages/triumph/src/rules/flags/deployment', ...others] = process.argv.slice(2);
const home = resolve(folder);

/** @param {string} name */
const isRule = (name) => name.endsWith('.ts') && !name.endsWith('.test.ts');
const files = readdirSync(home)
  .filter(isRule)
  .map((name) => join(home, name));

/** @typedef {ReturnType<typeof mutantsOf>[number]} Mutant */

/**
 * What the next run is to read instead of a file.
 * @type {Mutant | undefined}
 */
let mutant;

const conditions = ['source', 'module', 'node', 'development|production'];

const settings = {
  root,
  config: /** @type {const} */ (false),
  watch: false,
  bail: 1,
  maxWorkers: 2,
  pool: /** @type {const} */ ('threads'),
  environment: 'node',
  reporters: [{}],
  include: [folder, ...others].map((one) => `${relative(root, resolve(one))}/*.test.ts`),
  server: { deps: { inline: [/@vexillum\//] } },
};

const vite = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source', 'node'] } },
  plugins: [
    {
      name: 'mutant',
      enforce: /** @type {const} */ ('pre'),
      /** @param {string} id */
      load: (id) => (mutant && id.split('?')[0] === mutant.path ? mutant.text : undefined),
    },
  ],
};

const vitest = await createVitest('test', settings, vite);
const tests = await vitest.globTestSpecifications();

/** Whether every test passes. */
const passes = async () => {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
};

/** @param {Mutant} mutant */
const tell = ({ path, line, from, to }) => `${relative(root, path)}:${line}  ${from}  →  ${to}`;

/** @param {Mutant} one */
const survives = async (one) => {
  mutant = one;
  vitest.invalidateFile(one.path);
  const isAlive = await passes();
  vitest.invalidateFile(one.path);
  mutant = undefined;
  return isAlive;
};

const tryAll = async () => {
  if (tests.length === 0 || !(await passes()))
    throw new Error('the tests fail, or there are none: nothing can be said');
  const mutants = files.flatMap((path) => mutantsOf(path, readFileSync(path, 'utf8')));
  /** @type {Mutant[]} */
  const alive = [];
  for (const one of mutants) {
    if (!(await survives(one))) continue;
    alive.push(one);
    console.log(`survived  ${tell(one)}`);
  }
  const killed = mutants.length - alive.length;
  console.log(`${killed} of ${mutants.length} flips are noticed.`);
  if (killed < mutants.length * ENOUGH) process.exitCode = 1;
};

try {
  await tryAll();
} finally {
  await vitest.close();
}
