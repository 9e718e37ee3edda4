import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import { mutantsOf } from './lib/mutants-of.mjs';
import { root } from './lib/root.mjs';

/**
 * `node scripts/mutate-rules.mjs FOLDER… [--tests FOLDER…] [--seed N] [--most N] [--quick]`: changes one comparison, constant or term at a time in the
 * files of these folders, runs the tests that reach it, and names the changes that no test notices. Without `--most` all are tried, else so
 * many, drawn by the seed. All mutants are in memory at once and switched by number, so that nothing is loaded twice; what a file works out as it
 * is loaded, or remembers from a test before, needs a run of its own and is tried last (not with `--quick`). Exit code 1 where fewer than nine in ten are noticed.
 */
const ENOUGH = 0.9;
/** Tests that take longer are asked last. */
const LONGEST_MS = 150;

const options = (/** @type {string} */ name) => {
  const at = process.argv.indexOf(`--${name}`);
  const rest = at < 0 ? [] : process.argv.slice(at + 1);
  const end = rest.findIndex((each) => each.startsWith('--'));
  return end < 0 ? rest : rest.slice(0, end);
};

const given = process.argv.slice(2);
const firstOption = given.findIndex((each) => each.startsWith('--'));
const folders = firstOption < 0 ? given : given.slice(0, firstOption);
const tests =
  options('tests').length > 0
    ? options('tests')
    : ['packages/triumph/src/rules', 'packages/triumph/src/screen/combat', 'packages/triumph/src/screen/turn'];
const seed = Number(options('seed')[0] ?? Date.now() % 100_000);
const isQuick = given.includes('--quick');
const most = Number(options('most')[0] ?? Number.POSITIVE_INFINITY);

/** @param {string} name */
const isSource = (name) => name.endsWith('.ts') && !name.endsWith('.test.ts');

const files = folders.flatMap((folder) =>
  readdirSync(resolve(folder))
    .filter(isSource)
    .map((name) => join(resolve(folder), name)),
);

/** @type {import('./lib/mutants-of.mjs').Mutant[]} */
const all = [];
/** @type {Map<string, string>} */
const texts = new Map();
for (const path of files) {
  const { mutants, text } = mutantsOf(path, readFileSync(path, 'utf8'), all.length + 1);
  all.push(...mutants);
  texts.set(path, text);
}

/** Numbers that follow from a seed, evenly spread. @param {number} from */
const drawing = (from) => {
  let state = from >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const draw = drawing(seed);
const tried = all
  .map((mutant) => ({ mutant, at: draw() }))
  .sort((a, b) => a.at - b.at)
  .slice(0, most)
  .map(({ mutant }) => mutant);

const scratch = mkdtempSync(join(tmpdir(), 'mutants-'));
const log = join(scratch, 'log');
const conditions = ['source', 'module', 'node', 'development|production'];

const settings = {
  root,
  config: /** @type {const} */ (false),
  watch: false,
  maxWorkers: 1,
  isolate: false,
  pool: /** @type {const} */ ('threads'),
  environment: 'node',
  testTimeout: 3_600_000,
  reporters: [{}],
  exclude: ['**/*laws.test.ts', '**/old-matches.test.ts'],
  setupFiles: ['tests/setup/seeded-properties.ts'],
  runner: join(root, 'scripts', 'lib', 'mutant-runner.mjs'),
  server: { deps: { inline: [/@vexillum\//] } },
};

/** @param {readonly string[]} of */
const testsIn = (of) => of.map((one) => `${relative(root, resolve(one))}/**/*.test.ts`);

const vite = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source', 'node'] } },
  plugins: [
    {
      name: 'mutants',
      enforce: /** @type {const} */ ('pre'),
      /** @param {string} id */
      load: (id) => texts.get(id.split('?')[0] ?? ''),
    },
  ],
};

/** @typedef {{ reached: Set<number>, loaded: Set<number>, noticed: Set<number> }} Told */

/** Runs the tests once; what their runner tells of the mutants. @param {Record<string, string>} env */
const runTests = async (env, include = testsIn(tests)) => {
  writeFileSync(log, '');
  Object.assign(process.env, { MUTATION_LOG: log, MUTANT: '', LONGEST_MS: '', ...env });
  const vitest = await createVitest('test', { ...settings, include, bail: env['MUTANT'] ? 1 : 0 }, vite);
  try {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(await vitest.globTestSpecifications());
    const failed = testModules.filter((module) => !module.ok()).map(({ moduleId }) => relative(root, moduleId));
    /** @type {Told} */
    const told = { reached: new Set(), loaded: new Set(), noticed: new Set() };
    for (const line of readFileSync(log, 'utf8').split('\n')) {
      const [what, number] = line.split(' ');
      if (what === 'reached' || what === 'loaded' || what === 'noticed') told[what].add(Number(number));
    }
    return { told, failed: [...failed, ...unhandledErrors.map(String)] };
  } finally {
    await vitest.close();
  }
};

const numbersOf = (/** @type {Iterable<number>} */ numbers) => [...numbers].join(',');

const tryAll = async () => {
  const wanted = tried.map(({ number }) => number);
  const quick = await runTests({ MUTANTS: numbersOf(wanted), LONGEST_MS: String(LONGEST_MS) });
  // Tests that go on where another one left off do not bear being run again; what they would have noticed is asked of the others.
  if (quick.failed.length > 0) console.log(`Not to be run twice: ${quick.failed.join(', ')}`);
  const noticed = new Set(quick.told.noticed);
  const left = () => wanted.filter((number) => !noticed.has(number));
  if (left().length > 0)
    for (const number of (await runTests({ MUTANTS: numbersOf(left()) })).told.noticed) noticed.add(number);
  console.log(`${noticed.size} are noticed by the tests as they come.`);
  // Worked out as a file is loaded, or remembered from a test before: each has a run of its own, of the tests beside it.
  const reachable = new Set([...quick.told.reached, ...quick.told.loaded]);
  for (const number of isQuick ? [] : left().filter((each) => reachable.has(each)))
    if ((await runTests({ MUTANTS: '', MUTANT: `=${number}` }, testsIn(folders))).failed.length > 0)
      noticed.add(number);
  return { noticed, reached: reachable };
};

/** @param {import('./lib/mutants-of.mjs').Mutant} mutant */
const tell = ({ path, line, from, to }) => `${relative(root, path)}:${line}  ${from}  →  ${to}`;

try {
  console.log(`Seed ${seed}: ${tried.length} of ${all.length} changes in ${folders.join(', ')}.`);
  const { noticed, reached } = await tryAll();
  for (const mutant of tried.filter(({ number }) => !noticed.has(number)))
    console.log(`${reached.has(mutant.number) ? 'survived ' : 'unreached'}  ${tell(mutant)}`);
  for (const folder of folders) {
    const own = tried.filter(({ path }) => path.startsWith(resolve(folder)));
    console.log(`${folder}: ${own.filter(({ number }) => noticed.has(number)).length} of ${own.length} are noticed.`);
  }
  if (noticed.size < tried.length * ENOUGH) process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
