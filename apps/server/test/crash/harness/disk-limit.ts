import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Part of util-linux; other systems have nothing that makes the writes of one process fail. */
export const canLimitDisk = spawnSync('prlimit', ['--version']).status === 0;

/** From now on no file of this process grows beyond so many bytes; its writes fail as on a full disk. */
export const limitDisk = (pid: number, bytes: number | 'unlimited'): void => {
  // Only the soft limit, which can be lifted again.
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  if (status !== 0) throw new Error(`the disk cannot be limited: ${stderr.toString()}`);
};

/** A limit inside the next record: it is written in part. */
export const limitInTheMiddleOfARecord = (pid: number, dataFolder: string, bytesLeft: number): void => {
  const logs = readdirSync(dataFolder).filter((name) => name.endsWith('-wal'));
  const longest = Math.max(0, ...logs.map((name) => statSync(join(dataFolder, name)).size));
  limitDisk(pid, longest + bytesLeft);
};
