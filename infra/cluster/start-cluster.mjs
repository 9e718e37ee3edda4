import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeDatabase, untilReplicated } from './databases.mjs';
import { etcdMembers, haproxyFile, haproxyMember, nodeMembers, patroniFile, patroniMembers } from './members.mjs';
import { freePorts } from './ports.mjs';
import { remarkOnPatroni, versionOfPatroni } from './patroni-version.mjs';
import { findPrograms, findServer, userOf } from './programs.mjs';
import { makeLogs, startMember, untilHealthy, writeCluster } from './running.mjs';

/** @typedef {import('./running.mjs').Cluster} Cluster */

const DATABASES = 3;
const FLAGS = ['--enable-source-maps', '--max-semi-space-size=64'];

const secret = () => randomBytes(24).toString('hex');

/** @param {string} folder @param {{ uid: number, gid: number } | undefined} user */
const makeFolder = (folder, user) => {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Take another folder, or "down --remove" first.`);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
};

/** @param {Cluster} cluster @param {string} file @param {string} text */
const put = ({ folder, user }, file, text) => {
  writeFileSync(join(folder, file), text, { mode: 0o600 });
  if (user) chownSync(join(folder, file), user.uid, user.gid);
};

/** @param {Cluster} cluster @param {readonly import('./running.mjs').RunningMember[]} members */
const startTogether = async (cluster, members) => {
  for (const member of members) startMember(cluster, member);
  await Promise.all(members.map((member) => untilHealthy(member)));
};

/**
 * A whole cluster on this machine, below one folder: three etcd, three Postgres under Patroni, HAProxy, and servers of Vexillum. Resolves when all
 * are well; everything goes on when this process ends.
 * @param {{
 *   folder: string, nodes?: number, port?: number, server?: string, as?: string, env?: Readonly<Record<string, string>>,
 *   say?: (line: string) => void,
 * }} options `port`: of the address to play at; `server`: the program; `as`: whose everything is, when root starts it; `env`: more settings of nodes
 * @returns {Promise<Cluster>}
 */
export const startCluster = async ({
  folder: wanted,
  nodes: count = 3,
  port,
  server = findServer(),
  as = 'postgres',
  env = {},
  say = () => {},
}) => {
  const programs = findPrograms();
  if (programs.trouble !== undefined) throw new Error(programs.trouble);
  const remark = remarkOnPatroni(versionOfPatroni(programs.patroni));
  if (remark !== undefined) say(remark);
  const folder = resolve(wanted);
  const user = userOf(as);
  makeFolder(folder, user);
  const free = await freePorts(4 * DATABASES + 2 * count + 3);
  const take = (/** @type {number} */ many) => free.splice(0, many);
  const [playPort = 0, databasePort = 0, figuresPort = 0] = [port ?? free.pop(), free.pop(), free.pop()];
  const passwords = {
    superuser: secret(),
    replication: secret(),
    api: secret(),
    vexillum: secret(),
    node: secret(),
    figures: secret(),
  };
  const withLog = makeLogs(folder);

  const etcd = etcdMembers({
    folder,
    program: programs.etcd,
    peerPorts: take(DATABASES),
    clientPorts: take(DATABASES),
  }).map(withLog);
  const patroni = patroniMembers({
    folder,
    program: programs.patroni,
    bin: programs.postgres,
    etcd,
    ports: take(DATABASES),
    apiPorts: take(DATABASES),
    passwords,
  }).map(withLog);
  const url = `http://localhost:${playPort}`;
  const nodes = nodeMembers({
    folder,
    program: process.execPath,
    servers: [...FLAGS, server],
    ports: take(count),
    figuresPorts: take(count),
    passwords,
    databasePort,
    publicUrl: url,
    env,
  }).map(withLog);
  const haproxy = withLog(haproxyMember({ folder, program: programs.haproxy, playPort, figuresPort }));

  /** @type {Cluster} */
  const cluster = {
    folder,
    url,
    databaseUrl: nodes[0]?.env.DATABASE_URL ?? '',
    figures: haproxy.health,
    ...(user ? { user } : {}),
    psql: programs.psql,
    members: [...etcd, ...patroni, haproxy, ...nodes],
  };
  writeCluster(cluster);
  put(cluster, 'patroni.yml', patroniFile(folder));
  put(cluster, 'haproxy.cfg', haproxyFile({ patroni, nodes, playPort, databasePort, figuresPort }));

  await startTogether(cluster, etcd);
  say('etcd: three, well.');
  await startTogether(cluster, patroni);
  const primary = await untilReplicated(patroni);
  say(`Postgres: ${primary.name} writes, and does nothing that a second one has not on its disk.`);
  makeDatabase({ psql: programs.psql, primary, password: passwords.vexillum });
  await startTogether(cluster, [haproxy]);
  say('HAProxy: well.');
  await startTogether(cluster, nodes);
  say(`Vexillum: ${count}, well.`);
  return cluster;
};
