import { readdirSync, readFileSync } from 'node:fs';

/** @param {number} pid @returns {{ parent: number, began: string, state: string } | undefined} */
const standingOf = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, which may have spaces, stands in brackets.
    const [state = '', parent = '', ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent), began: rest[17] ?? '' };
  } catch {
    return undefined;
  }
};

/**
 * When a process began, in the kernel's own count: with it a number that was given to somebody else since is told apart. `undefined` where there is
 * none, or nothing but its remains.
 * @param {number} pid
 */
export const beganOf = (pid) => {
  const standing = standingOf(pid);
  return standing === undefined || standing.state === 'Z' ? undefined : standing.began;
};

/**
 * These processes and all that they started, and those started: Postgres gives each connection a session of its own, so no group has them all.
 * @param {readonly number[]} roots
 */
export const familyOf = (roots) => {
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const parents = new Map(all.map((pid) => [pid, standingOf(pid)?.parent ?? 0]));
  const found = new Set(roots.filter((pid) => beganOf(pid) !== undefined));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [pid, parent] of parents) if (found.has(parent) && beganOf(pid) !== undefined) found.add(pid);
  }
  return [...found];
};

/** @param {readonly number[]} pids @param {NodeJS.Signals} signal */
export const signalAll = (pids, signal) => {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // It is gone already.
    }
};
