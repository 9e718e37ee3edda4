import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../store/sqlite/faults.ts';
import { moveStore } from './move-store.ts';

/** `npm run move-store -- --from FOLDER --to FOLDER`. Ends with 0, with 2 where tables were left out, with 1 where nothing was copied. */
const home = process.env['VEXILLUM_HOME'] ?? process.cwd();
process.umask(0o077);

const run = async (): Promise<number> => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
  if (values.from === undefined || values.to === undefined) {
    console.error('Usage: npm run move-store -- --from FOLDER --to FOLDER');
    return 1;
  }
  const [from, to] = [resolve(home, values.from), resolve(home, values.to)];
  const { tables, entries, records, leftOut } = await moveStore(from, to, (line) => console.log(line));
  console.log(`${tables} tables with ${entries} entries, and ${records} records, are in ${to}. ${from} is as it was.`);
  for (const { table, why } of leftOut) console.error(`Left out: table ${table}: ${why}`);
  return leftOut.length > 0 ? 2 : 0;
};

try {
  process.exitCode = await run();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
