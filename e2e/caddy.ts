import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from './eventually.ts';

const caddyfile = fileURLToPath(new URL('../infra/caddy/Caddyfile', import.meta.url));
const program = process.env['CADDY_PATH'] ?? 'caddy';

/** Why there is no proxy to test with; `undefined` where there is one. `npm test` has looked for it further. */
export const whyNoCaddy = (): string | undefined =>
  spawnSync(program, ['version']).status === 0
    ? undefined
    : (process.env['CADDY_TROUBLE'] ?? 'there is no Caddy on the path');

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

export interface CaddyOptions {
  /** The port of the server behind it. */
  readonly to: number;
  /** Its own, for https. */
  readonly port: number;
  /** For so long a request waits for a server that is away; as the file says when left out. */
  readonly patience?: string;
}

export interface Caddy {
  /** Where http is answered, with the way to https. */
  readonly httpUrl: string;
  /** The certificate of whom all its certificates come from, in PEM. */
  readonly authority: string;
  /** What makes Chromium trust it. */
  readonly chromiumArgs: readonly string[];
  stop(): Promise<void>;
}

/** Only ports and places of the JSON that Caddy makes of our file are changed, which it would rather have for itself on this machine. */
const placed = (adapted: string, folder: string, httpPort: number, httpsPort: number): string => {
  const config = JSON.parse(adapted) as { apps: { http: { servers: Record<string, { listen: string[] }> } } };
  const servers = Object.values(config.apps.http.servers);
  if (servers.length !== 1) throw new Error('the file describes one server');
  for (const server of servers) server.listen = [`127.0.0.1:${httpsPort}`];
  return JSON.stringify({
    ...config,
    admin: { disabled: true },
    storage: { module: 'file_system', root: folder },
    apps: {
      ...config.apps,
      http: { ...config.apps.http, http_port: httpPort, https_port: httpsPort },
      pki: { certificate_authorities: { local: { install_trust: false } } },
    },
  });
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

/** The real Caddy with the file that we hand out, for the name `localhost`, for which it makes certificates of its own. */
export const startCaddy = async ({ to, port, patience = '20s' }: CaddyOptions): Promise<Caddy> => {
  const folder = await mkdtemp(join(tmpdir(), 'vexillum-caddy-'));
  const home = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const text = (await readFile(caddyfile, 'utf8'))
    .replaceAll('table.example.org', 'localhost')
    .replace('127.0.0.1:8080', `127.0.0.1:${to}`)
    .replace('lb_try_duration 20s', `lb_try_duration ${patience}`);
  const [ours, theirs] = [join(folder, 'Caddyfile'), join(folder, 'caddy.json')];
  await writeFile(ours, text);
  const adapt = ['adapt', '--config', ours, '--adapter', 'caddyfile'];
  const adapted = execFileSync(program, adapt, { encoding: 'utf8', env: home, stdio: 'pipe' });
  const httpPort = await freePort();
  await writeFile(theirs, placed(adapted, folder, httpPort, port));

  const child = spawn(program, ['run', '--config', theirs], { env: home, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const authorities = join(folder, 'pki/authorities/local');
  const hasCertificate = () => {
    if (child.exitCode !== null) throw new Error(`Caddy ended:\n${said}`);
    return existsSync(join(folder, 'certificates/local/localhost/localhost.crt')) && said.includes('serving initial');
  };
  await eventually(async () => hasCertificate(), 'Caddy has a certificate').toBe(true);
  const authority = await readFile(join(authorities, 'root.crt'), 'utf8');
  const between = new X509Certificate(await readFile(join(authorities, 'intermediate.crt')));
  const key = createHash('sha256')
    .update(between.publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  return {
    httpUrl: `http://localhost:${httpPort}`,
    authority,
    chromiumArgs: [`--ignore-certificate-errors-spki-list=${key}`],
    stop: async () => {
      await stop(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
