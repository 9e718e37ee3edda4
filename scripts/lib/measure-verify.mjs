import { measureVerify } from '../../packages/ledger/bench/verify-speed.ts';

/** Times the verifying of a long match in a process of its own, for `npm run bench`: prints one JSON object. Runs through tsx. */
console.log(JSON.stringify(measureVerify(4000, process.argv.includes('--quick') ? 3 : 9)));
