import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { cache } from './lib/root.mjs';
import { runStages } from './lib/run-stages.mjs';
import { everyStage } from './lib/stages.mjs';

/**
 * The tests of `npm test` at length: more of everything that is counted, every look in every size, and seeds that nobody has tried. They
 * begin at a number that is drawn again each time; `VEXILLUM_SEED=N npm run test:long` begins there again.
 */
const seed = process.env.VEXILLUM_SEED ?? String(1_000_000 + Math.floor(Math.random() * 1_000_000_000));
process.env.VEXILLUM_LONG = '1';
process.env.VEXILLUM_SEED = seed;
console.log(`Fresh seeds begin at ${seed}.`);
await ensureInstalled();
const { failed } = await runStages(everyStage());
console.log(`Fresh seeds began at ${seed}.`);
if (failed.length > 0) {
  const kept = join(cache, 'failed-seeds.txt');
  appendFileSync(
    kept,
    `${new Date().toISOString()} VEXILLUM_SEED=${seed}\n${failed.map((name) => `  ${name}\n`).join('')}`,
  );
  console.log(`They are kept in ${kept}. To see it again: VEXILLUM_SEED=${seed} npm run test:long`);
}
