import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { backUp, restore } from '../src/tools/backup.ts';
import { deleteTable } from '../src/tools/delete-table.ts';
import { eraseNames } from '../src/tools/erase-names.ts';
import { listTables } from '../src/tools/list-tables.ts';
import { repair } from '../src/tools/repair.ts';

/** An operator's command, over and over, in a process that its parent kills in the middle. */
const [command = '', data = '', to = ''] = process.argv.slice(2);

const again: Readonly<Record<string, (round: number) => void>> = {
  backup: (round) => backUp(data, `${to}-${round}`),
  restore: (round) => restore(data, `${to}-${round}`),
  repair: () => {
    rmSync(to, { recursive: true, force: true });
    repair(data, to);
  },
  erase: () => {
    for (const { table } of listTables(join(data, 'vexillum.sqlite')))
      try {
        eraseNames(data, table, 'red-captain');
        return;
      } catch {
        // It is forgotten there already.
      }
  },
  delete: () => {
    const [first] = listTables(join(data, 'vexillum.sqlite'));
    if (first) deleteTable(data, first.table);
  },
};

process.send?.('go');
for (let round = 0; ; round += 1) {
  again[command]?.(round);
  // Somebody may want to say something in between.
  await new Promise((resolve) => setImmediate(resolve));
}
