import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { startCluster } from './start-cluster.mjs';

const usage = `node infra/cluster/up.mjs --folder FOLDER [--nodes 3] [--port PORT] [--server PROGRAM] [--as USER] [--env NAME=VALUE …]

Starts a whole cluster on this machine, below FOLDER: three etcd, three Postgres under Patroni, HAProxy, and servers of Vexillum, all on
free ports of 127.0.0.1. FOLDER/cluster.json says where each is, FOLDER/logs what it says. Down again: node infra/cluster/down.mjs`;

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    nodes: { type: 'string', default: '3' },
    port: { type: 'string' },
    server: { type: 'string' },
    as: { type: 'string' },
    env: { type: 'string', multiple: true, default: [] },
  },
});

/** In a checkout the server may have to be built first; a release is. */
const build = async () => {
  const script = new URL('../../scripts/lib/build.mjs', import.meta.url);
  if (values.server !== undefined || !existsSync(fileURLToPath(script))) return;
  /** @type {typeof import('../../scripts/lib/build.mjs')} */
  const { ensureBuilt } = await import(pathToFileURL(fileURLToPath(script)).href);
  const { ok } = await ensureBuilt({ show: true });
  if (!ok) throw new Error('The server is not built.');
};

const { folder, nodes, port, server, as, env } = values;
const count = Number(nodes);
if (folder === undefined || !(Number.isInteger(count) && count >= 1 && count <= 9)) {
  console.error(usage);
  process.exit(1);
}
try {
  await build();
  const cluster = await startCluster({
    folder,
    nodes: count,
    ...(port === undefined ? {} : { port: Number(port) }),
    ...(server === undefined ? {} : { server }),
    ...(as === undefined ? {} : { as }),
    env: Object.fromEntries(env.map((pair) => [pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1)])),
    say: (line) => console.log(line),
  });
  console.log(`Vexillum is ready at ${cluster.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`What runs already is ended by: node infra/cluster/down.mjs --folder ${folder}`);
  process.exit(1);
}
