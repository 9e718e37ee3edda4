import { seatsOfTable } from '../seats/invite.ts';
import { Prepared } from '../store/sqlite/prepared.ts';
import { Reader } from '../store/sqlite/reader.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { CannotDo, databaseOf, databaseToChange } from './data-of-server.ts';

/** A browser that holds a seat. */
export interface Device {
  readonly seat: string;
  /** Of its session; says nothing that anybody could come in with. */
  readonly device: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

interface KeptPage {
  readonly sessions: readonly { readonly id: string; readonly name: string; readonly until: number }[];
}

const devicesIn = (reader: Reader, table: string): readonly Device[] => {
  const prefix = seatsOfTable(table);
  const pages = reader.recordsFrom(prefix);
  if (pages.length === 0) throw new CannotDo(`There is no table ${table}.`);
  return pages.flatMap(([key, value]) =>
    (JSON.parse(value) as KeptPage).sessions.map(({ id, name, until }) => ({
      seat: key.slice(prefix.length),
      device: id,
      name,
      until,
    })),
  );
};

/** Who holds which seat, beside a server that goes on. Throws `CannotDo`. */
export const listDevices = (folder: string, table: string): readonly Device[] => {
  const sqlite = openSqlite(databaseOf(folder), 'read');
  try {
    return devicesIn(new Reader(new Prepared(sqlite)), table);
  } finally {
    sqlite.close();
  }
};

/** Signs a device out; the server must be stopped. Its seat stays what it is: another device of the same person goes on. Throws `CannotDo`, `FolderInUse`. */
export const strikeDevice = (folder: string, table: string, device: string): Device => {
  const database = databaseToChange(folder);
  try {
    const struck = devicesIn(database.reader, table).find((one) => one.device === device);
    if (!struck) throw new CannotDo(`Nobody sits at table ${table} with device ${device}.`);
    const key = `${seatsOfTable(table)}${struck.seat}`;
    const [, value = ''] = database.reader.recordsFrom(key).find(([each]) => each === key) ?? [];
    const page = JSON.parse(value) as KeptPage;
    const kept = { ...page, sessions: page.sessions.filter(({ id }) => id !== device) };
    const [fault] = database.write([[{ kind: 'put', key, value: JSON.stringify(kept) }]]);
    if (fault) throw new Error(fault.message);
    return struck;
  } finally {
    database.close();
  }
};
