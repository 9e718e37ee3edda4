import { measureClockCost } from '../../apps/server/bench/campaign/clock-cost.ts';
import { measureCampaignVerify } from '../../apps/server/bench/campaign/verify-speed.ts';
import { measureActions } from '../../packages/conquest/bench/action-speed.ts';
import { measureOdds } from '../../packages/conquest/bench/odds-speed.ts';
import { benchMap } from '../../packages/conquest/bench/map/bench-map.ts';

/** Measures Conquest in a process of its own, for `npm run bench`: prints one JSON object. Runs through tsx. */
const isQuick = process.argv.includes('--quick');
const executablePath = process.env.CHROMIUM_PATH;
const engine = measureActions(isQuick ? 500 : 1500);
const odds = measureOdds();
const clock = await measureClockCost(isQuick ? 1000 : 2500);
const verify = await measureCampaignVerify(3000, isQuick ? 3 : 9);
const map = await benchMap({ frames: isQuick ? 30 : 60, ...(executablePath ? { executablePath } : {}) });
console.log(JSON.stringify({ engine, odds, clock, verify, map }));
process.exit(0);
