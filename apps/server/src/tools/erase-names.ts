import { dropBoards } from '../boards/kept-boards.ts';
import { PLAYED, endedLongAgo } from '../boards/played-records.ts';
import { withoutNames } from '../names/forgotten.ts';
import { type Forgotten, namesKept } from '../names/name-book.ts';
import { seatsOfTable } from '../seats/invite.ts';
import { renamed } from '../seats/seat-page.ts';
import type { Change } from '../store/sqlite/change.ts';
import type { DatabaseOptions } from '../store/sqlite/database.ts';
import { CannotDo, databaseToChange } from './data-of-server.ts';

const asChange = (change: ReturnType<typeof withoutNames>[number]): Change =>
  'put' in change ? { kind: 'put', key: change.put, value: change.value } : { kind: 'del', key: change.del };

/**
 * Takes out of a data folder whose server is stopped what somebody was called at a table: the names given from a seat, or one name. In one commit;
 * then the file is written anew, and no byte of them remains in it. The ledger stays as it is: it never had them. Answers how many they were.
 * Throws `CannotDo`, `FolderInUse`.
 */
export const eraseNames = (folder: string, table: string, who: string, options: DatabaseOptions = {}): number => {
  const database = databaseToChange(folder, options);
  try {
    if (!database.emptyLog())
      throw new CannotDo(
        `Another program has ${folder} open (one that copies the log continuously?), and would keep bytes of the name. Stop it first; nothing was changed.`,
      );
    if (database.reader.extentOf(table).length === 0) throw new CannotDo(`There is no table ${table} in ${folder}.`);
    const kept = database.reader.recordsFrom('');
    const forgotten = namesKept(kept, table).filter(({ seat, name }) => seat === who || name === who);
    if (forgotten.length === 0)
      throw new CannotDo(
        `No name is kept for ${who} at table ${table}. Names from before 24 November 2026 stand in the ledger itself: they go with the table only.`,
      );
    const isPlayed = kept.some(([key]) => key.startsWith(`${PLAYED}${table}!`));
    const [fault] = database.write([
      [
        // It would show them; the ledger says the same, only more slowly.
        { kind: 'drop-snapshot', table },
        ...withoutNames(kept, table, forgotten).map(asChange),
        ...seatPages(kept, table, forgotten),
        // The feed tells the results again, without them.
        ...(isPlayed ? [asChange(endedLongAgo(table))] : []),
      ],
    ]);
    if (fault) throw new Error(fault.message);
    database.shrink();
    dropBoards(folder);
    return forgotten.length;
  } finally {
    database.close();
  }
};

const seatPages = (
  kept: readonly (readonly [key: string, value: string])[],
  table: string,
  forgotten: readonly Forgotten[],
): readonly Change[] => {
  const prefix = seatsOfTable(table);
  return kept.flatMap(([key, value]): Change[] => {
    if (!key.startsWith(prefix)) return [];
    const its = forgotten.filter(({ seat }) => seat === key.slice(prefix.length));
    return [{ kind: 'put', key, value: renamed(value, (name) => its.find((one) => one.name === name)?.token ?? name) }];
  });
};
