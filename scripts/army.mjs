import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

/**
 * `npm run army -- FILE…`: reads army lists and army files, one line each. The workspaces run from source, which Node must be told at its
 * start, so the script starts itself again.
 */
const reads = process.execArgv.includes('--conditions=source');
const files = process.argv.slice(2);

const usage = () => {
  console.error(
    'Usage: npm run army -- FILE...\nReads army lists and army files (JSON) and says whether they can be read whole.',
  );
  process.exitCode = 1;
};

/** npm runs scripts in the checkout; the player's paths start where they stand. */
const home = process.env.npm_lifecycle_event === 'army' ? (process.env.INIT_CWD ?? process.cwd()) : process.cwd();

const startAgain = async () => {
  const say = console.log;
  console.log = console.error; // an installation may talk, but not among the answers
  await ensureInstalled();
  console.log = say;
  const self = fileURLToPath(import.meta.url);
  const args = ['--conditions=source', '--import', 'tsx', self, ...files];
  const { code } = await run(process.execPath, args, { show: true, env: { VEXILLUM_ARMY_HOME: home } });
  process.exitCode = code;
};

const readAll = async () => {
  const { readArmies } = await import('./lib/read-armies.mjs');
  process.exitCode = readArmies(files, process.env.VEXILLUM_ARMY_HOME ?? home);
};

if (files.length === 0) usage();
else if (reads) await readAll();
else await startAgain();
