import type { Game } from '@vexillum/model';
import { NotOurLedger } from './go-on.ts';
import { isStoreTrouble } from './journal.ts';
import { type LoadedTable, loadTable } from './load-table.ts';
import type { LogStore } from './log-store.ts';

export interface TakingOver {
  readonly table: string;
  readonly game: Game;
  readonly store: LogStore;
}

/** Writes another server's ledger into an empty table, and reads it as if it had always been here. */
export const takeOver = async (
  { table, game, store }: TakingOver,
  records: AsyncIterable<readonly string[]>,
): Promise<LoadedTable> => {
  const { epoch, length: former } = await store.open(table);
  if (former > 0) throw new Error(`table ${table} exists`);
  let length = 0;
  for await (const page of records) {
    await store.append(table, epoch, length, page);
    length += page.length;
  }
  const gameOf = (id: string) => (id === game.id ? game : undefined);
  return loadTable(store, table, { epoch, length }, gameOf).catch((error: unknown) => {
    throw isStoreTrouble(error) ? error : new NotOurLedger(`no ledger of ${game.id}`, { cause: error });
  });
};
