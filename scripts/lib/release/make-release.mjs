import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { cache } from '../root.mjs';
import { whatIsReleased } from './commit.mjs';
import { layOut } from './lay-out.mjs';
import { pack, writeChecksum, zip } from './pack.mjs';

/**
 * @typedef {{
 *   folder: string, laidOut: string, archive: string, packages: readonly string[],
 *   released: Awaited<ReturnType<typeof whatIsReleased>>,
 * }} Release `laidOut`: the folder `vexillum` that the archive has
 */

/**
 * Makes the archive, its checksum and its bill of materials.
 * @param {string} folder where to
 * @param {(release: Release) => Promise<void>} [also] makes other forms of it, while it is laid out
 * @returns {Promise<Release>}
 */
export const makeRelease = async (folder, also = async () => {}) => {
  const { ok, output } = await ensureBuilt();
  if (!ok) throw new Error(output);
  const released = await whatIsReleased();
  mkdirSync(cache, { recursive: true });
  mkdirSync(folder, { recursive: true });
  const workplace = mkdtempSync(join(cache, 'release-'));
  try {
    const laidOut = join(workplace, 'vexillum');
    const { packages, bill } = await layOut(laidOut, released);
    const name = join(folder, `vexillum-${released.version}`);
    await pack({ from: workplace, names: ['vexillum'], to: `${name}.tar`, seconds: released.seconds });
    const archive = zip(`${name}.tar`);
    writeChecksum(archive);
    writeFileSync(`${name}.bill-of-materials.json`, bill);
    const release = { folder, laidOut, archive, packages, released };
    await also(release);
    return release;
  } finally {
    rmSync(workplace, { recursive: true, force: true });
  }
};
