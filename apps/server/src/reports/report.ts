import type { Head } from '@vexillum/protocol';
import type { SaidLine } from '@vexillum/table/room';

/** What somebody at a table has told those who run the server, with what they could read of it themselves. */
export interface Report {
  readonly id: string;
  readonly table: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly by: Holder;
  readonly about: Holder;
  /** In the reporter's own words. */
  readonly reason: string;
  /** Of the ledger when it was told. */
  readonly head: Head;
  /** The line that it is about; of a person what they said last. */
  readonly lines: readonly SaidLine[];
}

/** Who sat in a seat then. */
export interface Holder {
  readonly seat: string;
  readonly name: string;
  /** Which of those who watch. */
  readonly watcher?: string;
}

/** All reports of all tables. */
export const REPORTS = 'report!';
export const reportsOfTable = (table: string): string => `${REPORTS}${table}!`;
export const reportKey = (table: string, seat: string, id: string): string => `${reportsOfTable(table)}${seat}!${id}`;
