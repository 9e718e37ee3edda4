import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeDebs } from './make-deb.mjs';
import { makeImage } from './make-image.mjs';
import { makeRelease } from './make-release.mjs';
import { sha256 } from './pack.mjs';

const isLong = process.env.VEXILLUM_LONG === '1';
const isRoot = process.getuid?.() === 0;
const hasDpkg = spawnSync('dpkg-deb', ['--version']).status === 0;

/** Says what a server says first, and ends it. @param {string} command @param {readonly string[]} args @param {object} [options] */
const firstWords = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, [...args], { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        said += String(chunk);
        if (said.includes('Vexillum is ready at')) resolve(said);
      });
    child.once('close', () => resolve(said));
  });

describe.skipIf(!isLong || !hasDpkg)('other forms of a release (long)', () => {
  /** @type {string} */
  let folder;
  /** @type {{ debs: readonly string[], image: string }[]} */
  const made = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vexillum-forms-'));
    chmodSync(folder, 0o755);
    for (const name of ['once', 'again'])
      await makeRelease(join(folder, name), async (release) => {
        made.push({ debs: await makeDebs(release), image: await makeImage(release) });
      });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are the same bytes each time', () => {
    const [once, again] = made.map(({ debs, image }) => [...debs, image].map((file) => sha256(readFileSync(file))));
    expect(once).toHaveLength(3);
    expect(again).toEqual(once);
  });

  test('a package has a unit, settings that an update leaves alone, and machine code of its own kind of machine alone', async () => {
    const deb = made[0]?.debs[0] ?? '';
    const at = join(folder, 'deb');
    execFileSync('dpkg-deb', ['--raw-extract', deb, at]);
    expect(readFileSync(join(at, 'DEBIAN/conffiles'), 'utf8')).toBe('/etc/vexillum/env\n');
    for (const script of ['postinst', 'prerm', 'postrm'])
      expect([script, spawnSync('sh', ['-n', join(at, 'DEBIAN', script)]).status]).toEqual([script, 0]);
    const unit = readFileSync(join(at, 'lib/systemd/system/vexillum.service'), 'utf8');
    expect(unit).toMatch(/^ExecStart=.* server\.js$/m);
    expect(unit).toContain('EnvironmentFile=-/etc/vexillum/env');
    const listed = execFileSync('dpkg-deb', ['--contents', deb], { encoding: 'utf8' });
    expect(listed).toContain('prebuilds/linux-x64/');
    expect(listed).not.toContain('prebuilds/linux-arm64/');
    expect(listed.split('\n').filter((row) => row !== '' && !row.includes(' root/root '))).toEqual([]);
    const data = join(folder, 'deb-data');
    const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: data };
    expect(await firstWords(process.execPath, [join(at, 'usr/lib/vexillum/server.js')], { env })).toMatch(
      /is ready at/,
    );
    const usage = spawnSync('sh', [join(at, 'usr/bin/vexillum-admin')], { encoding: 'utf8' });
    // It names the program where it will be.
    expect(usage.stderr).toContain('/usr/lib/vexillum/admin.js');
  });

  test.skipIf(!isRoot)(
    'an image has what it says it has, and starts as its user with nothing else of this machine',
    async () => {
      const [image, root] = [join(folder, 'image'), join(folder, 'root')];
      for (const name of [image, root]) mkdirSync(name);
      execFileSync('tar', ['-xf', made[0]?.image ?? '', '-C', image]);
      /** @param {string} digest */
      const blob = (digest) => {
        const bytes = readFileSync(join(image, 'blobs/sha256', digest.slice('sha256:'.length)));
        expect(`sha256:${sha256(bytes)}`).toBe(digest);
        return bytes;
      };
      const { manifests } = JSON.parse(readFileSync(join(image, 'index.json'), 'utf8'));
      const manifest = JSON.parse(blob(manifests[0].digest).toString());
      const { config, rootfs } = JSON.parse(blob(manifest.config.digest).toString());
      expect(rootfs.diff_ids).toHaveLength(manifest.layers.length);
      for (const { digest } of manifest.layers) execFileSync('tar', ['-xz', '-C', root], { input: blob(digest) });
      expect(config.User).toBe('65532:65532');
      const data = statSync(join(root, 'data'));
      expect([data.uid, data.mode & 0o777]).toEqual([65532, 0o700]);
      chownSync(root, 0, 0);
      const env = Object.fromEntries(config.Env.map((/** @type {string} */ pair) => pair.split('=')));
      const args = [`--userspec=${config.User}`, root, ...config.Entrypoint];
      const chroot = ['/usr/sbin/chroot', '/sbin/chroot'].find((path) => spawnSync(path, ['--version']).status === 0);
      expect(await firstWords(chroot ?? 'chroot', args, { env: { ...env, PORT: '0' } })).toMatch(/is ready at/);
    },
  );
});
