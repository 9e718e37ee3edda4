import type { Worker } from 'node:worker_threads';
import { newThread } from '../new-thread.ts';
import type { SoundMatch, UploadFault, WorkerSays } from './worker-says.ts';

/** A file of 32 MB takes a tenth of this; what takes longer was made to. */
const PATIENCE = 60_000;

/** An uploaded match that was found sound, with its records as they come out of the thread. */
export interface CheckedUpload {
  readonly sound: SoundMatch;
  readonly records: AsyncIterable<readonly string[]>;
}

/** Has one file checked in a thread of its own. Takes the bytes with it. The records must be read to their end. */
export const checkUpload = async (body: Uint8Array): Promise<CheckedUpload | UploadFault> => {
  const worker = newThread('match-worker', new URL('./match-worker.ts', import.meta.url), {
    workerData: body,
    transferList: [body.buffer as ArrayBuffer],
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  const patience = setTimeout(() => void worker.terminate(), PATIENCE);
  const said = saidBy(worker);
  void worker.once('exit', () => clearTimeout(patience));
  const first = await said.next();
  if (first.done) throw new Error('the thread that checks matches has ended');
  if ('fault' in first.value) return first.value.fault;
  if (!('sound' in first.value)) throw new Error('the thread that checks matches spoke out of turn');
  return { sound: first.value.sound, records: recordsIn(said) };
};

async function* recordsIn(said: AsyncGenerator<WorkerSays>): AsyncGenerator<readonly string[]> {
  for await (const message of said) {
    if ('done' in message) return;
    if ('records' in message) yield message.records;
  }
  throw new Error('the thread that checks matches has ended too early');
}

/** What the thread says, in order, kept until it is asked for. */
async function* saidBy(worker: Worker): AsyncGenerator<WorkerSays> {
  const heard: WorkerSays[] = [];
  let trouble: unknown;
  let hasEnded = false;
  let wake: () => void = () => undefined;
  const stir = (note: () => void) => {
    note();
    wake();
  };
  worker.on('message', (message: WorkerSays) => stir(() => heard.push(message)));
  worker.on('error', (error) => stir(() => (trouble = error)));
  worker.on('exit', () => stir(() => (hasEnded = true)));
  for (;;) {
    const next = heard.shift();
    if (next) yield next;
    else if (trouble !== undefined)
      throw trouble instanceof Error ? trouble : new Error('a match could not be checked');
    else if (hasEnded) return;
    else await new Promise<void>((resolve) => (wake = resolve));
  }
}
