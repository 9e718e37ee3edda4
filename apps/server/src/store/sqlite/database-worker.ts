import { parentPort, workerData } from 'node:worker_threads';
import type { Asked, Fault, Question, Questions, Told } from './asked.ts';
import { Database, type DatabaseOptions } from './database.ts';
import { Damage, DiskFault, FolderInUse, FolderRefused, messageOf } from './faults.ts';

export interface WorkerData extends DatabaseOptions {
  readonly folder: string;
}

/** The thread that has the database: SQLite answers when it is done, and the disk may take its time; tables are not kept waiting. */
const tell = (told: Told): void => parentPort?.postMessage(told);

const nameOf = (error: unknown): Fault['name'] => {
  for (const kind of [DiskFault, Damage, FolderRefused, FolderInUse]) if (error instanceof kind) return new kind().name;
  return 'Error';
};

const faultOf = (error: unknown): Fault => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return { name: nameOf(error), message: messageOf(error), ...(code === undefined ? {} : { code }) };
};

const answersOf = (database: Database): Questions => ({
  write: (writers) => database.write(writers),
  extentOf: (table) => database.reader.extentOf(table),
  entries: (table, from, limit, bytes) => database.reader.entries(table, from, limit, bytes),
  plan: (table, document) => database.reader.plan(table, document),
  tablesAfter: (table, limit) => database.reader.tablesAfter(table, limit),
  record: (key) => database.reader.record(key),
  recordsFrom: (prefix) => database.reader.recordsFrom(prefix),
  recordsAfter: (prefix, after, most) => database.reader.recordsAfter(prefix, after, most),
  close: () => database.close(),
});

const answer = <Q extends Question>(
  answers: Questions,
  isSpent: () => boolean,
  { id, question, args }: Asked<Q>,
): void => {
  try {
    const ask = answers[question] as (...args: Parameters<Questions[Q]>) => ReturnType<Questions[Q]>;
    const value = ask(...args);
    tell({ id, value, isLast: isSpent() });
  } catch (error) {
    tell({ id, fault: faultOf(error) });
  }
};

try {
  const { folder, ...options } = workerData as WorkerData;
  const database = new Database(folder, options);
  const answers = answersOf(database);
  parentPort?.on('message', (asked: Asked) => {
    answer(answers, () => database.isSpent, asked);
    if (asked.question === 'close' || database.isSpent) parentPort?.close();
  });
  tell({ value: undefined });
} catch (error) {
  tell({ fault: faultOf(error) });
}
