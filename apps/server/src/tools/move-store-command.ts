import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StoreFailure } from '@vexillum/table/room';
import { FolderInUse, messageOf } from '../store/sqlite/faults.ts';
import { moveStore } from './move-store.ts';
import { isDatabase, placeOf } from './moving/database.ts';

/**
 * `npm run move-store -- --from FOLDER|postgres://… --to FOLDER|postgres://…`, or with `MOVE_FROM` and `MOVE_TO`: what stands on a command line anybody on
 * the machine may read, and npm says it again. Ends with 0, with 2 where tables were left out, with 1 where it did not
 * come to its end.
 */
const home = process.env['VEXILLUM_HOME'] ?? process.cwd();
process.umask(0o077);

const placed = (place: string): string => (isDatabase(place) ? place : resolve(home, place));

const run = async (): Promise<number> => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
  const [source, goal] = [values.from ?? process.env['MOVE_FROM'], values.to ?? process.env['MOVE_TO']];
  if (source === undefined || goal === undefined) {
    console.error(
      'Usage: npm run move-store -- --from FOLDER|postgres://... --to FOLDER|postgres://...\nA database with a password is better named in MOVE_FROM or MOVE_TO, or the password alone in PGPASSWORD: others on this machine can read command lines.',
    );
    return 1;
  }
  const [from, to] = [placed(source), placed(goal)];
  const { tables, entries, records, already, leftOut } = await moveStore(from, to, (line) => console.log(line));
  if (already > 0) console.log(`${already} of the tables were there from an earlier try, and are the same.`);
  console.log(
    `${tables} tables with ${entries} entries, and ${records} records, are in ${placeOf(to)}, compared to the last byte. ${placeOf(from)} is as it was: start no server on it again.`,
  );
  for (const { table, why } of leftOut) console.error(`Left out: table ${table}: ${why}`);
  return leftOut.length > 0 ? 2 : 0;
};

const plainly = (error: unknown): string => {
  if (error instanceof FolderInUse) return `${error.message}. Stop it first.`;
  if (error instanceof StoreFailure)
    return `The disk or the database failed: ${error.message}. Run the same command again, and it goes on where it ended.`;
  return messageOf(error);
};

try {
  process.exitCode = await run();
} catch (error) {
  console.error(plainly(error));
  process.exitCode = 1;
}
