import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';

const BYTES = 32;

/** A key that cannot be used; its message is for whoever starts the server. */
export class BadKeyFile extends Error {
  override readonly name = 'BadKeyFile';
}

/** The key that a file holds, 64 hex digits. Throws `BadKeyFile`, also where it lies beside what it is to lock. */
export const readKeyFile = (path: string, dataFolder?: string): Uint8Array => {
  const way = dataFolder === undefined ? '..' : relative(dataFolder, path);
  if (!way.startsWith('..') && !isAbsolute(way))
    throw new BadKeyFile(
      `The key ${path} lies in the data folder, where whoever takes the folder takes it too. Move it elsewhere.`,
    );
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new BadKeyFile(
      `The key ${path} cannot be read (${code}). VEXILLUM_KEY_FILE names a file that the server's user may read; "npm run admin -- new-key --to FILE" makes one.`,
    );
  }
  if (new RegExp(`^[0-9a-f]{${BYTES * 2}}$`).test(text)) return Buffer.from(text, 'hex');
  throw new BadKeyFile(`The file ${path} holds no key, which is ${BYTES * 2} digits from 0 to 9 and a to f.`);
};

/** A new key in a file that was not there, for its user alone. Throws what the system says. */
export const newKeyFile = (path: string): void => {
  const file = openSync(path, 'wx', 0o400);
  try {
    writeSync(file, `${randomBytes(BYTES).toString('hex')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};
