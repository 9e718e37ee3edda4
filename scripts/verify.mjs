import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/** `npm run verify -- FILE…`: runs apps/verify from its source, which Node must be told at its start. */
const say = console.log;
console.log = console.error; // an installation may talk, but not among the answers
await ensureInstalled();
console.log = say;

/** npm runs scripts in the checkout; the player's paths start where they are. */
const home = process.env.npm_lifecycle_event === 'verify' ? (process.env.INIT_CWD ?? process.cwd()) : process.cwd();
const program = join(root, 'apps/verify/src/main.ts');
const args = ['--conditions=source', '--import', 'tsx', program, ...process.argv.slice(2)];
const { code } = await run(process.execPath, args, { show: true, env: { VEXILLUM_HOME: home } });
process.exitCode = code;
