import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, serverEntry } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/** `npm run bench [-- --quick] [-- --json]`: measures this server against a raw broadcast and a plain Yjs relay on this machine. */
const server = join(root, 'apps/server');
const bench = join(server, 'bench');
const built = join(bench, 'dist');

/** Built the way the server is, so that neither runs through a loader that costs memory. */
const buildBench = async () => {
  const { build } = await import('vite');
  const sources = readdirSync(bench).filter((name) => name.endsWith('.ts'));
  const input = Object.fromEntries(sources.map((name) => [name.slice(0, -'.ts'.length), join(bench, name)]));
  await build({
    root: server,
    configFile: join(server, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: true, outDir: built, rollupOptions: { input, output: { entryFileNames: '[name].js' } } },
  });
};

/** Node's switches in `npm start`: the measured server has them too. */
const startSwitches = () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return scripts.start.split('||')[0].match(/--\S+/g) ?? [];
};

const programs = {
  raw: join(built, 'raw-broadcast.js'),
  relay: join(built, 'yjs-relay.js'),
  ours: serverEntry,
  collectOnSignal: pathToFileURL(join(built, 'collect-on-signal.js')).href,
  actionCost: join(built, 'action-cost.js'),
  switches: startSwitches(),
};

// What installs or builds may talk, but with --json not among the answers.
const print = console.log;
console.log = console.error;
await ensureInstalled();
const { ok, output } = await ensureBuilt();
if (!ok) {
  console.error(output);
  process.exit(1);
}
await buildBench();
console.log = print;
const { code } = await run(process.execPath, [join(built, 'main.js'), ...process.argv.slice(2)], {
  show: true,
  env: { BENCH_PROGRAMS: JSON.stringify(programs) },
});
process.exitCode = code;
