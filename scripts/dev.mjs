import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

/**
 * `npm run dev [-- --inspect]`: the web app from Vite and the server from source, both reloading on save, behind one address. Node's own
 * switches go to the server, so that a debugger finds it and not us.
 */
await ensureInstalled();

const port = Number(process.env.PORT ?? 8080);
const host = process.env.HOST ?? '127.0.0.1';

/** @param {import('node:net').Server | import('vite').ViteDevServer['httpServer']} listening */
const portOf = (listening) => {
  const address = listening?.address();
  if (typeof address !== 'object' || address === null) throw new Error('it listens on no port');
  return address.port;
};

const freePort = async () => {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const free = portOf(socket);
  socket.close();
  await once(socket, 'close');
  return free;
};

/** @param {number} behind */
const startWeb = async (behind) => {
  const { createServer } = await import('vite');
  const http = { target: `http://127.0.0.1:${behind}`, xfwd: false };
  const web = await createServer({
    root: join(root, 'apps/web'),
    logLevel: 'warn',
    clearScreen: false,
    server: {
      port,
      host,
      strictPort: true,
      proxy: { '/api': http, '/healthz': http, '/metrics': http, '/sync': { ...http, ws: true } },
    },
  });
  await web.listen();
  return web;
};

/**
 * @param {number} behind
 * @param {string} publicUrl
 */
const startServer = (behind, publicUrl) =>
  spawn(
    process.execPath,
    [
      join(root, 'node_modules/tsx/dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      '--conditions=source',
      ...process.argv.slice(2),
      join(root, 'apps/server/src/main.ts'),
    ],
    {
      cwd: root,
      env: { ...process.env, PORT: String(behind), HOST: '127.0.0.1', PUBLIC_URL: publicUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );

/**
 * Two ready lines would be two addresses: only ours is printed, once the server behind it answers.
 * @param {ReturnType<typeof startServer>} server
 * @param {string} publicUrl
 */
const relay = (server, publicUrl) => {
  let told = false;
  createInterface({ input: server.stdout }).on('line', (line) => {
    if (!line.startsWith('Vexillum is ready at')) return console.log(line);
    if (!told) console.log(`Vexillum is ready at ${publicUrl} (reloads when you save; Ctrl+C stops it)`);
    told = true;
  });
};

const behind = await freePort();
const web = await startWeb(behind).catch((error) => {
  console.error(`The web app could not be served: ${error.message}`);
  process.exit(1);
});
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${portOf(web.httpServer)}`;
const server = startServer(behind, publicUrl);
relay(server, publicUrl);

let stopping = false;
/** @param {number} code */
const stop = async (code) => {
  if (stopping) return;
  stopping = true;
  const gone = server.exitCode === null ? once(server, 'exit') : undefined;
  server.kill('SIGTERM');
  await Promise.all([web.close(), gone]);
  process.exit(code);
};
// Vite has put its own listener there, which would end this process before the server has flushed.
process.removeAllListeners('SIGTERM');
process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
server.once('exit', () => void stop(1));
