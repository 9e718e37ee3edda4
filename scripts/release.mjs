import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { makeDebs } from './lib/release/make-deb.mjs';
import { makeImage } from './lib/release/make-image.mjs';
import { makeRelease } from './lib/release/make-release.mjs';
import { root } from './lib/root.mjs';

/**
 * `npm run release [-- --deb] [-- --image]`: everything that a host needs in one archive, which plain Node starts; as packages for Debian; as a container
 * image.
 */
const options = process.argv.slice(2);
const unknown = options.find((option) => !['--deb', '--image'].includes(option));
if (unknown !== undefined) {
  console.error(`There is no ${unknown}: npm run release [-- --deb] [-- --image]`);
  process.exit(1);
}
await ensureInstalled();
/** @type {string[]} */
const also = [];
const { archive, released } = await makeRelease(join(root, 'release'), async (release) => {
  if (options.includes('--deb')) also.push(...(await makeDebs(release)));
  if (options.includes('--image')) also.push(await makeImage(release));
});
if (!released.isClean) console.log('Not everything is committed: nobody else can make this release again.');
for (const file of [archive, ...also])
  console.log(`${(statSync(file).size / 1_048_576).toFixed(1).padStart(6)} MB  ${relative(root, file)}`);
console.log('infra/README.md says what to do with it.');
