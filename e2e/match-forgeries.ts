import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../scripts/verify.mjs', import.meta.url));

export interface Verdict {
  readonly ok: boolean;
  readonly rolls?: number;
  readonly seals?: { readonly sealed: number; readonly opened: number };
  readonly isReplayed?: boolean;
  readonly faults: readonly { readonly says: string }[];
}

/** So many files are written to the disk at a time. */
const HANDFUL = 50;

/** What `npm run verify` says of each file: no browser and no server is asked. */
export const verdictsOn = async (files: readonly Uint8Array[]): Promise<Verdict[]> => {
  const verdicts: Verdict[] = [];
  for (let first = 0; first < files.length; first += HANDFUL)
    verdicts.push(...(await verifyHandful(files.slice(first, first + HANDFUL))));
  return verdicts;
};

const verifyHandful = async (files: readonly Uint8Array[]): Promise<Verdict[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'vexillum-forged-'));
  try {
    const names = files.map((_, index) => `${index}.vexillum.json`);
    await Promise.all(files.map((file, index) => writeFile(join(folder, names[index] ?? ''), file)));
    return JSON.parse(await verify(folder, names)) as Verdict[];
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** It ends with 1 where a file is not good, which is no trouble here. */
const verify = (folder: string, names: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, npm_lifecycle_event: '' };
    execFile(
      process.execPath,
      [script, '--json', ...names],
      { cwd: folder, env, maxBuffer: 64e6 },
      (error, stdout, stderr) => (stdout === '' ? reject(error ?? new Error(stderr)) : resolve(stdout)),
    );
  });

/** The same numbers each time, so that a byte that slips through can be found again. */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

export interface Forgery {
  readonly at: number;
  readonly file: Uint8Array;
}

/** The file with one byte changed, once for each of so many places. */
export const withBytesFlipped = (file: Uint8Array, count: number, seed: number): Forgery[] => {
  const next = numbersFrom(seed);
  return Array.from({ length: count }, () => {
    const at = Math.floor(next() * file.length);
    const forged = Uint8Array.from(file);
    forged[at] = (file[at] ?? 0) ^ (1 + Math.floor(next() * 255));
    return { at, file: forged };
  });
};

/** The very same JSON in other spellings. */
export const spelledOtherwise = (file: Uint8Array): Uint8Array[] => {
  const text = new TextDecoder().decode(file);
  const value = JSON.parse(text) as Record<string, unknown>;
  return [
    `${JSON.stringify(value, null, 2)}\n`,
    `${JSON.stringify(Object.fromEntries(Object.entries(value).reverse()))}\n`,
    text.replace('"vexillumMatch":1', '"vexillumMatch":1.0'),
    text.replace('grand-triumph', 'grand\\u002dtriumph'),
    text.trimEnd(),
  ].map((other) => new TextEncoder().encode(other));
};
