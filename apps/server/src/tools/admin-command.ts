import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fingerprint } from '@vexillum/ledger';
import { rotateIdentity } from '../keys/server-identity.ts';
import { FolderInUse, messageOf } from '../store/sqlite/faults.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { banCard, listBans, unbanCard } from './bans.ts';
import { backUp, restore } from './backup.ts';
import { checkDatabase, type Finding } from './check-database.ts';
import { databaseOf } from './data-of-server.ts';
import { newKeyFile, readKeyFile } from '../keys/key-file.ts';
import { deleteTable } from './delete-table.ts';
import { encrypt } from './encrypt.ts';
import { eraseNames } from './erase-names.ts';
import { listDevices, strikeDevice } from './devices.ts';
import { listTables } from './list-tables.ts';
import { migrate } from './migrate.ts';
import { repair } from './repair.ts';
import { placeOf } from './moving/database.ts';
import { doneWithReport, listReports, reportText } from './reports.ts';
import { checkResults } from './results.ts';

/** A release has no npm: its own command says how it is called. */
const called = process.env['VEXILLUM_CALLED'] ?? 'npm run admin --';

const usage = `${called} COMMAND [--data FOLDER]

  list                    every table: when it was used last, its game, how many entries
  check                   reads everything, each chain and each checksum, and names what is damaged
  backup --to FILE        copies all of it into one file
  restore --from FILE     makes a data folder out of a backup, where there was none
  delete --table ID       takes a table away for good: its ledger, seats, links and keys; save its match before
  erase --table ID --who WHO
                          what somebody was called at a table is known no more: WHO is their name, or their seat for all names that were
                          given from it. Their entries, and what they said, stay
  devices --table ID      who holds which seat with how many devices; with --strike DEVICE that one is signed out
  reports                 what people at tables have reported, with what they could read of it; --table ID: at that one; with
                          --done REPORT it was dealt with, and goes (the server must be stopped)
  bans                    player cards that may sign in at no table
  ban --card NUMBER       lets a player card sign in at no table any more; --because TEXT is what its owner is told. What is kept of the
                          card they may still read and delete, and play as a guest
  unban --card NUMBER     lets it sign in again
  migrate                 brings a data folder into the format of this version
  repair --to FOLDER      copies all that is sound into a new data folder, and says what is lost
  new-key --to FILE       makes a key to encrypt data folders with, which is to be kept apart from them and their backups
  encrypt --to FOLDER     copies all into a new data folder, encrypted with --key-file FILE; --former-key-file FILE names the key
                          that the former folder is encrypted with, if it is. Without --key-file the new one is not encrypted
  results                 compares what boards of results are made of with the ledgers; with --anew, what differs is told anew from them. With
                          DATABASE_URL those of the database, beside its servers
  rotate-key              gives the server a new key of its own, which the old one signs; the server must be stopped

"list", "check", "backup", "devices", "reports" and "bans" may run beside a server; for all else it must be stopped. FOLDER is DATA_DIR, or ./data, where it is not named.`;

const home = process.env['VEXILLUM_HOME'] ?? process.cwd();

interface Options {
  readonly data: string;
  readonly to: string | undefined;
  readonly from: string | undefined;
  readonly table: string | undefined;
  readonly who: string | undefined;
  readonly strike: string | undefined;
  readonly done: string | undefined;
  readonly card: string | undefined;
  readonly because: string | undefined;
  readonly anew: boolean;
  /** What a data folder is, or is to be, encrypted with. */
  readonly key: string | undefined;
  readonly former: string | undefined;
}

const pathOf = (option: string, text: string | undefined): string => {
  if (text === undefined) throw new Error(`This needs --${option} FILE.`);
  return resolve(home, text);
};

const tableOf = (table: string | undefined): string => {
  if (table === undefined) throw new Error(`This needs --table ID. "${called} list" names the tables.`);
  return table;
};

const cardOf = (card: string | undefined): string => {
  if (card === undefined)
    throw new Error('This needs --card NUMBER, which stands on /me and in the address of /honours/….');
  return card;
};

const sentenceOf = ({ table, says }: Finding): string => (table === undefined ? says : `table ${table}: ${says}`);

