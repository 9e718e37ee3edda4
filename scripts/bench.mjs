import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, serverEntry } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { boardsAims, reportBoards } from './lib/report-boards.mjs';
import { conquestAims, reportConquest } from './lib/report-conquest.mjs';
import { lastJson } from './lib/last-json.mjs';
import { measureInParts } from './lib/measure-in-parts.mjs';
import { fairStartLine, reportFairStarts } from './lib/report-fair-starts.mjs';
import { handAims, reportHand } from './lib/report-hand.mjs';
import { machineRowName, machinesAims, reportMachines } from './lib/report-machines.mjs';
import { playAims, reportPlay } from './lib/report-play.mjs';
import { reportRules, rulesAims } from './lib/report-rules.mjs';
import { reportVerify } from './lib/report-verify.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/**
 * `npm run bench [-- --quick] [-- --json] [-- --hand] [-- --scene] [-- --trust] [-- --rules] [-- --conquest] [-- --siege] [-- --moves] [-- --peers] [-- --soak] [-- --growth] [-- --quiet] [-- --workers] [-- --store] [-- --boards] [-- --play] [-- --machines [MAP …]] [-- --fair-starts]`: measures this server against a raw
 * broadcast, a plain Yjs relay, y-websocket's server with LevelDB and Hocuspocus with SQLite, rolls, seals and reveals against an action that changes nothing, the verifying of a long match, the hand
 * and the board against naive ones, the flags, and Conquest, on this machine. `--hand` (or `--scene`) leaves all but the hand and the board out,
 * `--trust` all but sealed orders and the verifying, `--rules` all but the flags, `--conquest` all but Conquest. `--siege`, and only
 * with it: what others feel of those who take a match away by the dozen, read nothing of it, or flood their own table. `--moves`, and only with it: what a
 * move costs beside the relay, and which threads pay for it (`--only KIND,…` some of the servers, `--former PATH` also another checkout's built `main.js`, in turn). `--peers`, and only with it: this server beside the others, and nothing else. `--soak`, and only with it: half an hour at 400 tables while readers come and go (`--minutes N`, `--tables N`). `--growth`, and only with it: one table at 1,000 and at 50,000 moves. `--quiet`, and only with it: what 500 quiet tables cost in memory (`--only`, `--former` as with `--moves`). `--workers`, and only with it: two workers against one, over one Postgres. `--store`, and only with it: Postgres with a synchronous standby beside SQLite. `--boards`, and only with it: boards of a million results. `--play`, and only with it: the list of 5,000 open tables.
 * `--machines [MAP …]`, and only with it: thousands of games between the machines of Conquest, on every map or those named, on all cores.
 * `--fair-starts [MAP …] [--players 2,3]`, and only with it: looks for the armies that a fair start of Conquest gives on maps, and prints them as their
 * data file has them; on all cores, and yet an hour or more for a large map.
 */
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
  kinds: {
    raw: join(built, 'raw-broadcast.js'),
    relay: join(built, 'yjs-relay.js'),
    'y-websocket': join(built, 'y-websocket-server.js'),
    hocuspocus: join(built, 'hocuspocus-server.js'),
    ours: serverEntry,
  },
  collectOnSignal: pathToFileURL(join(built, 'collect-on-signal.js')).href,
  actionCost: join(built, 'action-cost.js'),
  siegeAttack: join(built, 'siege-attack.js'),
  switches: startSwitches(),
};

const options = process.argv.slice(2);
const isJson = options.includes('--json');

/** Prints its report itself; with --json its one object comes back. */
const benchServer = async () => {
  await buildBench();
  const args = [join(built, 'main.js'), ...options];
  const { code, output } = await run(process.execPath, args, {
    show: !isJson,
    env: { BENCH_PROGRAMS: JSON.stringify(programs) },
  });
  if (code !== 0) throw new Error(output);
  return isJson ? lastJson(output) : {};
};

/**
 * Runs a measure of packages from their sources, in a process of its own; it prints one JSON object.
 * @param {string} script
 * @param {Readonly<Record<string, string>>} [env]
 */
