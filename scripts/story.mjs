import { playwright } from './lib/playwright.mjs';

/** `npm run story -- NAME…`: runs the stories and looks whose paths contain a name. Playwright's own options may follow (`--headed`, `--debug`). */
process.exitCode = await playwright('e2e/playwright.config.ts', process.argv.slice(2));
