import { ensureInstalled } from './lib/install.mjs';
import { runStages } from './lib/run-stages.mjs';
import { checkStages, vitestStage } from './lib/stages.mjs';

/** The fast half of the tests: types, lint, format, and everything that needs neither a socket nor a browser. */
await ensureInstalled();
await runStages([...checkStages, vitestStage({ projects: ['packages', 'drawn', 'architecture'] })]);
