import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Change } from './change.ts';
import { Database } from './database.ts';
import { Damage, FolderRefused } from './faults.ts';
import { openSqlite } from './sqlite.ts';

/** What a server leaves behind, file by file damaged: each time it must be refused, or kept from its table alone, or not matter. */
const scratch = mkdtempSync(join(tmpdir(), 'vexillum-damage-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const tables = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb', 'cccccccccccccccc', 'dddddddddddddddd'];
const ENTRIES = 120;
const PAGE = 4096;

const entryOf = (table: string, seq: number): string => `${table} ${seq} ${'e'.repeat((seq * 37) % 900)}`;
const planOf = (table: string, nth: number): Uint8Array =>
  Uint8Array.from({ length: 40 }, (_, i) => (nth * 7 + i + table.length) % 256);
const recordOf = (table: string, nth: number): readonly [key: string, value: string] => [
  `seat!${table}!red-${nth}`,
  `${table} ${nth} ${'r'.repeat(150)}`,
];

const everythingOf = (table: string, from: number, to: number): Change[] => {
  const changes: Change[] = [];
  for (let n = from; n < to; n++) {
    changes.push({ kind: 'entry', table, seq: n, value: entryOf(table, n) });
    if (n % 4 === 0)
      changes.push({ kind: 'plan', table, document: 'plan-red', nth: n / 4, value: planOf(table, n / 4) });
    const [key, value] = recordOf(table, n);
    if (n % 10 === 0) changes.push({ kind: 'put', key, value });
    if (n % 50 === 0)
      changes.push({ kind: 'snapshot', table, seq: n, value: `snapshot ${table} ${n} ${'s'.repeat(3000)}` });
  }
  return changes;
};

const checkpoint = (folder: string): void => {
  const other = openSqlite(join(folder, 'vexillum.sqlite'));
  other.exec('pragma wal_checkpoint(passive)');
  other.close();
};

/** A folder after a stop in order, and one whose server was killed. */
const folders = ((): Readonly<Record<'clean' | 'crashed', string>> => {
  const [clean, crashed] = [join(scratch, 'clean'), join(scratch, 'crashed')];
  const database = new Database(clean);
  for (let n = 0; n < ENTRIES; n += 5) {
    const faults = database.write(tables.map((table) => everythingOf(table, n, n + 5)));
    expect(faults.filter(Boolean)).toEqual([]);
    // Half of it is in the one file by then, as it would be after a while.
    if (n === 60) checkpoint(clean);
  }
  cpSync(clean, crashed, { recursive: true });
  // The server's own connection ends with its thread; here one without prepared statements puts all into the one file.
  cpSync(crashed, clean, { recursive: true });
  checkpoint(clean);
  expect(readdirSync(clean)).not.toContain('vexillum.sqlite-wal');
  expect(readdirSync(crashed)).toContain('vexillum.sqlite-wal');
  return { clean, crashed };
})();

interface Harm {
  readonly name: string;
  readonly do: (path: string) => void;
}

const patched = (path: string, at: number, patch: (bytes: Buffer) => void): void => {
  const bytes = readFileSync(path);
  patch(bytes.subarray(at));
  writeFileSync(path, bytes);
};

/** So many places, spread over a file so that they fall on different parts of its pages. */
const places = (size: number, count: number): number[] =>
  Array.from({ length: Math.min(count, size) }, (_, n) =>
    Math.min(size - 1, Math.floor((size * n) / count) + ((n * 911) % 512)),
  );

const harmsOf = (size: number): Harm[] => [
  { name: 'deleted', do: (path) => rmSync(path) },
  { name: 'emptied', do: (path) => truncateSync(path, 0) },
  ...[0.25, 0.5, 0.9].map((part) => ({
    name: `truncated to ${part * 100} %`,
    do: (path: string) => truncateSync(path, Math.floor(size * part)),
  })),
  ...places(size, 40).map((at, n) => ({
    name: `bit ${n % 8} of byte ${at} flipped`,
    do: (path: string) => patched(path, at, (bytes) => void (bytes[0] = (bytes[0] ?? 0) ^ (1 << (n % 8)))),
  })),
  ...places(size, 25).map((at) => ({
    name: `4 KB from ${Math.floor(at / PAGE) * PAGE} zeroed`,
    do: (path: string) =>
      patched(path, Math.floor(at / PAGE) * PAGE, (bytes) => void bytes.fill(0, 0, Math.min(PAGE, bytes.length))),
  })),
];

const namesOf = (folder: string): string[] => readdirSync(folder).toSorted();

/** Reads all of a table: how many parts were told to be damaged. Whatever is not, is what was written. */
const readTable = (database: Database, table: string): number => {
  let damaged = 0;
  const part = (read: () => void) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof Damage)) throw error;
      damaged += 1;
    }
  };
  part(() => {
    const { length, snapshot } = database.reader.extentOf(table);
    expect(length, 'no entry is forgotten').toBe(ENTRIES);
    if (snapshot) expect(snapshot.value).toMatch(`snapshot ${table} ${snapshot.seq} sss`);
    const values = database.reader.entries(table, 0, length, Infinity);
    expect(values).toEqual(Array.from({ length: ENTRIES }, (_, seq) => entryOf(table, seq)));
  });
  part(() => {
    const plans = database.reader.plan(table, 'plan-red');
    expect(plans).toEqual(Array.from({ length: ENTRIES / 4 }, (_, nth) => planOf(table, nth)));
  });
  part(() => {
    const records = database.reader.recordsFrom(`seat!${table}!`);
    expect(records.length, 'no record is forgotten').toBe(ENTRIES / 10);
    expect(new Map(records)).toEqual(new Map(Array.from({ length: ENTRIES / 10 }, (_, n) => recordOf(table, n * 10))));
  });
  return damaged;
};

