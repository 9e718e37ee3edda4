import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { ageOf, dependenciesIn, isPermitted } from './lib/licences.mjs';
import { npm } from './lib/npm.mjs';
import { root } from './lib/root.mjs';

/**
 * `npm run licences [-- --offline] [-- NAME…]`: every dependency, or only those named, with version, licence, whether players or hosts get
 * it or only developers, and how old the version is. Fails where a licence is not permitted. The licence comes from the lock file, the age
 * from the registry, which is asked for what is installed here; `--offline` asks nobody.
 */
const options = process.argv.slice(2);
const isOffline = options.includes('--offline');
const names = options.filter((option) => !option.startsWith('--'));

/** @typedef {import('./lib/licences.mjs').Dependency} Dependency */

/** @param {Dependency} dependency @returns {Promise<string | undefined>} */
const releasedOn = async ({ path, name, version }) => {
  if (isOffline || !existsSync(join(root, path))) return undefined;
  const { code, output } = await npm(['view', name, 'time', '--json', '--loglevel=silent']);
  try {
    return code === 0 ? JSON.parse(output)[version] : undefined;
  } catch {
    return undefined;
  }
};

/** Two questions at a time: each is a process. @param {readonly Dependency[]} dependencies */
const agesOf = async (dependencies) => {
  /** @type {Map<Dependency, string>} */
  const ages = new Map();
  const waiting = [...dependencies];
  const ask = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift())
      ages.set(one, ageOf(await releasedOn(one), Date.now()));
  };
  await Promise.all([ask(), ask()]);
  return ages;
};

/** @param {readonly (readonly string[])[]} rows */
const table = (rows) => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

await ensureInstalled();
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const all = dependenciesIn(packages);
const dependencies = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
const ages = await agesOf(dependencies);
const rows = dependencies.map((one) => [
  one.name,
  one.version,
  one.licence,
  one.isShipped ? 'shipped' : 'development',
  ages.get(one) ?? 'unknown',
]);
console.log(table([['NAME', 'VERSION', 'LICENCE', 'FOR', 'AGE'], ...rows]));

const refused = dependencies.filter((one) => !isPermitted(one));
for (const { name, version, licence } of refused)
  console.error(`${name} ${version}: ${licence} is not in the permitted list (scripts/lib/licences.mjs)`);
console.log(`\n${dependencies.length} looked at, ${refused.length} with a licence that is not permitted`);
if (refused.length > 0) process.exitCode = 1;
