import { measurePlan } from '@vexillum/geometry/bench';
import { benchScene } from '../../packages/triumph/bench/board/bench-scene.ts';

/** Measures the hand and the board in a process of its own, for `npm run bench`: prints one JSON object. Runs through tsx. */
const executablePath = process.env.CHROMIUM_PATH;
const frames = process.argv.includes('--quick') ? 60 : 150;
const plan = measurePlan();
const scene = await benchScene({ frames, ...(executablePath ? { executablePath } : {}) });
console.log(JSON.stringify({ plan, scene }));
process.exit(0);
