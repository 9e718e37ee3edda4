import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
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

const report = async () => {
  const { coverageParts } = await import('./coverage/coverage-parts.mjs');
  const parts = coverageParts();
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
