import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { root } from './root.mjs';

/**
 * @typedef {{ name: string, group?: string, version?: string }} Component as much of one as is read
 * @typedef {{ bomFormat: string, components: readonly Component[] }} Bom
 */

/**
 * A bill of materials in CycloneDX, out of the lock file: nobody is asked. It names the tools of developers too: left to omit them, npm leaves
 * out what a tool asks to find beside it (Yjs), although it is shipped.
 * @returns {Promise<{ text: string, bom: Bom }>} throws what npm says
 */
export const billOfMaterials = async () => {
  // With NODE_ENV=production npm would omit them by itself.
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev', '--loglevel=silent'];
  const { code, output } = await npm(args);
  if (code !== 0) throw new Error(output.trim() || 'npm made no bill of materials');
  return { text: output, bom: JSON.parse(output) };
};

/**
 * What the lock file says that players and hosts get and the bill does not name, as `NAME VERSION`.
 * @param {Bom} bom
 */
export const missingIn = ({ components }) => {
  const named = new Set(components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name} ${version}`));
  /** @type {Readonly<Record<string, { version?: string, dev?: boolean, devOptional?: boolean, optional?: boolean, link?: boolean }>>} */
  const packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(packages)
    .filter(([path, { dev, devOptional, optional, link }]) => {
      return path.includes('node_modules/') && !dev && !devOptional && !optional && !link;
    })
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)} ${version}`)
    .filter((wanted) => !named.has(wanted));
};
