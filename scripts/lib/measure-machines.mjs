import { measureMachines } from '../../packages/conquest/bench/machine-bars.ts';
import { mapPacks } from '../../packages/conquest/src/rules/index.ts';
import { atlas } from '../../packages/conquest/src/rules/maps/atlas/atlas.ts';

/**
 * Lets machines play each other in a process of its own, for `npm run bench -- --machines [MAP …]`: prints one JSON object. Runs through tsx.
 * The whole takes half an hour.
 */
const options = process.argv.slice(2);
const all = [...mapPacks, ...atlas];
const named = all.filter(({ id }) => options.includes(id));
const games = options.includes('--quick') ? 20 : 400;
console.log(JSON.stringify({ rows: measureMachines(games, named.length === 0 ? all : named) }));
