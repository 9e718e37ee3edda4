import type { Socket } from 'node:net';
import { Worker } from '../src/workers/worker.ts';

export interface WorkerSays {
  readonly worker: string;
  readonly pid: number;
}

/** A worker without tables: whoever says something is told who it is. */
const worker = Worker.of(process.env);
if (!worker) throw new Error('this program is forked by a listener');

const answer = (socket: Socket): void => {
  const says: WorkerSays = { worker: worker.name, pid: process.pid };
  socket.end(JSON.stringify(says));
};

worker.listen(
  {
    take: (socket) => socket.once('data', () => answer(socket)),
    counted: () => undefined,
    tellCounts: () => undefined,
    gone: () => undefined,
  },
  () => process.exit(),
);
process.once('SIGTERM', () => process.exit());
worker.say({ kind: 'ready' });
