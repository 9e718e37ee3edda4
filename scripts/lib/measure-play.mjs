import { fileURLToPath } from 'node:url';
import { measurePlay, readPlay } from '../../apps/server/bench/play-speed.ts';

/** Measures the list of open tables in a process of its own, for `npm run bench`: prints one JSON object. Runs through tsx. */
const readers = process.argv.indexOf('--readers');
if (readers > 0) await readPlay(Number(process.argv[readers + 1]), Number(process.argv[readers + 2]));
else {
  const seconds = process.argv.includes('--quick') ? 10 : 60;
  const itself = [...process.execArgv, fileURLToPath(import.meta.url), '--readers'];
  // Each table moves about every 50 seconds.
  console.log(JSON.stringify(await measurePlay({ tables: 5000, readers: 200, changes: 100, seconds }, itself)));
  process.exit(0);
}
