import type { ReplayEntry } from '@vexillum/model';
import type { FarPort } from '@vexillum/table/following';
import { startedWorker } from '@vexillum/frame/started-worker';
import { type GameTale, taleOf } from '../ending/game-tale.ts';
import { lifted, thisGame } from '../ending/this-game.ts';
// oxlint-disable-next-line import/default -- Vite makes this export: the address of the worker that it builds
import workerAddress from './lift-worker.ts?worker&url';
import { askForEntries, askForTale, type FromLifter, type ToLifter } from './lifting.ts';

type Port = FarPort<ToLifter, FromLifter>;

/** What is told of the last game of this match, worked out in a worker; on the page where none starts. */
export const tellApart = (entries: readonly ReplayEntry[]): Promise<GameTale | undefined> =>
  apart(
    (port) => askForTale(port, entries),
    () => taleOf(thisGame(entries)),
  );

/** This match without its fog, worked out in a worker; on the page where none starts. */
export const liftApart = (entries: readonly ReplayEntry[]): Promise<readonly ReplayEntry[]> =>
  apart(
    (port) => askForEntries(port, entries),
    () => lifted(entries),
  );

const apart = async <T>(ask: (port: Port) => Promise<T>, here: () => T): Promise<T> => {
  const worker = await startedWorker(workerAddress, 'fog').catch(() => undefined);
  if (!worker) return here();
  try {
    return await Promise.race([ask(portTo(worker)), brokenOff(worker)]);
  } catch (error) {
    console.error(error);
    return here();
  } finally {
    worker.terminate();
  }
};

const brokenOff = (worker: Worker): Promise<never> =>
  new Promise((_, reject) => worker.addEventListener('error', ({ message }) => reject(new Error(message))));

const portTo = (worker: Worker): Port => ({
  post: (message) => worker.postMessage(message),
  listen: (hear) => worker.addEventListener('message', ({ data }: MessageEvent<FromLifter>) => hear(data)),
});
