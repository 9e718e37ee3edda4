import { parentPort, workerData } from 'node:worker_threads';
import { textsOf } from '@vexillum/table/entry-texts';
import { AtRest } from '../../keys/at-rest.ts';
import type { Looked } from '../scrub.ts';
import { headAfter } from './chain.ts';
import { Damage, messageOf } from './faults.ts';
import { Prepared } from './prepared.ts';
import { Reader } from './reader.ts';
import type { Asked, CheckAsked, EndAsked, LookAsked, ReadingData, TextsAsked, Told } from './reading-thread.ts';
import { openSqlite } from './sqlite.ts';

/** Entries that are looked at together, however small they are. */
const MOST_AT_ONCE = 1000;

/** The thread for those who read much: who writes does not wait for them, and neither does anybody at a table. */
const { database, key } = workerData as ReadingData;
const sqlite = openSqlite(database, 'read');
const reader = new Reader(new Prepared(sqlite), key && new AtRest(key));
const utf8 = new TextEncoder();

const tell = (told: Told, ...moved: ArrayBuffer[]): void => parentPort?.postMessage(told, moved);

const tellTexts = ({ id, table, side, from, limit, bytes }: TextsAsked): void => {
  const values = reader.entries(table, from, limit, bytes);
  const texts = utf8.encode(textsOf(values, side));
  tell({ id, answer: { bytes: texts, next: from + values.length } }, texts.buffer as ArrayBuffer);
};

/** Rows, their number, and that each entry follows from the one before; with the last of them the plans. */
const look = ({ table, from, head, size }: LookAsked): Looked => {
  const values = reader.entries(table, from, MOST_AT_ONCE, size);
  const next = from + values.length;
  const { length, plans } = reader.extentOf(table);
  const isWhole = next >= length;
  if (isWhole) for (const [document] of plans) reader.plan(table, document);
  return {
    next,
    head: chained(table, values, head),
    isWhole,
    size: values.reduce((sum, { length }) => sum + length, 0),
  };
};

const chained = (table: string, values: readonly string[], head: LookAsked['head']): LookAsked['head'] => {
  try {
    return headAfter(values, head);
  } catch (error) {
    throw new Damage(`the chain of table ${table} does not hold: ${messageOf(error)}`);
  }
};

const tellChecked = ({ id, table, from, limit }: CheckAsked): void => {
  const { length } = reader.entries(table, from, limit, Infinity);
  if (length === 0) throw new Damage(`the ledger of table ${table} ends at ${from}`);
  tell({ id, answer: length });
};

const answer = (asked: Exclude<Asked, EndAsked>): void => {
  if (asked.kind === 'texts') return tellTexts(asked);
  if (asked.kind === 'check') return tellChecked(asked);
  // One moment of the file, whatever is written meanwhile.
  sqlite.exec('begin');
  try {
    tell({ id: asked.id, answer: look(asked) });
  } finally {
    sqlite.exec('rollback');
  }
};

const end = (): void => {
  sqlite.close();
  parentPort?.close();
};

parentPort?.on('message', (asked: Asked) => {
  if (asked.kind === 'end') return end();
  try {
    answer(asked);
  } catch (error) {
    tell({ id: asked.id, isDamage: error instanceof Damage, message: messageOf(error) });
  }
});
