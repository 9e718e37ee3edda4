import { parentPort, workerData } from 'node:worker_threads';
import { textsOf } from '@vexillum/table/entry-texts';
import { AtRest } from '../../keys/at-rest.ts';
import type { ReadingData, TextsAsked, TextsTold } from './reading-thread.ts';
import { Damage, messageOf } from './faults.ts';
import { Prepared } from './prepared.ts';
import { Reader } from './reader.ts';
import { openSqlite } from './sqlite.ts';

/** The thread for those who read much: who writes does not wait for them, and neither does anybody at a table. */
const { database, key } = workerData as ReadingData;
const reader = new Reader(new Prepared(openSqlite(database, 'read')), key && new AtRest(key));
const utf8 = new TextEncoder();

const tell = (told: TextsTold, ...moved: ArrayBuffer[]): void => parentPort?.postMessage(told, moved);

parentPort?.on('message', ({ id, table, side, from, limit, bytes }: TextsAsked) => {
  try {
    const values = reader.entries(table, from, limit, bytes);
    const texts = utf8.encode(textsOf(values, side));
    tell({ id, bytes: texts, next: from + values.length }, texts.buffer as ArrayBuffer);
  } catch (error) {
    tell({ id, isDamage: error instanceof Damage, message: messageOf(error) });
  }
});
