import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../root.mjs';
import { run } from '../run.mjs';
import { writeChecksum } from './pack.mjs';

/** What Debian and Node call the same machine. */
const machines = /** @type {const} */ ([
  ['amd64', 'linux-x64'],
  ['arm64', 'linux-arm64'],
]);

const AT = '/usr/lib/vexillum';

/** @param {string} version @param {string} architecture */
const control = (version, architecture) => `Package: vexillum
Version: ${version}
Architecture: ${architecture}
Maintainer: Vexillum <vexillum@localhost>
Depends: nodejs (>= 20.19), adduser
Recommends: caddy
Section: games
Priority: optional
Description: shared table in the browser for wargames
 TRIUMPH!, GRAND TRIUMPH! and Conquest for people who are not in the same
 room: a server that keeps everything in one folder, and the pages that it
 serves.
`;

/** @param {string} program */
const wrapper = (program) => `#!/bin/sh
VEXILLUM_CALLED=vexillum-${program} exec /usr/bin/env node ${AT}/${program}.js "$@"
`;

/** The same unit, with Debian's places in it, and no need of settings: every one of them has a default. @param {string} text */
const unitOf = (text) => {
  const made = text
    .replace('WorkingDirectory=/opt/vexillum', `WorkingDirectory=${AT}`)
    .replace('EnvironmentFile=/etc/vexillum.env', 'EnvironmentFile=-/etc/vexillum/env');
  if (/\/opt\/|vexillum\.env/.test(made)) throw new Error('the unit has changed');
  return made;
};

/** @param {string} file @param {string} text @param {number} [mode] */
const put = (file, text, mode = 0o644) => {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, mode);
};

/**
 * A package for Debian and its kin, for each kind of machine.
 * @param {import('./make-release.mjs').Release} release
 * @returns {Promise<readonly string[]>} the files
 */
export const makeDebs = async ({ folder, laidOut, released }) => {
  const debs = [];
  for (const [architecture, platform] of machines) {
    const tree = mkdtempSync(join(cache, 'deb-'));
    const at = (/** @type {string} */ path) => join(tree, path);
    cpSync(laidOut, at(AT), { recursive: true });
    for (const path of readdirSync(at(AT), { recursive: true, encoding: 'utf8' }))
      if (/\/prebuilds\/[^/]+$/.test(path) && !path.endsWith(`/${platform}`))
        rmSync(at(join(AT, path)), { recursive: true });
    put(at('DEBIAN/control'), control(released.version, architecture));
    put(at('DEBIAN/conffiles'), '/etc/vexillum/env\n');
    for (const script of ['postinst', 'prerm', 'postrm'])
      put(at(`DEBIAN/${script}`), readFileSync(join(root, 'infra/deb', script), 'utf8'), 0o755);
    put(at('etc/vexillum/env'), readFileSync(join(root, 'infra/deb/env'), 'utf8'));
    put(
      at('lib/systemd/system/vexillum.service'),
      unitOf(readFileSync(join(laidOut, 'infra/systemd/vexillum.service'), 'utf8')),
    );
    for (const program of ['admin', 'verify', 'move-store'])
      put(at(`usr/bin/vexillum-${program}`), wrapper(program), 0o755);
    put(at('usr/share/doc/vexillum/copyright'), readFileSync(join(root, 'LICENSE'), 'utf8'));
    const deb = join(folder, `vexillum_${released.version}_${architecture}.deb`);
    // What the machine's owner masks is not passed on.
    await run('chmod', ['-R', 'u=rwX,go=rX', tree]);
    const args = ['--build', '--root-owner-group', '-Zxz', tree, deb];
    const { code, output } = await run('dpkg-deb', args, { env: { SOURCE_DATE_EPOCH: String(released.seconds) } });
    rmSync(tree, { recursive: true, force: true });
    if (code !== 0) throw new Error(`dpkg-deb is needed, and said: ${output}`);
    writeChecksum(deb);
    debs.push(deb);
  }
  return debs;
};
