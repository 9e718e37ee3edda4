import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beganOf, familyOf, signalAll } from './processes.mjs';
import { answerOf, GivenUp, until } from './until.mjs';

/**
 * @typedef {import('./members.mjs').Member & { pid?: number, began?: string, log: string }} RunningMember
 * @typedef {{
 *   folder: string, url: string, databaseUrl: string, figures: string, user?: { uid: number, gid: number },
 *   psql: string, members: RunningMember[],
 * }} Cluster what `cluster.json` has: for whoever made it alone, since there are passwords in it
 */

/** @param {string} folder */
const fileOf = (folder) => join(folder, 'cluster.json');

/** @param {string} folder @returns {Cluster} */
export const readCluster = (folder) => {
  if (!existsSync(fileOf(folder))) throw new Error(`There is no cluster in ${folder}.`);
  return JSON.parse(readFileSync(fileOf(folder), 'utf8'));
};

/** @param {Cluster} cluster */
export const writeCluster = (cluster) => {
  const next = `${fileOf(cluster.folder)}.next`;
  writeFileSync(next, `${JSON.stringify(cluster, null, 1)}\n`, { mode: 0o600 });
  renameSync(next, fileOf(cluster.folder));
};

/** @param {Cluster} cluster @param {string} name */
export const memberOf = (cluster, name) => {
  const member = cluster.members.find((one) => one.name === name);
  if (member) return member;
  throw new Error(`There is no ${name} here, but ${cluster.members.map((one) => one.name).join(', ')}.`);
};

/** @param {RunningMember} member */
export const isRunning = ({ pid, began }) => pid !== undefined && beganOf(pid) === began;

/** What a member has said last. @param {RunningMember} member */
const lastWords = ({ log }) => readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n');

/**
 * Starts a member that does not run, in a session of its own: it outlives whoever started it.
 * @param {Cluster} cluster
 * @param {RunningMember} member
 */
export const startMember = (cluster, member) => {
  if (isRunning(member)) throw new Error(`${member.name} runs already.`);
  const log = openSync(member.log, 'a', 0o600);
  const { PATH = '' } = process.env;
  const child = spawn(member.command, [...member.args], {
    cwd: member.cwd,
    env: { PATH, HOME: cluster.folder, LANG: 'C.UTF-8', ...member.env },
    ...cluster.user,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  if (child.pid === undefined) throw new Error(`${member.command} cannot be started.`);
  member.pid = child.pid;
  member.began = beganOf(child.pid) ?? '';
  writeCluster(cluster);
};

/** @param {RunningMember} member @param {number} [withinSeconds] */
export const untilHealthy = (member, withinSeconds = 120) =>
  until(
    `${member.name} is well`,
    async () => {
      if (!isRunning(member)) throw new GivenUp(`${member.name} has ended:\n${lastWords(member)}`);
      return (await answerOf(member.health)) !== undefined;
    },
    withinSeconds,
  );

/** A Postgres lives on when its Patroni is killed. @param {RunningMember} member */
const postmasterOf = ({ kind, data }) => {
  const file = join(data, 'postmaster.pid');
  if (kind !== 'patroni' || !existsSync(file)) return [];
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  // The number may be somebody else's by now.
  const isIts = beganOf(pid) !== undefined && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data);
  return isIts ? [pid] : [];
};

/** All processes of a member, as if it were a machine of its own. @param {RunningMember} member */
export const processesOf = (member) => {
  const own = member.pid !== undefined && isRunning(member) ? [member.pid] : [];
  return familyOf([...own, ...postmasterOf(member)]);
};

/**
 * A signal to a member. To be killed, halted and woken (SIGKILL, SIGSTOP, SIGCONT) is for all of its processes, as a machine would lose its power; all
 * else is for the first one, which tells the others.
 * @param {RunningMember} member
 * @param {NodeJS.Signals} signal
 */
export const signalMember = (member, signal) => {
  const all = ['SIGKILL', 'SIGSTOP', 'SIGCONT'].includes(signal);
  const pids = all ? processesOf(member) : isRunning(member) && member.pid !== undefined ? [member.pid] : [];
  if (pids.length === 0) throw new Error(`${member.name} does not run.`);
  signalAll(pids, signal);
};

/** Ends a member in order, and with force when it takes too long. @param {RunningMember} member */
export const stopMember = async (member) => {
  const pids = processesOf(member);
  signalAll(pids, 'SIGCONT');
  if (isRunning(member) && member.pid !== undefined) signalAll([member.pid], 'SIGTERM');
  const isGone = () => processesOf(member).length === 0;
  await until(`${member.name} has ended`, isGone, 20).catch(() => undefined);
  signalAll(processesOf(member), 'SIGKILL');
  await until(`${member.name} is gone`, isGone, 20);
};

/** @param {string} folder */
export const makeLogs = (folder) => {
  mkdirSync(join(folder, 'logs'), { recursive: true });
  return (/** @type {import('./members.mjs').Member} */ member) => ({
    ...member,
    log: join(folder, 'logs', `${member.name}.log`),
  });
};