const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`;

/** Each answers what the process ends with: 0, or 2 where something is damaged. */
const commands: Readonly<Record<string, (options: Options) => number | Promise<number>>> = {
  list: ({ data }) => {
    const tables = listTables(databaseOf(data));
    for (const { table, last, game, name, entries, bytes, damage } of tables) {
      console.log(
        `${table}  ${last.slice(0, 16).replace('T', ' ')}  ${String(entries).padStart(6)} entries  ${megabytes(bytes)}  ${game}  ${name}`,
      );
      if (damage) console.log(`  damaged, found ${damage.at.slice(0, 16).replace('T', ' ')}: ${damage.says}`);
    }
    console.log(`${tables.length} tables.`);
    return 0;
  },
  check: ({ data }) => {
    const { tables, entries, records, findings } = checkDatabase(databaseOf(data));
    for (const finding of findings) console.log(sentenceOf(finding));
    console.log(
      `${tables.size} tables with ${entries} entries and ${records} records are sound; ${findings.length} findings.`,
    );
    return findings.length === 0 ? 0 : 2;
  },
  backup: ({ data, to }) => {
    const path = pathOf('to', to);
    const { tables, entries } = backUp(data, path);
    console.log(`${tables.size} tables with ${entries} entries are in ${path}, and each was checked.`);
    return 0;
  },
  restore: ({ data, from }) => {
    const { tables, entries } = restore(pathOf('from', from), data);
    console.log(`${tables.size} tables with ${entries} entries are in ${data}.`);
    return 0;
  },
  delete: ({ data, table }) => {
    const { entries, records } = deleteTable(data, tableOf(table));
    console.log(`Table ${table} is gone, with ${entries} entries and ${records} records of seats, links and keys.`);
    return 0;
  },
  erase: ({ data, table, who }) => {
    if (who === undefined) throw new Error(`This needs --who NAME, or --who SEAT. "${called} devices" names both.`);
    const names = eraseNames(data, tableOf(table), who);
    console.log(
      `${names} ${names === 1 ? 'name is' : 'names are'} forgotten at table ${table}: its ledger and match files show somebody there, and nobody finds out who. Backups, match files saved before and reports still have what they had.`,
    );
    return 0;
  },
  devices: ({ data, table, strike }) => {
    if (strike !== undefined) {
      const struck = strikeDevice(data, tableOf(table), strike);
      console.log(`${struck.name} (${struck.seat}) is signed out of device ${strike}.`);
      return 0;
    }
    const devices = listDevices(data, tableOf(table));
    for (const { seat, device, name, until } of devices)
      console.log(`${seat.padEnd(14)}  ${device}  until ${new Date(until).toISOString().slice(0, 10)}  ${name}`);
    console.log(`${devices.length} devices.`);
    return 0;
  },
  reports: ({ data, table, done, key }) => {
    const options = { key: key === undefined ? undefined : readKeyFile(resolve(home, key), data) };
    if (done !== undefined) {
      const { about, table: where } = doneWithReport(data, done, options);
      console.log(`Report ${done} about ${about.name} at table ${where} is done, and gone.`);
      return 0;
    }
    const reports = listReports(data, table, options);
    for (const report of reports) console.log(reportText(report));
    console.log(`${reports.length} reports.`);
    return 0;
  },
  bans: ({ data }) => {
    const bans = listBans(data);
    for (const { card, name = '(deleted)', at, because = '' } of bans)
      console.log(`${card}  ${at.slice(0, 10)}  ${name}  ${because}`);
    console.log(`${bans.length} player cards may sign in nowhere.`);
    return 0;
  },
  ban: ({ data, card, because }) => {
    const at = new Date().toISOString();
    banCard(data, cardOf(card), { at, ...(because === undefined ? {} : { because }) });
    console.log(`The player card ${card} signs in at no table any more.`);
    return 0;
  },
  unban: ({ data, card }) => {
    unbanCard(data, cardOf(card));
    console.log(`The player card ${card} may sign in again.`);
    return 0;
  },
  migrate: ({ data }) => {
    console.log(`${data} is in format ${migrate(data)}, which is the one of this version.`);
    return 0;
  },
  repair: ({ data, to }) => {
    const path = pathOf('to', to);
    const { tables, entries, records, lost } = repair(data, path);
    for (const finding of lost) console.log(sentenceOf(finding));
    console.log(
      `${tables} tables with ${entries} entries, and ${records} records, are in ${path}; ${lost.length} losses. ${data} is as it was: start the server with DATA_DIR=${path}.`,
    );
    return lost.length === 0 ? 0 : 2;
  },
  'new-key': ({ to }) => {
    const path = pathOf('to', to);
    newKeyFile(path);
    console.log(
      `A new key is in ${path}. Start the server with VEXILLUM_KEY_FILE=${path}, and keep a copy where neither the data nor its backups are: without it they are lost.`,
    );
    return 0;
  },
  encrypt: ({ data, to, key, former }) => {
    const path = pathOf('to', to);
    const { tables, entries, records } = encrypt(data, path, {
      key: key === undefined ? undefined : readKeyFile(resolve(home, key), path),
      former: former === undefined ? undefined : readKeyFile(resolve(home, former)),
    });
    console.log(
      `${tables} tables with ${entries} entries, and ${records} records, are in ${path}. ${data} is as it was: start the server with DATA_DIR=${path}${key === undefined ? '' : ` and VEXILLUM_KEY_FILE=${key}`}, and then destroy the former folder.`,
    );
    return 0;
  },
  results: async ({ data, key, anew }) => {
    const url = process.env['DATABASE_URL'] || undefined;
    const place = url === undefined ? data : placeOf(url);
    const opened = key === undefined ? undefined : readKeyFile(resolve(home, key), data);
    const { tables, sound, alone, waiting, findings } = await checkResults({ data, url, key: opened }, anew);
    for (const finding of findings) console.log(sentenceOf(finding));
    console.log(
      `${place}: ${tables} tables; ${sound} results are as their ledgers tell them, ${alone} are of tables that are gone, and ${waiting} tables have yet to be read. ${findings.length} tables differ.`,
    );
    if (anew && findings.length > 0)
      console.log(`They are told anew ${url === undefined ? 'when the server starts' : 'by the servers that run'}.`);
    return findings.length === 0 || anew ? 0 : 2;
  },
  'rotate-key': async ({ data, key }) => {
    databaseOf(data);
    const store = await openAlone(data, key === undefined ? undefined : readKeyFile(resolve(home, key), data));
    try {
      const { public: key, earlier } = await rotateIdentity(store.records, Date.now());
      console.log(`The server's key is now ${key}: ${fingerprint(key)}.`);
      console.log(`The key before it, ${earlier.at(-1)?.key ?? ''}, has signed for it, and is forgotten.`);
    } finally {
      await store.close();
    }
    return 0;
  },
};

