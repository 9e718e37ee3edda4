import { type Ask, type Line, Refused } from './line.ts';

/** An answer has to come within some seconds, however many records there are. */
const RECORDS_AT_ONCE = 1000;

interface Row extends Record<string, unknown> {
  readonly key: string;
  readonly value: string;
}

/** Every record whose key begins so, in order of keys, as all of them are at one moment. */
export const listRecords = async (line: Pick<Line, 'ask' | 'using'>, prefix: string): Promise<readonly Row[]> => {
  const first = await recordsAfter(line.ask, prefix, '', RECORDS_AT_ONCE);
  if (first.length < RECORDS_AT_ONCE) return first;
  return line.using((ask) => atOneMoment(ask, () => allPages(ask, prefix)));
};

/** Of them the first ones behind this key, at most so many. */
export const recordsAfter = (ask: Ask, prefix: string, after: string, most: number): Promise<readonly Row[]> =>
  ask<Row>(
    'select key, value from record where starts_with(key, $1) and key >= $1 and key > $2 order by key limit $3',
    [prefix, after, most],
  );

const allPages = async (ask: Ask, prefix: string): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (;;) {
    const some = await recordsAfter(ask, prefix, rows.at(-1)?.key ?? '', RECORDS_AT_ONCE);
    for (const row of some) rows.push(row);
    if (some.length < RECORDS_AT_ONCE) return rows;
  }
};

const atOneMoment = async <T>(ask: Ask, read: () => Promise<T>): Promise<T> => {
  await ask('begin isolation level repeatable read read only');
  try {
    const found = await read();
    await ask('commit');
    return found;
  } catch (error) {
    // After anything else the connection is given up, and the transaction with it.
    if (error instanceof Refused) await ask('rollback');
    throw error;
  }
};
