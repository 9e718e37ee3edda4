import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { run } from '../run.mjs';

/**
 * Packs what lies in a folder, so that the same files are the same bytes: in order, everything root's, every file with the same date.
 * @param {{ from: string, names: readonly string[], to: string, seconds: number }} options `from`: the folder; `to`: the file, `.tar`
 */
export const pack = async ({ from, names, to, seconds }) => {
  const { code, output } = await run('tar', [
    '--create',
    `--file=${to}`,
    '--format=gnu',
    '--sort=name',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
    `--directory=${from}`,
    ...names,
  ]);
  if (code !== 0) throw new Error(`GNU tar is needed, and said: ${output}`);
};

/** @param {Uint8Array} bytes */
export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Replaces `FILE.tar` by `FILE.tar.gz`. @param {string} tar */
export const zip = (tar) => {
  const zipped = gzipSync(readFileSync(tar), { level: 9 });
  writeFileSync(`${tar}.gz`, zipped);
  rmSync(tar);
  return `${tar}.gz`;
};

/** Puts `FILE.sha256` beside a file, as `sha256sum -c` reads it. @param {string} file */
export const writeChecksum = (file) => {
  writeFileSync(`${file}.sha256`, `${sha256(readFileSync(file))}  ${basename(file)}\n`);
};
