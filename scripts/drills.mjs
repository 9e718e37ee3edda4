import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/** `npm run drills [-- NAME …] [--quick]`: does its worst to several servers on one Postgres while fake browsers play, and says what came of it. */
await ensureInstalled();
const program = join(root, 'infra/drills/main.ts');
const args = ['--conditions=source', '--import', 'tsx', program, ...process.argv.slice(2)];
const { code } = await run(process.execPath, args, { show: true });
process.exitCode = code;
