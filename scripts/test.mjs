import { ensureInstalled } from './lib/install.mjs';
import { runStages } from './lib/run-stages.mjs';
import { everyStage } from './lib/stages.mjs';

/** What every landing needs, the way a fresh machine sees it. The last line is `N passed, N failed`. */
await ensureInstalled();
await runStages(everyStage());
