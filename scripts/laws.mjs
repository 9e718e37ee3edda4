import { ensureInstalled } from './lib/install.mjs';
import { tool } from './lib/tool.mjs';

/** `npm run laws [-- GAMES]`: so many games of Conquest (10,000 unless told) at random and by the rules, against the laws. `npm test` plays 500. */
const games = process.argv[2] ?? '10000';
if (!/^[1-9]\d*$/.test(games)) {
  console.error('How many games? A whole number, please.');
  process.exit(2);
}
await ensureInstalled();
const { code } = await tool('vitest', 'vitest', ['run', 'packages/conquest/src/laws.test.ts'], {
  show: true,
  env: { CONQUEST_GAMES: games },
});
process.exitCode = code;
