import { measureBoards } from '../../apps/server/bench/boards-speed.ts';

/** Measures the boards of a million results in a process of its own, for `npm run bench`: prints one JSON object. Runs through tsx. */
const isQuick = process.argv.includes('--quick');
console.log(JSON.stringify(measureBoards(isQuick ? 50_000 : 1_000_000, isQuick ? 20 : 100)));
