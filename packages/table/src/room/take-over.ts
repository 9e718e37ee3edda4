import type { Game } from '@vexillum/model';
import { NotOurLedger } from './go-on.ts';
import { isStoreTrouble } from './journal.ts';
import { type LoadedTable, loadTable } from './load-table.ts';
import type { TableReader, Tenure } from './store.ts';

export interface TakingOver {
  readonly game: Game;
  readonly store: TableReader;
  /** Of an empty table. */
  readonly tenure: Tenure;
}

/** Writes another server's ledger into an empty table, and reads it as if it had always been here. */
export const takeOver = async (
  { game, store, tenure }: TakingOver,
  records: AsyncIterable<readonly string[]>,
): Promise<LoadedTable> => {
  let length = 0;
  for await (const page of records) {
    await tenure.append(length, page);
    length += page.length;
  }
  const gameOf = (id: string) => (id === game.id ? game : undefined);
  return loadTable(store, tenure, gameOf, { length }).catch((error: unknown) => {
    throw isStoreTrouble(error) ? error : new NotOurLedger(`no ledger of ${game.id}`, { cause: error });
  });
};
