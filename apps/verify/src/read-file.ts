import { readFileSync, statSync } from 'node:fs';
import { MATCH_LIMIT } from '@vexillum/ledger';

/** A file's bytes, or why there are none, as the end of a sentence. A huge file is not even opened. */
export const readFile = (path: string): Uint8Array | string => {
  try {
    const { size } = statSync(path);
    return size > MATCH_LIMIT ? tooLarge(size) : readFileSync(path);
  } catch (error) {
    return whyNot(error as NodeJS.ErrnoException);
  }
};

const MEGABYTE = 1024 * 1024;

const tooLarge = (size: number): string =>
  `it has ${Math.ceil(size / MEGABYTE)} MB, and a match has at most ${MATCH_LIMIT / MEGABYTE}`;

const whyNot = ({ code, message }: NodeJS.ErrnoException): string => {
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  return `it cannot be read (${message})`;
};
