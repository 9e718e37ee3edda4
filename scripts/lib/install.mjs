import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { mayChangeRoot, notYours, root } from './root.mjs';
import { withLock } from './with-lock.mjs';

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

const oldestNode = { major: 20, minor: 19 };

/**
 * Whether a version like `20.18.3` is older than Vexillum needs.
 * @param {string} version
 */
export const isNodeTooOld = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < oldestNode.major || (major === oldestNode.major && minor < oldestNode.minor);
};

/**
 * @param {string} file
 * @returns {Readonly<Record<string, LockedPackage>> | undefined}
 */
const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/**
 * npm leaves optional packages of other systems out, so only the others must be there.
 * @param {[path: string, wanted: LockedPackage]} entry
 * @param {Readonly<Record<string, LockedPackage>>} installed
 */
const isInstalled = ([path, wanted], installed) => {
  if (!path.includes('node_modules/') || wanted.optional || wanted.devOptional) return true;
  const found = installed[path];
  return found !== undefined && found.version === wanted.version;
};

/**
 * npm writes node_modules/.package-lock.json as its last step: where it is missing, an installation was never finished.
 * Versions are compared rather than dates, because a checkout touches dates.
 */
const isUpToDate = () => {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (wanted === undefined) throw new Error('package-lock.json is missing or broken: check it out again.');
  return installed !== undefined && Object.entries(wanted).every((entry) => isInstalled(entry, installed));
};

/** @param {(pid: number | undefined) => void} handLockTo */
const install = async (handLockTo) => {
  if (isUpToDate()) return;
  console.log('Installing what Vexillum needs (once, about a minute) ...');
  // The builder and the tests are development dependencies: without --include=dev NODE_ENV=production would leave them out.
  const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    onStart: handLockTo,
  });
  if (code === 0) return;
  console.error(output.trim());
  console.error('Installing failed; the lines above say why. Is the network there, and does `npm ci` work by hand?');
  process.exit(1);
};

/** Installs the locked dependencies when they are missing or older than the lock. Ends the process when it cannot. */
export const ensureInstalled = async () => {
  if (isNodeTooOld(process.versions.node)) {
    console.error(
      `Vexillum needs Node ${Object.values(oldestNode).join('.')} or newer; this is Node ${process.versions.node}.`,
    );
    process.exit(1);
  }
  if (isUpToDate()) return;
  if (!mayChangeRoot()) {
    console.error(notYours('lacks packages that it needs'));
    process.exit(1);
  }
  await withLock('install', install, () => console.log('Another process is installing; waiting for it ...'));
};