const measureWith = async (script, env = {}) => {
  const args = ['--import', 'tsx', '--conditions=source', join(root, 'scripts/lib', script), ...options];
  const { code, output } = await run(process.execPath, args, { env });
  if (code !== 0) throw new Error(output);
  return lastJson(output);
};

const benchVerify = async () => {
  const figures = await measureWith('measure-verify.mjs');
  if (!isJson) console.log(`\n${reportVerify(figures)}\n`);
  return figures;
};

/** For a measure that draws. */
const browserFor = async () => {
  const { path, trouble } = await ensureChromium();
  if (!path) throw new Error(trouble);
  return { CHROMIUM_PATH: path };
};

const benchHand = async () => {
  const figures = await measureWith('measure-hand.mjs', await browserFor());
  if (!isJson) console.log(reportHand(figures));
  return { aims: handAims(figures), ...figures };
};

const benchRules = async () => {
  const figures = await measureWith('measure-rules.mjs');
  if (!isJson) console.log(reportRules(figures));
  return { aims: rulesAims(figures), ...figures };
};

const benchConquest = async () => {
  const figures = await measureWith('measure-conquest.mjs', await browserFor());
  if (!isJson) console.log(`\n${reportConquest(figures)}`);
  return { aims: conquestAims(figures), ...figures };
};

const benchBoards = async () => {
  const figures = await measureWith('measure-boards.mjs');
  if (!isJson) console.log(`\n${reportBoards(figures)}`);
  return { aims: boardsAims(figures), ...figures };
};

const benchPlay = async () => {
  const figures = await measureWith('measure-play.mjs');
  if (!isJson) console.log(`\n${reportPlay(figures)}`);
  return { aims: playAims(figures), ...figures };
};

const benchMachines = async () => {
  const rows = await measureInParts('measure-machines', options, (done, of, row) =>
    console.error(`${done} of ${of}: ${machineRowName(row)}`),
  );
  const figures = { rows };
  if (!isJson) console.log(`\n${reportMachines(figures)}`);
  return { aims: machinesAims(figures), ...figures };
};

const benchFairStarts = async () => {
  const rows = await measureInParts('measure-fair-starts', options, (done, of, row) =>
    console.error(`${done} of ${of}: ${fairStartLine(row)}`),
  );
  const figures = { rows };
  if (!isJson) console.log(`\n${reportFairStarts(figures)}`);
  return figures;
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
console.log = print;
const wished = options.map((option) => (option === '--scene' ? '--hand' : option));
const only = [
  '--hand',
  '--trust',
  '--rules',
  '--conquest',
  '--siege',
  '--moves',
  '--peers',
  '--soak',
  '--growth',
  '--quiet',
  '--workers',
  '--store',
  '--boards',
  '--play',
  '--machines',
  '--fair-starts',
].filter((option) => wished.includes(option));
/** @param {string} option */
const isAsked = (option) => only.length === 0 || only.includes(option);
const serverMeasures = ['--siege', '--moves', '--peers', '--soak', '--growth', '--quiet', '--workers', '--store'];
const ofServer =
  isAsked('--trust') || serverMeasures.some((option) => only.includes(option)) ? await benchServer() : {};
const verify = isAsked('--trust') ? { verify: await benchVerify() } : {};
const hand = isAsked('--hand') ? { hand: await benchHand() } : {};
const rules = isAsked('--rules') ? { rules: await benchRules() } : {};
const conquest = isAsked('--conquest') ? { conquest: await benchConquest() } : {};
const boards = only.includes('--boards') ? { boards: await benchBoards() } : {};
const play = only.includes('--play') ? { play: await benchPlay() } : {};
const machines = only.includes('--machines') ? { machines: await benchMachines() } : {};
const fairStarts = only.includes('--fair-starts') ? { fairStarts: await benchFairStarts() } : {};
if (isJson)
  console.log(
    JSON.stringify({
      ...ofServer,
      ...verify,
      ...hand,
      ...rules,
      ...conquest,
      ...boards,
      ...play,
      ...machines,
      ...fairStarts,
    }),
  );
