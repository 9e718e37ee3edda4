import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cache } from '../root.mjs';
import { pack, sha256, writeChecksum } from './pack.mjs';

/** Nobody whom a system knows. */
const USER = 65532;
const architectures = /** @type {const} */ ({ x64: 'amd64', arm64: 'arm64' });

/** What a program loads, by the linker of this machine. @param {string} program */
const librariesOf = (program) =>
  [...execFileSync('ldd', [program], { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g)].map(([, path = '']) => path);

/**
 * A root with Node and what Node loads, and nothing else: no shell, no packages.
 * @param {string} base
 */
const layBase = (base) => {
  const node = realpathSync(process.execPath);
  const put = (/** @type {string} */ from, /** @type {string} */ to) => {
    mkdirSync(join(base, dirname(to)), { recursive: true });
    cpSync(realpathSync(from), join(base, to));
  };
  put(node, '/usr/bin/node');
  for (const library of librariesOf(node)) put(library, library);
  mkdirSync(join(base, 'etc'), { recursive: true });
  writeFileSync(join(base, 'etc/passwd'), `vexillum:x:${USER}:${USER}::/data:/sbin/nologin\n`);
  writeFileSync(join(base, 'etc/group'), `vexillum:x:${USER}:\n`);
  writeFileSync(join(base, 'etc/nsswitch.conf'), 'hosts: files dns\n');
};

const LAYER = 'application/vnd.oci.image.layer.v1.tar+gzip';

/**
 * Puts a value or bytes among the blobs of an image.
 * @param {string} image
 * @param {string} mediaType
 * @param {Uint8Array} bytes
 */
const blob = (image, mediaType, bytes) => {
  const digest = sha256(bytes);
  writeFileSync(join(image, 'blobs/sha256', digest), bytes);
  return { mediaType, digest: `sha256:${digest}`, size: bytes.length };
};

/** @param {unknown} value */
const json = (value) => Buffer.from(JSON.stringify(value));

/**
 * A container image in the OCI's layout, made without an engine: Node of this machine, and the release.
 * @param {import('./make-release.mjs').Release} release
 * @returns {Promise<string>} the file, which `podman load -i` and `skopeo copy oci-archive:` read
 */
export const makeImage = async ({ folder, laidOut, released }) => {
  const architecture = architectures[/** @type {'x64' | 'arm64'} */ (process.arch)];
  if (process.platform !== 'linux' || architecture === undefined)
    throw new Error('An image is made on Linux, on x64 or arm64: it has the Node of the machine that makes it.');
  const workplace = mkdtempSync(join(cache, 'image-'));
  const { seconds, version, commit } = released;
  try {
    const image = join(workplace, 'image');
    mkdirSync(join(image, 'blobs/sha256'), { recursive: true });
    const [base, program] = [join(workplace, 'base'), join(workplace, 'program')];
    layBase(base);
    cpSync(laidOut, join(program, 'usr/lib/vexillum'), { recursive: true });
    const layers = [];
    for (const layer of [base, program]) {
      const tar = `${layer}.tar`;
      await pack({ from: layer, names: ['.'], to: tar, seconds });
      const bytes = readFileSync(tar);
      layers.push({ diff: `sha256:${sha256(bytes)}`, ...blob(image, LAYER, gzipSync(bytes, { level: 6 })) });
    }
    // A folder that the server may write to has to be the user's, in a layer of its own: the others are all root's.
    const data = join(workplace, 'data.tar');
    mkdirSync(join(workplace, 'data'));
    execFileSync('tar', [
      '--create',
      `--file=${data}`,
      '--format=gnu',
      `--mtime=@${seconds}`,
      `--owner=${USER}`,
      `--group=${USER}`,
      '--numeric-owner',
      '--mode=0700',
      `--directory=${workplace}`,
      'data',
    ]);
    const bytes = readFileSync(data);
    layers.push({ diff: `sha256:${sha256(bytes)}`, ...blob(image, LAYER, gzipSync(bytes)) });

    const created = new Date(seconds * 1000).toISOString();
    const config = {
      created,
      architecture,
      os: 'linux',
      config: {
        User: `${USER}:${USER}`,
        Env: ['PATH=/usr/bin', 'NODE_ENV=production', 'DATA_DIR=/data', 'HOST=0.0.0.0', 'PORT=8080'],
        Entrypoint: [
          '/usr/bin/node',
          '--enable-source-maps',
          '--max-semi-space-size=64',
          '/usr/lib/vexillum/server.js',
        ],
        WorkingDir: '/data',
        ExposedPorts: { '8080/tcp': {} },
        Volumes: { '/data': {} },
        StopSignal: 'SIGTERM',
        Labels: {
          'org.opencontainers.image.version': version,
          'org.opencontainers.image.revision': commit,
          'org.opencontainers.image.licenses': 'MIT',
        },
      },
      rootfs: { type: 'layers', diff_ids: layers.map(({ diff }) => diff) },
      history: ['Node and what it loads', `Vexillum ${version}`, 'its data'].map((created_by) => ({
        created,
        created_by,
      })),
    };
    const manifest = {
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.manifest.v1+json',
      config: blob(image, 'application/vnd.oci.image.config.v1+json', json(config)),
      layers: layers.map(({ diff: _diff, ...layer }) => layer),
    };
    const described = {
      ...blob(image, manifest.mediaType, json(manifest)),
      platform: { architecture, os: 'linux' },
      annotations: { 'org.opencontainers.image.ref.name': version },
    };
    writeFileSync(join(image, 'index.json'), json({ schemaVersion: 2, manifests: [described] }));
    writeFileSync(join(image, 'oci-layout'), json({ imageLayoutVersion: '1.0.0' }));
    const file = join(folder, `vexillum-${version}-${architecture}.oci.tar`);
    await pack({ from: image, names: ['oci-layout', 'index.json', 'blobs'], to: file, seconds });
    writeChecksum(file);
    return file;
  } finally {
    rmSync(workplace, { recursive: true, force: true });
  }
};
