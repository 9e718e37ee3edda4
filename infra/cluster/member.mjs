import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { standingOfDatabases } from './databases.mjs';
import { isRunning, memberOf, readCluster, signalMember, startMember, stopMember, untilHealthy } from './running.mjs';

const usage = `node infra/cluster/member.mjs --folder FOLDER COMMAND

  list                    what there is, and how it is
  signal NAME SIGNAL      SIGTERM, SIGKILL, SIGSTOP, SIGCONT …: the last three to all of its processes, as if it were a machine of its own
  stop NAME               ends it in order, and waits until it is gone
  start NAME              starts again what has ended, and waits until it is well`;

const { values, positionals } = parseArgs({ options: { folder: { type: 'string' } }, allowPositionals: true });
const [command, name = '', signal = ''] = positionals;
const signals = /** @type {const} */ (['SIGTERM', 'SIGKILL', 'SIGSTOP', 'SIGCONT', 'SIGINT', 'SIGQUIT', 'SIGHUP']);

/** @param {import('./running.mjs').Cluster} cluster */
const list = async ({ url, members }) => {
  const roles = await standingOfDatabases(members.filter(({ kind }) => kind === 'patroni'));
  console.log(url);
  for (const member of members) {
    const role = roles.find((one) => one.name === member.name);
    console.log([member.name, isRunning(member) ? member.pid : 'has ended', member.url, role?.role ?? ''].join('  '));
  }
};

const run = async () => {
  const cluster = readCluster(resolve(values.folder ?? ''));
  const known = signals.find((one) => one === signal);
  if (command === 'list') return list(cluster);
  const member = memberOf(cluster, name);
  if (command === 'signal' && known) return signalMember(member, known);
  if (command === 'stop') return stopMember(member);
  if (command !== 'start') throw new Error(usage);
  startMember(cluster, member);
  await untilHealthy(member);
};

try {
  if (values.folder === undefined) throw new Error(usage);
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
