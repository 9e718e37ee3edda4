import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { makeRelease } from './lib/release/make-release.mjs';
import { root } from './lib/root.mjs';

/** `npm run release`: everything that a host needs in one archive, which plain Node starts. */
await ensureInstalled();
const { archive, released } = await makeRelease(join(root, 'release'));
if (!released.isClean) console.log('Not everything is committed: nobody else can make this release again.');
console.log(
  `${relative(root, archive)} has ${(statSync(archive).size / 1_048_576).toFixed(1)} MB. infra/README.md says what to do with it.`,
);
