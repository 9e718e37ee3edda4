import { reportKey, reportsOfTable, REPORTS, type Report } from '../reports/report.ts';
import type { DatabaseOptions } from '../store/sqlite/database.ts';
import { Prepared } from '../store/sqlite/prepared.ts';
import { Reader } from '../store/sqlite/reader.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { AtRest } from '../keys/at-rest.ts';
import { CannotDo, databaseOf, databaseToChange } from './data-of-server.ts';

const reportsIn = (reader: Reader, table: string | undefined): readonly Report[] =>
  reader
    .recordsFrom(table === undefined ? REPORTS : reportsOfTable(table))
    .map(([key, value]) => {
      if (!value.startsWith('{'))
        throw new CannotDo(
          `The reports are encrypted (${key}): name the key with --key-file FILE, or VEXILLUM_KEY_FILE.`,
        );
      return JSON.parse(value) as Report;
    })
    .toSorted((a, b) => a.at.localeCompare(b.at));

/** What was reported, the earliest first, beside a server that goes on. Throws `CannotDo`. */
export const listReports = (folder: string, table?: string, { key }: DatabaseOptions = {}): readonly Report[] => {
  const sqlite = openSqlite(databaseOf(folder), 'read');
  try {
    return reportsIn(new Reader(new Prepared(sqlite), key && new AtRest(key)), table);
  } finally {
    sqlite.close();
  }
};

/**
 * Marks a report as done: it goes, its evidence with it, and its reporter may report another. The server must be stopped. Throws `CannotDo`,
 * `FolderInUse`.
 */
export const doneWithReport = (folder: string, id: string, options: DatabaseOptions = {}): Report => {
  const database = databaseToChange(folder, options);
  try {
    const done = reportsIn(database.reader, undefined).find((report) => report.id === id);
    if (!done) throw new CannotDo(`There is no report ${id}.`);
    const [fault] = database.write([[{ kind: 'del', key: reportKey(done.table, done.by.seat, id) }]]);
    if (fault) throw new Error(fault.message);
    return done;
  } finally {
    database.close();
  }
};

/** What people have written may turn a terminal's line round or move its cursor: such characters are spelt out. */
const harmless = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu, (letter) => `\\u{${letter.codePointAt(0)?.toString(16) ?? ''}}`);

/** A report as an operator reads it. */
export const reportText = ({ id, table, at, by, about, reason, head, lines }: Report): string =>
  [
    `${id}  ${at.slice(0, 16).replace('T', ' ')}  table ${table}, entry ${head.seq} (${head.hash.slice(0, 16)}…)`,
    `  ${by.name} (${by.seat}) about ${about.name} (${about.watcher ?? about.seat}): ${reason}`,
    ...lines.map(
      ({ at: when, name, seat, to, seq, text }) =>
        `    ${when.slice(0, 19).replace('T', ' ')}  ${seq === undefined ? '' : `entry ${seq}, `}${name} (${seat}) to the ${to}: ${text}`,
    ),
  ]
    .map(harmless)
    .join('\n');
