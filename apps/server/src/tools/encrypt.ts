import { rmSync } from 'node:fs';
import { AtRest, KEY_OF_FOLDER } from '../keys/at-rest.ts';
import { Database } from '../store/sqlite/database.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { Prepared } from '../store/sqlite/prepared.ts';
import { Reader } from '../store/sqlite/reader.ts';
import { CannotDo, databaseOf } from './data-of-server.ts';
import { repair, type Repaired, type Sealing } from './repair.ts';

/**
 * Copies a data folder into a new one that is encrypted with another key than it, or with one at all, or with none any more. The folder is read
 * and left as it is; its server must be stopped. Throws `CannotDo`, `FolderInUse`, or what the disk says.
 */
export const encrypt = (folder: string, to: string, { former, key }: Sealing): Repaired => {
  const known = keyOf(folder);
  const given = former && new AtRest(former).id;
  if (known !== given)
    throw new CannotDo(
      known === undefined
        ? `${folder} is not encrypted: leave --former-key-file out.`
        : `${folder} is encrypted with the key ${known}: name its file with --former-key-file${given === undefined ? '' : `, which is not that of ${given}`}.`,
    );
  const copied = repair(folder, to, { former, key });
  const [first] = copied.lost;
  if (first) {
    rmSync(to, { recursive: true, force: true });
    throw new CannotDo(
      `${folder} is damaged (${first.says}); "npm run admin -- repair" comes first. Nothing was made.`,
    );
  }
  nameKey(to, key);
  return copied;
};

const keyOf = (folder: string): string | undefined => {
  const sqlite = openSqlite(databaseOf(folder), 'read');
  try {
    return new Reader(new Prepared(sqlite)).record(KEY_OF_FOLDER);
  } finally {
    sqlite.close();
  }
};

const nameKey = (folder: string, key: Uint8Array | undefined): void => {
  const database = new Database(folder);
  const change = key
    ? ({ kind: 'put', key: KEY_OF_FOLDER, value: new AtRest(key).id } as const)
    : ({ kind: 'del', key: KEY_OF_FOLDER } as const);
  const [fault] = database.write([[change]]);
  database.close();
  if (fault) throw new Error(fault.message);
};
