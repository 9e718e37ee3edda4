import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `STORY_SERVER=FOLDER/vexillum/server.js npm run story`: plays an unpacked release instead of what is built here. */
const usualProgram = process.env['STORY_SERVER'] ?? join(root, 'scripts/start.mjs');

/** `STORY_USER=nobody`: the server is that user's, who may write to nothing but its data. Only root can start one so. */
const user = ((): { readonly uid: number; readonly gid: number } | undefined => {
  const name = process.env['STORY_USER'];
  if (name === undefined) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
})();

const readyLine = /^Vexillum is ready at (\S+)/;
const readyWithinMs = 60_000;

export interface ServerOptions {
  /** An existing folder to go on from; a temporary one, removed by `stop`, when left out. */
  readonly dataDir?: string;
  /** 0, a free one, when left out. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Another one than what is built here. */
  readonly program?: string;
}

export interface RunningServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** Everything that the server has printed so far, for the message of a failed test. */
  readonly output: () => string;
  /** Dies at once, as if the machine had: keeps the data. */
  readonly kill9: () => Promise<void>;
  /** Stops as an administrator would and answers the exit code. */
  readonly stop: () => Promise<number>;
}

/** Resolves with the address of the ready line; throws with what was printed when the server ends or is silent. */
const waitUntilReady = (child: ChildProcess, lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`the server ${why}:\n${lines.join('\n')}`));
    const timer = setTimeout(() => fail('was not ready in time'), readyWithinMs);
    const listen = (line: string) => {
      lines.push(line);
      const url = readyLine.exec(line)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    for (const stream of [child.stdout, child.stderr]) {
      if (stream !== null) createInterface({ input: stream }).on('line', listen);
    }
    child.once('exit', () => {
      clearTimeout(timer);
      fail('ended before it was ready');
    });
  });

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number> => {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return child.exitCode ?? 1;
};

/** Starts the real server, built as for a player, on a port and a data folder of its own. */
export const startServer = async (options: ServerOptions = {}): Promise<RunningServer> => {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'vexillum-')));
  if (user) await chown(dataDir, user.uid, user.gid);
  const { program = usualProgram } = options;
  const lines: string[] = [];
  const child = spawn(process.execPath, [program], {
    ...user,
    cwd: dirname(program),
    env: { ...process.env, PORT: String(options.port ?? 0), HOST: '127.0.0.1', DATA_DIR: dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await waitUntilReady(child, lines);
  const removeTemporary = () =>
    options.dataDir === undefined ? rm(dataDir, { recursive: true, force: true }) : Promise.resolve();
  return {
    url: url.replace(/\/$/, ''),
    port: Number(new URL(url).port),
    dataDir,
    output: () => lines.join('\n'),
    kill9: async () => void (await end(child, 'SIGKILL')),
    stop: async () => {
      const code = await end(child, 'SIGTERM');
      await removeTemporary();
      return code;
    },
  };
};
