import { existsSync } from 'node:fs';
import { installFromDebian, isRootOnDebian } from './debian.mjs';
import { isProgram, onThePath } from './on-the-path.mjs';
import { tool } from './tool.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const playwrightsOwn = async () => {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
};

const find = async () => onThePath(names) ?? (await playwrightsOwn());

const fromDebian = async () => {
  if (!isRootOnDebian()) return 'skipped';
  console.log("No Chromium here: installing Debian's (once) ...");
  return installFromDebian('chromium');
};

const installFromPlaywright = async () => {
  console.log('No Chromium here: asking Playwright for one (once) ...');
  const { code, output } = await tool('@playwright/test', 'playwright', ['install', 'chromium']);
  return code === 0 ? '' : output;
};

/**
 * Finds a Chromium, installing one where there is none.
 * @returns {Promise<{path?: string, trouble?: string}>} `trouble` says in plain words why there is none
 */
export const ensureChromium = async () => {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return isProgram(wanted) ? { path: wanted } : { trouble: `CHROMIUM_PATH is not a program: ${wanted}` };
  const found = await find();
  if (found) return { path: found };
  const debianTrouble = await fromDebian();
  const trouble = debianTrouble === '' ? '' : await installFromPlaywright();
  const path = await find();
  if (path) return { path };
  return { trouble: `There is no Chromium, and installing one failed. Install it and set CHROMIUM_PATH.\n${trouble}` };
};
