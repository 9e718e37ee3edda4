import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

/**
 * @param {string} packageName
 * @param {string} name
 */
const programOf = (packageName, name) => {
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[name]);
};

/**
 * Runs a tool of node_modules with this very Node: no shell and no npx, so it is the same on every system.
 * @param {string} packageName
 * @param {string} name
 * @param {readonly string[]} args
 * @param {import('./run.mjs').RunOptions} [options]
 */
export const tool = (packageName, name, args, options) =>
  run(process.execPath, [programOf(packageName, name), ...args], options);
