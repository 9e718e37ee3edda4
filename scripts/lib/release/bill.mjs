import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from '../bom.mjs';
import { dependenciesIn } from '../licences.mjs';
import { root } from '../root.mjs';

/**
 * The packages that modules come from, each once.
 * @param {readonly string[]} modules paths
 */
export const packagesIn = (modules) => {
  const names = modules.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  return [...new Set(names)].sort();
};

/**
 * Every package that is shipped: what a host would install, and what is in the bundles all the same. (npm takes Yjs for a developer's, as a
 * developer's tool asks to find it beside itself.)
 * @param {readonly string[]} names of packages that are in a release for certain
 */
export const shipped = (names) =>
  dependenciesIn(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages)
    .filter(({ isShipped, name, path }) => (isShipped || names.includes(name)) && existsSync(join(root, path)))
    .sort((a, b) => (a.path < b.path ? -1 : 1));

/** @typedef {ReturnType<typeof shipped>} Shipped */

/**
 * A bill of materials of what is shipped, in CycloneDX; the same of the same lock file, so without the moment at which it was made.
 * @param {Shipped} packages
 */
export const billOfRelease = async (packages) => {
  const { bom } = await billOfMaterials();
  const named = new Set(packages.map(({ name, version }) => `${name} ${version}`));
  /** @type {Record<string, unknown> & { metadata?: Record<string, unknown> }} */
  const { serialNumber: _number, metadata = {}, ...rest } = /** @type {any} */ (bom);
  const { timestamp: _moment, ...known } = metadata;
  const components = bom.components.filter(({ group, name, version }) =>
    named.has(`${group ? `${group}/` : ''}${name} ${version}`),
  );
  const { dependencies: _arrows, ...bill } = rest;
  return `${JSON.stringify({ ...bill, metadata: known, components }, null, 1)}\n`;
};

/** @param {string} path of a package */
const licenceTexts = (path) =>
  readdirSync(join(root, path))
    .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
    .sort()
    .map((name) => readFileSync(join(root, path, name), 'utf8').trim());

/**
 * What authors ask to be passed on with their work: their names and their terms.
 * @param {Shipped} packages
 */
export const licencesOfRelease = (packages) =>
  packages
    .map(({ name, version, licence, path }) => {
      const texts = licenceTexts(path);
      return [`${name} ${version}: ${licence}`, ...texts].join('\n\n');
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)
    .concat('\n');
