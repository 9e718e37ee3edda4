import type { OpenFollower } from '@vexillum/table';
import {
  FarFollower,
  type FarPort,
  type FromFar,
  LastingFollower,
  type OpenElsewhere,
  type ToFar,
} from '@vexillum/table/following';
// oxlint-disable-next-line import/default -- Vite makes this export: the address of the worker that it builds
import workerAddress from './ledger-worker.ts?worker&url';
import { startedWorker } from '@vexillum/frame/started-worker';

/** Has the ledger read and checked in a worker, so that a long match does not hold up the hand; on the page where none starts. */
export const followApart: OpenFollower = (options) => LastingFollower.open(options, inWorker);

const inWorker: OpenElsewhere = async (options, lost) => {
  const worker = await startedWorker(workerAddress, 'ledger');
  const follower = new FarFollower(portTo(worker), options, () => worker.terminate());
  worker.addEventListener('error', () => {
    follower.close();
    lost();
  });
  return follower;
};

const portTo = (worker: Worker): FarPort<ToFar, FromFar> => ({
  post: (message) => worker.postMessage(message),
  listen: (hear) => worker.addEventListener('message', ({ data }: MessageEvent<FromFar>) => hear(data)),
});
