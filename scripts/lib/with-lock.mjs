import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cache } from './root.mjs';

const heartbeatMs = 5_000;
const abandonedAfterMs = 5 * 60_000;

/**
 * @param {string} folder
 * @param {number | undefined} pid
 */
const write = (folder, pid) => writeFileSync(join(folder, 'owner'), `${hostname()} ${pid}`);

/**
 * @template T
 * @param {() => T} act
 */
const tryTo = (act) => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Making a folder is the one step that exactly one of two processes can win on every file system.
 * @param {string} folder
 */
const take = (folder) => {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  write(folder, process.pid);
  return true;
};

/** @param {string} owner */
const isGone = (owner) => {
  const [host, pid] = owner.split(' ');
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
};

/** @param {string} folder */
const ownerOf = (folder) => tryTo(() => readFileSync(join(folder, 'owner'), 'utf8'));

/** @param {string} folder */
const isAbandoned = (folder) => {
  const age = tryTo(() => Date.now() - statSync(folder).mtimeMs);
  if (age === undefined) return false;
  const owner = ownerOf(folder);
  return age > abandonedAfterMs || (owner !== undefined && owner !== '' && isGone(owner));
};

/**
 * Moves an abandoned lock aside; when somebody took it over in between, it is put back.
 * @param {string} folder
 */
const clear = (folder) => {
  const owner = ownerOf(folder);
  const aside = `${folder}.${process.pid}`;
  if (tryTo(() => renameSync(folder, aside) ?? true) === undefined) return;
  if (ownerOf(aside) === owner) rmSync(aside, { recursive: true, force: true });
  else tryTo(() => renameSync(aside, folder));
};

/**
 * Runs `act` while no other process runs something under the same name. A lock whose owner is gone is taken over.
 * @template T
 * @param {string} name
 * @param {(handTo: (pid: number | undefined) => void) => Promise<T>} act is given a function that hands the lock to a child by its pid: if this process is killed, the child still has it
 * @param {() => void} [onWait] called once when another process holds the lock
 */
export const withLock = async (name, act, onWait = () => {}) => {
  mkdirSync(cache, { recursive: true });
  const folder = join(cache, `${name}.lock`);
  let told = false;
  while (!take(folder)) {
    if (isAbandoned(folder)) clear(folder);
    else {
      if (!told) onWait();
      told = true;
      await wait(200);
    }
  }
  const heartbeat = setInterval(() => tryTo(() => utimesSync(folder, new Date(), new Date())), heartbeatMs);
  const release = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await act((pid) => write(folder, pid));
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
};
