import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { haproxyFile } from './cluster/members.mjs';
import { freePorts } from './cluster/ports.mjs';
import { until } from './cluster/until.mjs';

const program = ['haproxy', '/usr/sbin/haproxy'].find((name) => spawnSync(name, ['-v']).status === 0);

/** Answers who it is and what it was told of the visitor. */
const startNode = async (/** @type {string} */ name) => {
  const standing = { isDraining: false };
  const server = createServer((asked, answer) => {
    const isCheck = asked.url === '/healthz';
    answer.statusCode = isCheck && standing.isDraining ? 503 : 200;
    answer.end(JSON.stringify({ name, headers: asked.headers, url: asked.url }));
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => socket.send(name));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const close = () => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
    server.close();
  };
  return { name, port, standing, close };
};

describe.skipIf(program === undefined)('HAProxy, with our file', () => {
  /** @type {string} */
  let folder;
  /** @type {Awaited<ReturnType<typeof startNode>>[]} */
  let nodes;
  /** @type {import('node:child_process').ChildProcess} */
  let haproxy;
  let url = '';
  let database = 0;
  let figures = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vexillum-haproxy-'));
    nodes = await Promise.all(['node-1', 'node-2', 'node-3'].map(startNode));
    const [playPort = 0, databasePort = 0, figuresPort = 0] = await freePorts(3);
    const member = (/** @type {string} */ name, /** @type {number} */ port) => ({
      .../** @type {any} */ ({ env: { PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}` } }),
      name,
      url: `http://127.0.0.1:${port}`,
    });
    const text = haproxyFile({
      nodes: nodes.map(({ name, port }) => member(name, port)),
      // Nodes answer 200 to whatever they are asked, so the first of them counts as a database that is written to.
      patroni: nodes.slice(0, 1).map(({ port }) => member('pg-1', port)),
      playPort,
      databasePort,
      figuresPort,
    });
    writeFileSync(join(folder, 'haproxy.cfg'), text);
    haproxy = spawn(program ?? '', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' });
    [url, database, figures] = [`http://127.0.0.1:${playPort}`, databasePort, figuresPort];
    await until('every node is asked', async () => {
      const names = await Promise.all([1, 2, 3, 4, 5, 6].map(() => askedOf('/')));
      return new Set(names).size === 3;
    });
  });

  afterAll(() => {
    haproxy?.kill('SIGKILL');
    for (const { close } of nodes ?? []) close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** @param {string} path @param {Record<string, string>} [headers] */
  const ask = async (path, headers = {}) => {
    const asked = request(`${url}${path}`, { headers, agent: false });
    asked.end();
    const [answer] = await once(asked, 'response');
    let text = '';
    for await (const chunk of answer) text += String(chunk);
    return { status: answer.statusCode, text };
  };

  /** Which node was asked. @param {string} path */
  const askedOf = async (path) => {
    const { status, text } = await ask(path);
    return status === 200 ? String(JSON.parse(text).name) : String(status);
  };

  const socketOf = async (/** @type {string} */ path) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`);
    const [message] = await once(socket, 'message');
    return { socket, name: String(message) };
  };

  const tables = Array.from({ length: 60 }, (_, at) => `table${(at * 7919).toString(36)}`);
  const whereAllAre = () => Promise.all(tables.map((table) => askedOf(`/api/tables/${table}`)));

  test('one table’s pages, actions and sockets all go to one node, and tables are spread over all', async () => {
    const where = await whereAllAre();
    expect(new Set(where)).toEqual(new Set(['node-1', 'node-2', 'node-3']));
    for (const [at, table] of tables.slice(0, 12).entries()) {
      const { socket, name } = await socketOf(`/sync/${table}/public?seat=red-captain`);
      socket.terminate();
      expect([name, await askedOf(`/api/tables/${table}/ledger?from=0`)]).toEqual([where[at], where[at]]);
      expect(await askedOf(`/api/play/${table}/sit`)).toBe(where[at]);
    }
  });

  test('what is of no table goes round', async () => {
    const asked = await Promise.all(Array.from({ length: 12 }, () => askedOf('/api/tables/glance')));
    expect(new Set(asked).size).toBe(3);
  });

  test('a node that is being stopped is asked no more, keeps its sockets, and only its own tables move', async () => {
    const before = await whereAllAre();
    const [leaving] = nodes;
    if (!leaving) throw new Error('there are nodes');
    const table = tables[before.indexOf(leaving.name)] ?? '';
    const { socket } = await socketOf(`/sync/${table}/public`);
    leaving.standing.isDraining = true;
    await until('its table is elsewhere', async () => (await askedOf(`/api/tables/${table}`)) !== leaving.name);
    const after = await whereAllAre();
    expect(after).not.toContain(leaving.name);
    const stayed = before.map((name, at) => (name === leaving.name ? 'elsewhere' : after[at]));
    expect(stayed).toEqual(before.map((name) => (name === leaving.name ? 'elsewhere' : name)));
    expect(socket.readyState).toBe(WebSocket.OPEN);
    leaving.standing.isDraining = false;
    await until('it has its tables again', async () => (await askedOf(`/api/tables/${table}`)) === leaving.name);
    expect(await whereAllAre()).toEqual(before);
    socket.terminate();
  });

  test('nobody sees figures through it, however they write the address', async () => {
    for (const path of ['/metrics', '/metrics/', '/%6detrics', '/metrics?x'])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    const own = await fetch(`http://127.0.0.1:${figures}/metrics`);
    expect(await own.text()).toContain('haproxy_server_status');
    expect((await fetch(`http://127.0.0.1:${figures}/`)).status).toBe(404);
  });

  test('Caddy on this machine is believed about addresses, and HAProxy adds whom it sees', async () => {
    const { text } = await ask('/', { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' });
    const { headers } = JSON.parse(text);
    expect([headers['x-forwarded-for'], headers['x-forwarded-proto']]).toEqual(['203.0.113.7, 127.0.0.1', 'https']);
  });

  test('whoever is no primary any more loses its connections at once', async () => {
    const [primary] = nodes;
    if (!primary) throw new Error('there are nodes');
    const socket = new WebSocket(`ws://127.0.0.1:${database}/`);
    await once(socket, 'message');
    const cut = once(socket, 'close');
    primary.close();
    await cut;
  });
});
