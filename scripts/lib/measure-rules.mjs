import { measureAssist } from '../../packages/triumph/bench/assist-speed.ts';

/** Measures the flags in a process of its own, for `npm run bench`: prints one JSON object. Runs through tsx. */
console.log(JSON.stringify(measureAssist(process.argv.includes('--quick') ? 60 : 200)));
