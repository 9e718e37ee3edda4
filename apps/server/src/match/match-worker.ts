import { parentPort, workerData } from 'node:worker_threads';
import { games } from '../all-games.ts';
import { hashText } from '../keys/hash-text.ts';
import { readUpload } from './read-upload.ts';
import type { WorkerSays } from './worker-says.ts';

/** As many entries as go back in one message, so that reading it keeps nobody waiting. */
const BATCH = 200;

const say = (said: WorkerSays): void => parentPort?.postMessage(said);

/** A thread of its own for one uploaded match file: 32 MB take seconds to check, and tables do not wait. */
const run = (body: Uint8Array): void => {
  const read = readUpload(body, games, hashText);
  if ('fault' in read) return say(read);
  say({ sound: read.sound });
  for (let i = 0; i < read.records.length; i += BATCH) say({ records: read.records.slice(i, i + BATCH) });
  say({ done: true });
};

run(workerData as Uint8Array);
