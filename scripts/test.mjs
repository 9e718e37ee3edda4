import { ensureInstalled } from './lib/install.mjs';
import { runStages } from './lib/run-stages.mjs';
import { browserStage, buildStage, checkStages, vitestStage } from './lib/stages.mjs';

/** Everything, the way a fresh machine sees it. The last line is `N passed, N failed`. */
await ensureInstalled();
await runStages([...checkStages, vitestStage(), buildStage, browserStage]);