/** A table that reads well can be played on, or says that it cannot. */
const writeTable = (database: Database, table: string): 'written' | 'refused' => {
  const [fault] = database.write([[{ kind: 'entry', table, seq: ENTRIES, value: 'on we go' }]]);
  if (fault) expect(fault.kind, `what it says: ${fault.message}`).toBe('refused');
  return fault ? 'refused' : 'written';
};

type Outcome = 'refused' | 'quarantined' | 'no effect';

const outcomeOf = (folder: string): Outcome => {
  let database: Database;
  try {
    database = new Database(folder);
  } catch (error) {
    if (!(error instanceof FolderRefused)) throw error;
    expect(error.message, 'with advice').toMatch(/[Rr]estore|Put (the file )?back|repair/);
    return 'refused';
  }
  const damaged = tables.map((table) => readTable(database, table));
  const written = tables.map((table, n) => ((damaged[n] ?? 0) === 0 ? writeTable(database, table) : undefined));
  database.close();
  return damaged.every((parts) => parts === 0) && written.every((fate) => fate === 'written')
    ? 'no effect'
    : 'quarantined';
};

describe.each(['clean', 'crashed'] as const)('a %s folder', (kind) => {
  const folder = folders[kind];
  it.each(namesOf(folder))('with a damaged %s is refused, or loses nothing without a word', (file) => {
    const size = statSync(join(folder, file)).size;
    const outcomes: Outcome[] = [];
    for (const harm of harmsOf(size)) {
      const copy = join(scratch, 'copy');
      rmSync(copy, { recursive: true, force: true });
      cpSync(folder, copy, { recursive: true });
      harm.do(join(copy, file));
      const before = namesOf(copy);
      outcomes.push(outcomeOf(copy));
      // Nothing that was there is taken away, but for what SQLite itself keeps beside its file.
      expect(namesOf(copy)).toEqual(expect.arrayContaining(before.filter((name) => !/-(wal|shm|journal)$/.test(name))));
    }
    // What harms nothing shows nothing: of the files that hold everything much cannot be spared.
    const least = /\.sqlite(-wal)?$/.test(file) && size > PAGE ? 10 : 0;
    expect(outcomes.filter((one) => one !== 'no effect').length).toBeGreaterThanOrEqual(least);
  });
});
