import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { audit } from './audit.mjs';
import { ensureCaddy } from './caddy.mjs';
import { checks } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensurePostgres } from './postgres.mjs';
import { readPlaywright, readVitest } from './reports.mjs';
import { cache, root } from './root.mjs';
import { settle } from './settle.mjs';
import { tool } from './tool.mjs';

/** For a stage that hangs: each test has a limit of its own, and a busy machine may be slow with all of them. */
const stageTimeoutMs = 6 * 60 * 60_000;

/** @typedef {import('./run-stages.mjs').Stage} Stage */

const passed = (count = 1) => ({ passed: count, failed: [], skipped: [] });
/** @param {string} name */
const failed = (name) => ({ passed: 0, failed: [name], skipped: [] });

/** @type {readonly Stage[]} */
export const checkStages = checks.map(({ name, run }) => ({
  name: name.replace(/ .*/, ''),
  run: async () => {
    const { ok, output } = await run();
    if (ok) return passed();
    console.log(output);
    return failed(name);
  },
}));

/**
 * Unit, property, server and architecture tests, or only the given vitest projects of them.
 * @param {{ projects?: readonly string[], workers?: number }} [options] `workers`: how many files run at once
 * @returns {Stage}
 */
export const vitestStage = ({ projects = [], workers = 2 } = {}) => ({
  name: 'tests',
  run: async ({ label } = {}) => {
    const file = join(cache, 'vitest.json');
    rmSync(file, { force: true });
    const only = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const ran = await tool('vitest', 'vitest', ['run', `--maxWorkers=${workers}`, ...only, ...reporters], {
      show: true,
      label,
      timeoutMs: stageTimeoutMs,
    });
    return settle('tests', ran, readVitest(file));
  },
});

/** @type {Stage} */
export const buildStage = {
  name: 'build',
  run: async () => {
    const { ok, output } = await ensureBuilt();
    if (ok) return passed(0);
    console.log(output);
    return failed('build');
  },
};

/** @type {Stage} */
export const auditStage = {
  name: 'known holes',
  run: async () => {
    const { findings, trouble } = await audit();
    if (trouble !== undefined) return { passed: 0, failed: [], skipped: [`known holes in dependencies (${trouble})`] };
    return findings.length === 0 ? passed() : { passed: 0, failed: [...findings], skipped: [] };
  },
};

/**
 * The tests that put Caddy before the server ask for it by these variables. Where there is none they say so in their names, and count as
 * skipped.
 * @type {Stage}
 */
export const proxyStage = {
  name: 'proxy',
  run: async () => {
    const { path, trouble } = await ensureCaddy();
    if (path !== undefined) process.env.CADDY_PATH = path;
    if (trouble !== undefined) process.env.CADDY_TROUBLE = trouble;
    console.log(trouble ?? `Caddy is ${path}`);
    return passed(0);
  },
};

/**
 * Tests of the store in Postgres and of several nodes look for its programs themselves, and say that they were skipped where there are none.
 * @type {Stage}
 */
export const databaseStage = {
  name: 'database',
  run: async () => {
    console.log((await ensurePostgres()) ?? 'Postgres is here');
    return passed(0);
  },
};

/**
 * @param {string} path
 * @param {string} [label]
 */
const runPlaywright = async (path, label) => {
  const file = join(cache, 'playwright.json');
  rmSync(file, { force: true });
  // The tag of `e2e/how-long.ts`.
  const which = process.env.VEXILLUM_LONG === '1' ? [] : ['--grep-invert=@long'];
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...which];
  const ran = await tool('@playwright/test', 'playwright', args, {
    show: true,
    label,
    timeoutMs: stageTimeoutMs,
    env: { CHROMIUM_PATH: path },
  });
  return settle('browser tests', ran, readPlaywright(file));
};

/** @type {Stage} */
export const browserStage = {
  name: 'browser tests',
  run: async ({ label } = {}) => {
    if (!existsSync(join(root, 'e2e/stories'))) return passed(0);
    const { path, trouble } = await ensureChromium();
    if (path !== undefined) return runPlaywright(path, label);
    console.log(trouble);
    return failed('browser tests: no Chromium');
  },
};

/** Checks and build, then the tests with and without a browser side by side: with one worker each they fit on two cores. */
export const everyStage = () => [
  ...checkStages,
  auditStage,
  buildStage,
  proxyStage,
  databaseStage,
  [vitestStage({ workers: 1 }), browserStage],
];
