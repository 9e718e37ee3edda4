import { measureMachines } from '../../packages/conquest/bench/machine-bars.ts';

/** Lets machines play each other in a process of its own, for `npm run bench -- --machines`: prints one JSON object. Runs through tsx. */
console.log(JSON.stringify({ rows: measureMachines(process.argv.includes('--quick') ? 20 : 400) }));
