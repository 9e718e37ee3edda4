import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { billOfRelease, licencesOfRelease, packagesIn, shipped } from './bill.mjs';
import { bundleServer } from './bundle.mjs';
import { copyNatives, packagesBeside } from './natives.mjs';

/**
 * @param {string} name of a program in the bundle
 * @param {string} called how an operator calls it, for its usage
 */
const command = (name, called) => `#!/usr/bin/env node
process.env.VEXILLUM_CALLED ??= '${called}';
await import('./apps/server/dist/${name}.js');
`;

const starts = {
  'server.js': `#!/usr/bin/env node
process.env.NODE_ENV ??= 'production';
await import('./apps/server/dist/main.js');
`,
  'admin.js': command('admin', 'node admin.js'),
  'move-store.js': command('move-store', 'node move-store.js'),
  'verify.js': command('verify', 'node verify.js'),
};

/** They run the sources, which no release has. */
const rehearsals = ['infra/capacity', 'infra/drills'].map((path) => join(root, path));

/** A developer's eyes open source maps; nobody plays with them. @param {string} path */
const isForHosts = (path) =>
  !rehearsals.includes(path) && !/\.(map|test\.\w+)$|(^|\/)(tsconfig\.json|\.vite)$|\.map\.(br|gz)$/.test(path);

/** @param {string} folder @param {string} path */
const put = (folder, path) => cpSync(join(root, path), join(folder, path), { recursive: true, filter: isForHosts });

/** The unit starts a checkout; here it starts the release. @param {string} folder */
const pointUnit = (folder) => {
  const unit = join(folder, 'infra/systemd/vexillum.service');
  const text = readFileSync(unit, 'utf8');
  const pointed = text.replace('scripts/start.mjs', 'server.js');
  if (pointed === text) throw new Error('the unit no longer starts scripts/start.mjs');
  writeFileSync(unit, pointed);
};

/** What a browser is given, by the source maps that lie beside it in the checkout: the modules in it. */
const modulesOfWebApp = () => {
  const assets = join(root, 'apps/web/dist/assets');
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js.map'))
    .flatMap((name) => {
      /** @type {{ sources: readonly string[] }} */
      const { sources } = JSON.parse(readFileSync(join(assets, name), 'utf8'));
      return sources;
    });
};

/**
 * Lays a release out: the folders of a checkout, with all left out that a host does not need.
 * @param {string} folder is emptied first
 * @param {{ version: string, commit: string, isClean: boolean }} released
 * @returns {Promise<{ packages: readonly string[], bill: string }>} the packages of others that are in it, and the bill of materials
 */
export const layOut = async (folder, { version, commit, isClean }) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const modules = await bundleServer(join(folder, 'apps/server/dist'));
  put(folder, 'apps/web/dist');
  for (const path of ['infra', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md']) put(folder, path);
  cpSync(join(folder, 'infra/README.md'), join(folder, 'README.md'));
  copyNatives(join(folder, 'node_modules'));
  pointUnit(folder);
  for (const [name, text] of Object.entries(starts)) writeFileSync(join(folder, name), text, { mode: 0o755 });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name: 'vexillum', version, type: 'module' })}\n`);
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify({ version, commit, isClean })}\n`);
  const packages = [...packagesIn(modules), ...packagesIn(modulesOfWebApp()), ...packagesBeside()];
  const named = shipped(packages);
  const bill = await billOfRelease(named);
  writeFileSync(join(folder, 'bill-of-materials.json'), bill);
  writeFileSync(join(folder, 'licences.txt'), licencesOfRelease(named));
  return { packages, bill };
};
