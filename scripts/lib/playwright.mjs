import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { tool } from './tool.mjs';

/**
 * Runs Playwright on what is built now.
 * @param {string} config its path from the root
 * @param {readonly string[]} options Playwright's own
 * @returns {Promise<number>} the exit code
 */
export const playwright = async (config, options) => {
  await ensureInstalled();
  const { ok } = await ensureBuilt({ show: true });
  const { path, trouble } = await ensureChromium();
  if (!ok || path === undefined) {
    console.error(trouble ?? 'The browser needs what is built; see above what stopped it.');
    return 1;
  }
  const args = ['test', '--config', config, ...options];
  const { code } = await tool('@playwright/test', 'playwright', args, { show: true, env: { CHROMIUM_PATH: path } });
  return code;
};
