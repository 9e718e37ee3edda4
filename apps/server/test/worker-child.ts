import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { ToListener } from '../src/workers/messages.ts';
import { Worker } from '../src/workers/worker.ts';

/** What a line asks of the worker that it comes to. */
export interface AskedOfWorker {
  /** Only this one is to do it; each says who it is. */
  readonly of?: string;
  /** A process that inherits its channel says this there once that file is there, and then takes the file away. */
  readonly bequeath?: { readonly message: ToListener; readonly when: string };
  /** It leaves as soon as the next line has come. */
  readonly leavesSoon?: true;
}

export interface WorkerSays {
  readonly worker: string;
  readonly pid: number;
  /** What it was told of the others. */
  readonly heard: readonly object[];
}

const HEIR = `
  const { existsSync, rmSync, writeSync } = require('node:fs');
  const [, message, when] = process.argv;
  setTimeout(() => process.exit(), 60_000);
  setInterval(() => {
    if (!existsSync(when)) return;
    writeSync(3, message + '\\n');
    rmSync(when);
    process.exit();
  }, 10);
`;

const bequeath = ({ message, when }: NonNullable<AskedOfWorker['bequeath']>): void => {
  // Node gives a forked process its channel as the fourth file.
  const heir = spawn(process.execPath, ['-e', HEIR, JSON.stringify(message), when], {
    stdio: ['ignore', 'ignore', 'ignore', 3],
    detached: true,
  });
  heir.unref();
};

/** A worker without tables: whoever comes is told who it is. */
const worker = Worker.of(process.env);
if (!worker) throw new Error('this program is forked by a listener');
const heard: object[] = [];
let leavesSoon = false;

const answer = (socket: Socket, asked: AskedOfWorker): void => {
  if (asked.of === worker.name && asked.bequeath) bequeath(asked.bequeath);
  if (asked.of === worker.name && asked.leavesSoon) leavesSoon = true;
  const says: WorkerSays = { worker: worker.name, pid: process.pid, heard };
  socket.end(JSON.stringify(says));
};

worker.listen(
  {
    take: (socket) => {
      if (leavesSoon) worker.leave();
      socket.once('data', (asked) => answer(socket, JSON.parse(asked.toString()) as AskedOfWorker));
    },
    counted: (counted) => heard.push(counted),
    tellCounts: () => undefined,
    gone: (number) => heard.push({ kind: 'gone', worker: number }),
  },
  () => process.exit(),
);
process.once('SIGTERM', () => process.exit());
worker.ready();
