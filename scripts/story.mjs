import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { tool } from './lib/tool.mjs';

/** `npm run story -- NAME…`: runs the stories and looks whose paths contain a name. Playwright's own options may follow (`--headed`, `--debug`). */
const options = process.argv.slice(2);

await ensureInstalled();
const { ok } = await ensureBuilt({ show: true });
const { path, trouble } = await ensureChromium();
if (!ok || path === undefined) {
  console.error(trouble ?? 'The stories play against what is built; see above what stopped it.');
  process.exit(1);
}
const args = ['test', '--config', 'e2e/playwright.config.ts', ...options];
const { code } = await tool('@playwright/test', 'playwright', args, { show: true, env: { CHROMIUM_PATH: path } });
process.exitCode = code;