const openAlone = (data: string, key: Uint8Array | undefined): Promise<SqliteStore> =>
  SqliteStore.open(data, { key }).catch((error: unknown) => {
    throw error instanceof FolderInUse ? new Error(`A server is using ${data}. Stop it first.`) : error;
  });

const run = (): number | Promise<number> => {
  const { values, positionals } = parseArgs({
    options: {
      data: { type: 'string' },
      to: { type: 'string' },
      from: { type: 'string' },
      table: { type: 'string' },
      who: { type: 'string' },
      strike: { type: 'string' },
      done: { type: 'string' },
      card: { type: 'string' },
      because: { type: 'string' },
      anew: { type: 'boolean', default: false },
      'key-file': { type: 'string', default: process.env['VEXILLUM_KEY_FILE'] ?? '' },
      'former-key-file': { type: 'string' },
    },
    allowPositionals: true,
  });
  const command = commands[positionals[0] ?? ''];
  if (!command || positionals.length > 1) {
    console.error(usage);
    return 1;
  }
  const data = resolve(home, values.data ?? (process.env['DATA_DIR'] || './data'));
  const { to, from, table, who, strike, done, card, because, anew } = values;
  return command({
    data,
    to,
    from,
    table,
    who,
    strike,
    done,
    card,
    because,
    anew,
    key: values['key-file'] || undefined,
    former: values['former-key-file'],
  });
};

// What a store holds is for its own user alone, wherever it lies.
process.umask(0o077);
try {
  process.exitCode = await run();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
