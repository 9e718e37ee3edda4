import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** Ubuntu's packages of the same names may only ask for a snap, so Debian itself is meant. */
export const isRootOnDebian = () => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
};

const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' } };

/**
 * Installs a package of Debian's, as root.
 * @param {string} name
 * @returns {Promise<string>} what apt-get said where it failed, or nothing
 */
export const installFromDebian = async (name) => {
  const update = await run('apt-get', ['update'], quietly);
  const install = await run('apt-get', ['install', '-y', name], quietly);
  return install.code === 0 ? '' : update.output + install.output;
};
