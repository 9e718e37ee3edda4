import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { answerOf, until } from './until.mjs';

/** @typedef {import('./running.mjs').RunningMember} RunningMember */

/**
 * What Patroni says of its members.
 * @param {readonly RunningMember[]} databases
 * @returns {Promise<readonly { name: string, role: string, state: string }[]>}
 */
export const standingOfDatabases = async (databases) => {
  for (const { url } of databases) {
    const text = await answerOf(`${url}/cluster`).catch(() => undefined);
    if (text !== undefined) return JSON.parse(text).members;
  }
  return [];
};

/**
 * The database that is written to now.
 * @param {readonly RunningMember[]} databases
 */
export const primaryOf = async (databases) => {
  const asked = databases.map(async (member) =>
    (await answerOf(`${member.url}/primary`)) === undefined ? [] : [member],
  );
  const answers = await Promise.allSettled(asked);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))[0];
};

/**
 * One writes, one follows it to the letter, the others stand by.
 * @param {readonly RunningMember[]} databases
 * @returns {Promise<RunningMember>} the primary
 */
export const untilReplicated = (databases) =>
  until('there are a primary, a synchronous standby and another one', async () => {
    const roles = (await standingOfDatabases(databases)).map(({ role, state }) => `${role} ${state}`);
    // Patroni 3 says "running" of standbys that newer ones call "streaming".
    const isThere = (/** @type {RegExp} */ wanted) => roles.filter((role) => wanted.test(role)).length;
    const all =
      isThere(/^leader running$/) +
      isThere(/^sync_standby (running|streaming)$/) +
      isThere(/^replica (running|streaming)$/);
    if (all < databases.length || isThere(/^sync_standby/) !== 1) throw new Error(`Now: ${roles.join(', ')}`);
    return primaryOf(databases);
  });

/**
 * The role and the database, by the file that is handed out.
 * @param {{ psql: string, primary: RunningMember, password: string }} options
 */
export const makeDatabase = ({ psql, primary, password }) => {
  const file = fileURLToPath(new URL('../patroni/make-database.sql', import.meta.url));
  const [host = '', port = ''] = (primary.env.PATRONI_POSTGRESQL_LISTEN ?? '').split(':');
  execFileSync(psql, ['-X', '-q', '-f', file, 'postgres'], {
    input: `${password}\n`,
    env: {
      PATH: process.env.PATH,
      PGHOST: host,
      PGPORT: port,
      PGUSER: 'postgres',
      PGPASSWORD: primary.env.PATRONI_SUPERUSER_PASSWORD,
      PGCONNECT_TIMEOUT: '10',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
};
