import type { DatabaseOptions } from '../store/sqlite/database.ts';
import { feedWithout } from '../boards/results-feed.ts';
import { toldWithout } from '../boards/told-log.ts';
import { dropBoards } from '../boards/kept-boards.ts';
import { recordsOfTable } from '../store/records-of-table.ts';
import { CannotDo, databaseToChange } from './data-of-server.ts';

export interface Deleted {
  readonly entries: number;
  readonly records: number;
}

/**
 * Takes a table out of a data folder whose server is stopped: its ledger, snapshot, plans, seats, links and keys, in one commit, so that it is
 * there whole or not at all; then the file is written anew without it, and no byte of it remains. Throws `CannotDo`, `FolderInUse`.
 */
export const deleteTable = (folder: string, table: string, options: DatabaseOptions = {}): Deleted => {
  const database = databaseToChange(folder, options);
  try {
    if (!database.emptyLog())
      throw new CannotDo(
        `Another program has ${folder} open (one that copies the log continuously?), and would keep bytes of the table. Stop it first; nothing was changed.`,
      );
    const { length } = database.reader.extentOf(table);
    const kept = database.reader.recordsFrom('');
    const keys = recordsOfTable(kept, table);
    if (length === 0 && keys.length === 0) throw new CannotDo(`There is no table ${table} in ${folder}.`);
    const changes = [
      { kind: 'drop-table', table } as const,
      ...keys.map((key) => ({ kind: 'del', key }) as const),
      ...[...feedWithout(kept, table), ...toldWithout(kept, table)].map((row) => ({ kind: 'put', ...row }) as const),
    ];
    const [fault] = database.write([changes]);
    if (fault) throw new Error(fault.message);
    database.shrink();
    dropBoards(folder);
    return { entries: length, records: keys.length };
  } finally {
    database.close();
  }
};
