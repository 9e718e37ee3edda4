import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';

/** What a server is told to preload is compiled here, for Linux. */
export const canCutPower = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0;

/** What a disk writes whole or not at all. */
const BLOCK = 4096;

/**
 * The power that a server's data folder depends on. What the server has not flushed is gone when it is cut off, or part of it is; while it
 * `fails`, the folder's writes or flushes do, and what such a flush was to bring to the disk is lost without another word.
 */
export class Power {
  readonly #folder: string;
  readonly #disk: string;
  readonly #library: string;

  /** `beside` is an empty folder of its own. */
  constructor(folder: string, beside: string) {
    this.#folder = folder;
    this.#disk = join(beside, 'disk');
    this.#library = join(beside, 'power-cut.so');
    const source = join(import.meta.dirname, '../../power-cut.c');
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', this.#library, source, '-ldl', '-lpthread']);
    this.#begin();
  }

  /** For the server's process. */
  get env(): Readonly<Record<string, string>> {
    return { LD_PRELOAD: this.#library, POWER_DATA: this.#folder, POWER_DISK: this.#disk };
  }

  fails(call: 'write' | 'flush', error: 'EIO' | 'ENOSPC' | 'EROFS'): void {
    writeFileSync(join(this.#disk, 'fault'), `${call} ${constants.errno[error]}`);
  }

  works(): void {
    rmSync(join(this.#disk, 'fault'), { force: true });
  }

  /** After the process is gone: makes of the folder what is found when the power is back. `mayStay` says of each block that was not flushed whether it is. */
  cut(mayStay: () => boolean): void {
    const names = join(this.#disk, `names-${statSync(this.#folder).ino}`);
    const flushed = existsSync(names) ? readFileSync(names, 'utf8').trim().split('\n').filter(Boolean) : [];
    const found = flushed.map((line) => {
      const [inode = '', name = ''] = line.split(' ');
      return [name, this.#afterwards(inode, name, mayStay)] as const;
    });
    for (const name of readdirSync(this.#folder)) rmSync(join(this.#folder, name), { recursive: true });
    for (const [name, bytes] of found) writeFileSync(join(this.#folder, name), bytes, { mode: 0o600 });
    this.#begin();
  }

  /** What is in the folder now is on the disk. */
  #begin(): void {
    rmSync(this.#disk, { recursive: true, force: true });
    mkdirSync(this.#disk, { recursive: true });
    const names = readdirSync(this.#folder).map((name) => {
      const { ino } = statSync(join(this.#folder, name));
      copyFileSync(join(this.#folder, name), join(this.#disk, String(ino)));
      return `${ino} ${name}\n`;
    });
    writeFileSync(join(this.#disk, `names-${statSync(this.#folder).ino}`), names.join(''));
  }

  #afterwards(inode: string, name: string, mayStay: () => boolean): Uint8Array {
    const certain = bytesOf(join(this.#disk, inode));
    const path = join(this.#folder, name);
    // A name that was given to another file since, without a flush of the folder.
    if (!existsSync(path) || String(statSync(path).ino) !== inode) return certain;
    const written = bytesOf(path);
    const bytes = Buffer.alloc(mayStay() ? written.length : certain.length);
    certain.copy(bytes);
    // Of a file that was made shorter without a flush, the end may still be there as it was.
    const most = Math.min(bytes.length, written.length);
    for (let at = 0; at < most; at += BLOCK) {
      const end = Math.min(at + BLOCK, most);
      if (!written.subarray(at, end).equals(bytes.subarray(at, end)) && mayStay()) written.copy(bytes, at, at, end);
    }
    return bytes;
  }
}

const bytesOf = (path: string): Buffer => (existsSync(path) ? readFileSync(path) : Buffer.alloc(0));
