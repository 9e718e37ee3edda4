import type { LogLine } from '@vexillum/model';
import type { StoredRecord } from './stored-record.ts';

/** Talk has a panel of its own. */
const UNLOGGED = new Set(['say']);

/** The log's line for a record; none for talk and for what is a side's secret as a whole. */
export const logLineOf = ({
  entry,
  facts,
}: Pick<StoredRecord, 'facts'> & { entry: LoggedEntry }): LogLine | undefined =>
  entry.seat === undefined || entry.name === undefined || UNLOGGED.has(entry.name)
    ? undefined
    : { seq: entry.seq, at: entry.at, seat: entry.seat, name: entry.name, ...(facts ? { facts } : {}) };

interface LoggedEntry {
  readonly seq: number;
  readonly at: string;
  readonly seat?: string;
  readonly name?: string;
}
