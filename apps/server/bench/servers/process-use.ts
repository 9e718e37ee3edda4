import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second for programs to read, on every machine (USER_HZ). */
const TICKS_A_SECOND = 100;

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/** Processor seconds of a process and all its threads; NaN where there is no /proc. */
export const cpuSecondsOf = (pid: number): number => {
  const { user, system } = secondsIn(`/proc/${pid}/stat`);
  return user + system;
};

/** Processor seconds of a process's threads, by their numbers: its own code's (`user`), and the system's for it. Empty where there is no /proc. */
export const cpuSecondsOfThreads = (pid: number): ReadonlyMap<string, Seconds> => {
  const folder = `/proc/${pid}/task`;
  try {
    return new Map(readdirSync(folder).map((thread) => [thread, secondsIn(`${folder}/${thread}/stat`)]));
  } catch {
    return new Map();
  }
};

const childrenOf = (pid: number): number[] =>
  (read(`/proc/${pid}/task/${pid}/children`) ?? '')
    .split(' ')
    .flatMap((child) => (child === '' ? [] : [Number(child)]));

/** A process, and those that it has begun, and those that they have. */
export const treeOf = (pid: number): readonly number[] => [pid, ...childrenOf(pid).flatMap(treeOf)];

/** The same of all of them, also of those that have ended. */
export const cpuSecondsOfTree = (pid: number): number =>
  treeOf(pid).reduce((sum, each) => {
    const { user, system } = secondsIn(`/proc/${each}/stat`, 13);
    return sum + cpuSecondsOf(each) + user + system;
  }, 0);

export interface Seconds {
  readonly user: number;
  readonly system: number;
}

const secondsIn = (path: string, at = 11): Seconds => {
  // The name may hold spaces; behind its closing bracket the fields are plain: utime and stime are the 12th and 13th, those of children that ended follow.
  const fields = read(path)?.split(') ').at(-1)?.split(' ') ?? [];
  return { user: Number(fields[at]) / TICKS_A_SECOND, system: Number(fields[at + 1]) / TICKS_A_SECOND };
};

/** Resident megabytes of a process; NaN where there is no /proc. */
export const megabytesOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1]) / 1024;
