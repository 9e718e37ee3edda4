import { existsSync, readFileSync } from 'node:fs';
import { isProgram, onThePath } from './on-the-path.mjs';
import { run } from './run.mjs';
import { tool } from './tool.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const playwrightsOwn = async () => {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
};

const find = async () => onThePath(names) ?? (await playwrightsOwn());

/** Ubuntu's package of that name only asks for a snap, so Debian itself is meant. */
const isRootOnDebian = () => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
};

const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' } };

const installFromDebian = async () => {
  console.log("No Chromium here: installing Debian's (once) ...");
  const update = await run('apt-get', ['update'], quietly);
  const install = await run('apt-get', ['install', '-y', 'chromium'], quietly);
  return install.code === 0 ? '' : update.output + install.output;
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
  const debianTrouble = isRootOnDebian() ? await installFromDebian() : 'skipped';
  const trouble = debianTrouble === '' ? '' : await installFromPlaywright();
  const path = await find();
  if (path) return { path };
  return { trouble: `There is no Chromium, and installing one failed. Install it and set CHROMIUM_PATH.\n${trouble}` };
};
