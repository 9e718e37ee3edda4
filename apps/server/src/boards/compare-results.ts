import type { PlayedGame } from '@vexillum/league';
import { Damaged, type Records, type TableStore } from '@vexillum/table/room';
import { gamesAt, type GamesAtOptions } from './games-at.ts';
import { byTable } from './kept-boards.ts';
import { ENDED, endedLongAgo, PLAYED } from './played-records.ts';

export interface ResultsToCompare extends GamesAtOptions {
  readonly tables: GamesAtOptions['tables'] & Pick<TableStore, 'list'>;
  readonly records: Pick<Records, 'get' | 'list' | 'write'>;
}

/** Where what is kept of a table's games is not what its ledger tells. */
export interface ResultFinding {
  readonly table: string;
  readonly says: string;
}

export interface ComparedResults {
  readonly tables: number;
  /** Games that are kept as their ledgers tell them. */
  readonly sound: number;
  /** Games of tables that are gone: nothing is there to compare them with. */
  readonly alone: number;
  /** Tables where a game has just ended, or an end was taken back: the boards have yet to hear of it. */
  readonly waiting: number;
  readonly findings: readonly ResultFinding[];
}

/** Reads every ledger, and compares what is kept of games with what it tells. Rejects with `StoreFailure`. */
export const compareResults = async (options: ResultsToCompare): Promise<ComparedResults> => {
  const { tables, records } = options;
  const kept = new Map(byTable(await records.list(PLAYED)).map(({ table, games }) => [table, games]));
  const findings: ResultFinding[] = [];
  let [count, sound, waiting] = [0, 0, 0];
  for await (const table of tables.list()) {
    count += 1;
    const told = kept.get(table) ?? [];
    kept.delete(table);
    // Before the ledger is read: what ends afterwards is no finding.
    if ((await records.get(`${ENDED}${table}`)) !== undefined) {
      waiting += 1;
      continue;
    }
    const says = await differenceAt(options, table, told);
    if (says === undefined) sound += told.length;
    // A server that runs has told something meanwhile.
    else if ((await records.get(`${ENDED}${table}`)) !== undefined) waiting += 1;
    else findings.push({ table, says });
  }
  const alone = [...kept.values()].reduce((sum, games) => sum + games.length, 0);
  return { tables: count, sound, alone, waiting, findings };
};

/** Has the boards read the ledgers of these tables anew: a server that runs within a minute, else when one starts. Rejects with `StoreFailure`. */
export const haveToldAnew = (
  { records }: Pick<ResultsToCompare, 'records'>,
  tables: readonly string[],
): Promise<void> => records.write(tables.map((table) => endedLongAgo(table)));

const differenceAt = async (
  options: ResultsToCompare,
  table: string,
  kept: readonly PlayedGame[],
): Promise<string | undefined> => {
  try {
    const told = await gamesAt(options, table);
    if (told.length !== kept.length)
      return `its ledger tells of ${told.length} games that ended, and ${kept.length} are kept`;
    const other = told.find((game, at) => JSON.stringify(game) !== JSON.stringify(kept[at]));
    return other && `game ${other.nth} is kept otherwise than its ledger tells it`;
  } catch (error) {
    if (error instanceof Damaged) return `it cannot be read: ${error.message}`;
    throw error;
  }
};
