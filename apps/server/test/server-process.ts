import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll } from 'vitest';
import { type BuiltServer, builtServer } from './built-server.ts';

export interface ServerProcess {
  readonly child: ChildProcess;
  /** What it has printed so far, both streams. */
  readonly output: () => string;
  /** Resolves with its address once it says that it is ready; rejects when it ends before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** For a file of tests: starts the server that `npm start` runs, in a process of its own, with this environment. */
export const serverProcesses = (): ((environment: Record<string, string>) => ServerProcess) => {
  let built: BuiltServer | undefined;
  beforeAll(async () => {
    built = await builtServer();
  });
  afterAll(() => built?.remove());
  return (environment) => {
    if (!built) throw new Error('the server is not built before the tests begin');
    return startServerProcess(built.main, environment);
  };
};

const startServerProcess = (main: string, environment: Record<string, string>): ServerProcess => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /^Vexillum is ready at (http:\/\/\S+)$/m.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Error(`the server ended: ${output}`)));
  });
  // A caller that does not wait for it does not care.
  ready.catch(() => undefined);
  return { child, output: () => output, ready, ended };
};
