import { findFairStart, searchFor } from '../../packages/conquest/bench/fair-starts.ts';
import { mapPacks } from '../../packages/conquest/src/rules/index.ts';
import { atlas } from '../../packages/conquest/src/rules/maps/atlas/atlas.ts';

/**
 * Looks for fair starts in a process of its own, for `npm run bench -- --fair-starts [MAP …] [--players 2,3]`: prints one JSON object. Runs
 * through tsx. What it is at goes to the error output: a large map takes an hour.
 */
const options = process.argv.slice(2);
const isQuick = options.includes('--quick');
const at = options.indexOf('--players');
const players = at < 0 ? [2, 3, 4, 5, 6, 7, 8] : (options[at + 1] ?? '').split(',').map(Number);
const all = [...mapPacks, ...atlas];
const named = options.filter((option) => all.some(({ id }) => id === option));
const maps = all.filter(({ id }) => named.length === 0 || named.includes(id));
const quick = { batch: 20, games: 40, tries: 3 };
const rows = maps.flatMap((map) =>
  players
    .filter((many) => many < map.territories.length)
    .map((many) => findFairStart(map, many, isQuick ? quick : searchFor(many), (line) => console.error(line))),
);
console.log(JSON.stringify({ rows }));
