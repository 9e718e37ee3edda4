import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../root.mjs';
import { natives } from './bundle.mjs';

/** Where releases run: what was built for other systems stays behind. */
const platforms = ['linux-x64', 'linux-arm64'];

/** @param {string} name */
const dependenciesOf = (name) => {
  /** @type {{ dependencies?: Readonly<Record<string, string>> }} */
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
  return Object.keys(dependencies);
};

/** Headers for whoever compiles: a release is compiled. */
const forCompilers = ['node-addon-api', 'napi-macros'];

/**
 * @param {readonly string[]} names
 * @param {Set<string>} [found]
 */
const withDependencies = (names, found = new Set()) => {
  for (const name of names) {
    if (found.has(name) || forCompilers.includes(name)) continue;
    found.add(name);
    withDependencies(dependenciesOf(name), found);
  }
  return found;
};

/** The packages that lie beside the bundle. */
export const packagesBeside = () => [...withDependencies(natives)].sort();

const runs = /\.(js|cjs|mjs|node)$|(^|\/)(package\.json|LICENSE[^/]*)$/i;
const isForOthers = (/** @type {string} */ path) =>
  path.startsWith('prebuilds/') && !platforms.some((name) => path.startsWith(`prebuilds/${name}/`));

/** @param {string} folder the `node_modules` of the release */
export const copyNatives = (folder) => {
  for (const name of packagesBeside()) {
    const from = join(root, 'node_modules', name);
    const wanted = readdirSync(from, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => statSync(join(from, path)).isFile())
      .filter((path) => runs.test(path) && !isForOthers(path) && !/^(deps|scripts|test|src)\//.test(path));
    for (const path of wanted) cpSync(join(from, path), join(folder, name, path));
    if (!existsSync(join(folder, name, 'package.json'))) throw new Error(`${relative(root, from)} is no package`);
  }
};
