import { readFileSync } from 'node:fs';

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
  // The name may hold spaces; behind its closing bracket the fields are plain: utime and stime are the 12th and 13th.
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
};

/** Resident megabytes of a process; NaN where there is no /proc. */
export const megabytesOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1]) / 1024;
