import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { catalogueFaults, coverageJson, coverageSummary, coverageText, ruleCoverage } from './lib/rule-coverage.mjs';
import { run } from './lib/run.mjs';

/**
 * `npm run coverage:rules`: of the list that the program is judged by, what is covered by which rule, screen and test, and what is not and
 * why. `-- --holes` prints the holes alone, `-- --json` only `{covered, missing}` and exits 0 (PROTOCOL, Command line). Exit code 1 where a row that should be covered is neither covered nor waiting with a reason.
 * The workspaces run from source, which Node must be told at its start, so the script starts itself again.
 */
const reads = process.execArgv.includes('--conditions=source');

const startAgain = async () => {
  await ensureInstalled();
  const self = fileURLToPath(import.meta.url);
  const args = ['--conditions=source', '--import', 'tsx', self, ...process.argv.slice(2)];
  const { code } = await run(process.execPath, args, { show: true });
  process.exitCode = code;
};

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

const report = async () => {
  const { catalogue } = await import('./coverage/battle/battle-rows.ts');
  const { isWanted, seedRows } = await import('./coverage/battle/seed-rows.ts');
  const { everyRule } = await import(join(root, 'packages', 'triumph', 'src', 'rules', 'flags', 'every-rule.ts'));
  const kr = await import('./coverage/conquest/kr-rows.ts');
  const { namedBy } = await import('./lib/test-titles.mjs');
  const ofConquest = new Set(kr.krSeedRows.map(({ id }) => id));
  const wantedOfBattles = new Set(seedRows.filter(isWanted).map(({ id }) => id));
  const parts = {
    seedRows: [...seedRows, ...kr.krSeedRows],
    catalogue: [...catalogue, ...kr.krCatalogue],
    rules: everyRule,
    tests: namedBy(testFiles()),
    // Of the territory game nothing is left for later: each row is covered, or waits with a reason.
    /** @param {import('./lib/rule-coverage.mjs').Row} row */
    isWanted: ({ id }) => ofConquest.has(id) || wantedOfBattles.has(id),
  };
  const entries = ruleCoverage(parts);
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(coverageJson(entries)));
    return;
  }
  const faults = catalogueFaults(parts);
  const shown = process.argv.includes('--holes') ? entries.filter(({ hole }) => hole !== undefined) : entries;
  console.log([coverageText(shown), ...faults, coverageSummary(entries)].join('\n'));
  if (faults.length > 0 || entries.some(({ hole }) => hole !== undefined)) process.exitCode = 1;
};

if (reads) await report();
else await startAgain();
