import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf } from './env-file.mjs';

/**
 * One process of a cluster: how it is started, and where it is asked how it is.
 * @typedef {{
 *   name: string, kind: 'etcd' | 'patroni' | 'haproxy' | 'node', command: string, args: readonly string[],
 *   env: Readonly<Record<string, string>>, cwd: string, data: string, url: string, health: string,
 * }} Member `url`: of a node or an API; `health`: answers 200 when it lives
 */

const local = (/** @type {number | undefined} */ port) => `127.0.0.1:${port}`;
const infra = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * @param {{ folder: string, program: string, peerPorts: readonly number[], clientPorts: readonly number[] }} options
 * @returns {Member[]}
 */
export const etcdMembers = ({ folder, program, peerPorts, clientPorts }) => {
  const everybody = peerPorts.map((port, at) => `etcd-${at + 1}=http://${local(port)}`).join(',');
  return clientPorts.map((port, at) => {
    const name = `etcd-${at + 1}`;
    const [client, peer] = [`http://${local(port)}`, `http://${local(peerPorts[at])}`];
    const data = join(folder, name);
    const env = environmentOf('etcd/etcd.env', {
      ETCD_NAME: name,
      ETCD_DATA_DIR: data,
      ETCD_LISTEN_PEER_URLS: peer,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
      ETCD_LISTEN_CLIENT_URLS: client,
      ETCD_ADVERTISE_CLIENT_URLS: client,
      ETCD_INITIAL_CLUSTER: everybody,
    });
    return {
      name,
      kind: 'etcd',
      command: program,
      args: [],
      env,
      cwd: folder,
      data,
      url: client,
      health: `${client}/health`,
    };
  });
};

/**
 * @typedef {{ superuser: string, replication: string, api: string, vexillum: string, node: string, figures: string }} Passwords
 * @param {{
 *   folder: string, program: string, bin: string, etcd: readonly Member[], ports: readonly number[], apiPorts: readonly number[],
 *   passwords: Passwords,
 * }} options
 * @returns {Member[]}
 */
export const patroniMembers = ({ folder, program, bin, etcd, ports, apiPorts, passwords }) =>
  ports.map((port, at) => {
    const name = `pg-${at + 1}`;
    const data = join(folder, name);
    const url = `http://${local(apiPorts[at])}`;
    const env = environmentOf('patroni/patroni_env.conf', {
      PATRONI_NAME: name,
      PATRONI_RESTAPI_LISTEN: local(apiPorts[at]),
      PATRONI_RESTAPI_CONNECT_ADDRESS: local(apiPorts[at]),
      PATRONI_RESTAPI_PASSWORD: passwords.api,
      PATRONI_ETCD3_HOSTS: etcd.map((member) => member.url.slice('http://'.length)).join(','),
      PATRONI_POSTGRESQL_LISTEN: local(port),
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: local(port),
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_BIN_DIR: bin,
      PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
      PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
      PATRONI_REPLICATION_PASSWORD: passwords.replication,
    });
    const args = [join(folder, 'patroni.yml')];
    return { name, kind: 'patroni', command: program, args, env, cwd: folder, data, url, health: `${url}/liveness` };
  });

/**
 * The file of Patroni as it is handed out, but for where a socket lies and for the watchdog, of which a machine has one alone.
 * @param {string} folder
 */
export const patroniFile = (folder) => {
  const text = readFileSync(infra('patroni/patroni.yml'), 'utf8');
  const made = text
    .replace('  parameters:\n    log_min', `  parameters:\n    unix_socket_directories: ${folder}\n    log_min`)
    .replace('mode: automatic', "mode: 'off'");
  if (!made.includes(folder) || made.includes('automatic')) throw new Error('infra/patroni/patroni.yml has changed');
  return made;
};

/**
 * @param {{
 *   folder: string, program: string, servers: readonly string[], ports: readonly number[], figuresPorts: readonly number[],
 *   passwords: Passwords, databasePort: number, publicUrl: string, env: Readonly<Record<string, string>>,
 * }} options `servers`: the program and what stands before it
 * @returns {Member[]}
 */
export const nodeMembers = ({
  folder,
  program,
  servers,
  ports,
  figuresPorts,
  passwords,
  databasePort,
  publicUrl,
  env: more,
}) =>
  ports.map((port, at) => {
    const name = `node-${at + 1}`;
    const data = join(folder, name);
    const url = `http://${local(port)}`;
    const env = environmentOf('nodes/node.env', {
      DATABASE_URL: `postgres://vexillum:${passwords.vexillum}@${local(databasePort)}/vexillum`,
      NODE_NAME: name,
      NODE_ADDRESS: local(port),
      NODE_SECRET: passwords.node,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      // HAProxy alone: there is no https in a rehearsal.
      TRUST_PROXY: '1',
      METRICS_PORT: String(figuresPorts[at]),
      METRICS_TOKEN: passwords.figures,
    });
    const whole = { ...env, DATA_DIR: data, ...more };
    return {
      name,
      kind: 'node',
      command: program,
      args: servers,
      env: whole,
      cwd: folder,
      data,
      url,
      health: `${url}/healthz`,
    };
  });

/** @param {readonly Member[]} members @param {(member: Member) => string} line */
const lines = (members, line) => members.map((member) => `\t${line(member)}`).join('\n');
const hostOf = (/** @type {Member} */ { url }) => url.slice('http://'.length);

/**
 * The file of HAProxy as it is handed out, with these addresses instead of the example's.
 * @param {{ patroni: readonly Member[], nodes: readonly Member[], playPort: number, databasePort: number, figuresPort: number }} options
 */
export const haproxyFile = ({ patroni, nodes, playPort, databasePort, figuresPort }) => {
  const text = readFileSync(infra('haproxy/haproxy.cfg'), 'utf8');
  const database = (/** @type {Member} */ { name, env, url }) =>
    `server ${name} ${env.PATRONI_POSTGRESQL_LISTEN} check port ${new URL(url).port}`;
  const made = text
    // Only root may have so many, or be somebody else.
    .replace('\tmaxconn 100000\n\tuser haproxy\n\tgroup haproxy\n', '\tmaxconn 8000\n')
    .replace('127.0.0.1:8080', local(playPort))
    .replace('127.0.0.1:5000', local(databasePort))
    .replace('127.0.0.1:8404', local(figuresPort))
    .replace(/(\tserver node-\d .*\n?)+/, `${lines(nodes, (node) => `server ${node.name} ${hostOf(node)}`)}\n`)
    .replace(/(\tserver pg-\d .*\n?)+/, `${lines(patroni, database)}\n`);
  if (/10\.0\.0\.|\tuser /.test(made)) throw new Error('infra/haproxy/haproxy.cfg has changed');
  return made;
};

/**
 * @param {{ folder: string, program: string, playPort: number, figuresPort: number }} options
 * @returns {Member}
 */
export const haproxyMember = ({ folder, program, playPort, figuresPort }) => ({
  name: 'haproxy',
  kind: 'haproxy',
  command: program,
  args: ['-db', '-f', join(folder, 'haproxy.cfg')],
  env: {},
  cwd: folder,
  data: folder,
  url: `http://localhost:${playPort}`,
  health: `http://${local(figuresPort)}/metrics`,
});
