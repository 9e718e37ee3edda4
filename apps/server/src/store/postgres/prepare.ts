import { StoreFailure } from '@vexillum/table/room';
import { FolderRefused } from '../sqlite/faults.ts';
import { type Ask, Line } from './line.ts';
import { readingPostgres } from './reading-postgres.ts';
import { expansions } from './schema.ts';

/** Two servers that make the very first tables at the same time: one of them is refused, and finds them made. */
const TRIES = 5;
/** Whoever waits longer for a lock lets those through that wait behind it, and tries again. */
const LOCK_WITHIN = '2s';
/** A server that stands still in the middle holds up all others no longer than this. */
const IDLE_WITHIN = '5s';

/** Brings a database up to what this version uses. Rejects with `FolderRefused` where it is written in a format that this version does not read. */
export const prepare = async (url: string, reads: number): Promise<void> => {
  for (let tries = 1; ; tries++) {
    const line = new Line({ url });
    try {
      return await readingPostgres(() => line.using((ask) => expand(ask, reads)));
    } catch (error) {
      if (tries === TRIES || !(error instanceof StoreFailure)) throw error;
    } finally {
      await line.close();
    }
  }
};

/** What is not there yet, in one transaction: a server that dies in the middle leaves nothing of it, and of two the second one finds it done. */
const expand = async (ask: Ask, reads: number): Promise<void> => {
  // Other servers use the tables: where all of it is there, nothing is locked.
  const before = await madeSoFar(ask);
  if (before) insistRead(before.version, reads);
  if (before && before.expansion >= expansions.length) return;
  await ask('begin');
  await ask(`set local lock_timeout = '${LOCK_WITHIN}'`);
  await ask(`set local idle_in_transaction_session_timeout = '${IDLE_WITHIN}'`);
  // In the order in which servers that play meanwhile take them, so that nobody waits in a circle.
  if (before) await ask('lock table node, table_owner, schema_version in access exclusive mode');
  const [first = [], ...later] = expansions;
  if (!before) for (const statement of first) await ask(statement);
  await ask('select 1 from schema_version for update');
  const found = await madeSoFar(ask);
  // It may have been raised while this one waited for the lock.
  if (found) insistRead(found.version, reads);
  for (const statement of later.slice(Math.max((found?.expansion ?? 1) - 1, 0)).flat()) await ask(statement);
  await ask('update schema_version set expansion = greatest(expansion, $1)', [expansions.length]);
  await ask('commit');
};

interface Made {
  readonly version: number;
  /** How many of the expansions it has. */
  readonly expansion: number;
}

const madeSoFar = async (ask: Ask): Promise<Made | undefined> => {
  const columns = await ask<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and (table_name, column_name) in (('schema_version', 'version'), ('schema_version', 'expansion'), ('node', 'reads_format'))`,
  );
  const names = new Set(columns.map(({ name }) => name));
  if (!names.has('version') || !names.has('reads_format')) return undefined;
  const [row] = await ask<Made>(
    `select version, ${names.has('expansion') ? 'expansion' : '1 as expansion'} from schema_version`,
  );
  return row;
};

const insistRead = (version: number, reads: number): void => {
  if (version > reads) throw writtenByNewer(version, reads);
};

/** Why this version does not start. */
export const writtenByNewer = (version: number, reads: number): FolderRefused =>
  new FolderRefused(
    `The database is written in format ${version}, and this version of the server reads formats up to ${reads}. Start a newer version; nothing was changed.`,
  );
