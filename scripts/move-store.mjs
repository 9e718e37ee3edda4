import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/** `npm run move-store -- --from FOLDER|postgres://… --to FOLDER|postgres://…`: copies all that a server keeps into a place that is empty. */
await ensureInstalled();
const program = join(root, 'apps/server/src/tools/move-store-command.ts');
const args = ['--conditions=source', '--import', 'tsx', program, ...process.argv.slice(2)];
const { code } = await run(process.execPath, args, {
  show: true,
  env: { VEXILLUM_HOME: process.env.INIT_CWD ?? process.cwd() },
});
process.exitCode = code;
