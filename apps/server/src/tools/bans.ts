import { type Ban, BANNED, bannedKey } from '../cards/banned.ts';
import { cardKey } from '../cards/player-card.ts';
import { Prepared } from '../store/sqlite/prepared.ts';
import { Reader } from '../store/sqlite/reader.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import type { RecordChange } from '@vexillum/table/room';
import { CannotDo, databaseOf, databaseToChange } from './data-of-server.ts';

export interface BannedCard extends Ban {
  readonly card: string;
  /** None where the card was deleted, or was never made here. */
  readonly name?: string;
}

const MOST_WORDS = 200;

const nameOf = (reader: Reader, card: string): { readonly name?: string } => {
  const key = cardKey(card);
  const [, value] = reader.recordsFrom(key).find(([each]) => each === key) ?? [];
  return value === undefined ? {} : { name: (JSON.parse(value) as { readonly name: string }).name };
};

const bansIn = (reader: Reader): readonly BannedCard[] =>
  reader.recordsFrom(BANNED).map(([key, value]) => {
    const card = key.slice(BANNED.length);
    return { card, ...nameOf(reader, card), ...(JSON.parse(value) as Ban) };
  });

/** Cards that may sign in nowhere, beside a server that goes on. Throws `CannotDo`. */
export const listBans = (folder: string): readonly BannedCard[] => {
  const sqlite = openSqlite(databaseOf(folder), 'read');
  try {
    return bansIn(new Reader(new Prepared(sqlite)));
  } finally {
    sqlite.close();
  }
};

const change = (folder: string, card: string, changeOf: (reader: Reader) => RecordChange): void => {
  if (!/^[0-9a-f]{64}$/.test(card))
    throw new CannotDo(
      'A player card is named by its number: 64 of the characters 0-9 and a-f, as on /me and in the address of /honours/….',
    );
  const database = databaseToChange(folder);
  try {
    const made = changeOf(database.reader);
    const written =
      'put' in made
        ? ({ kind: 'put', key: made.put, value: made.value } as const)
        : ({ kind: 'del', key: made.del } as const);
    const [fault] = database.write([[written]]);
    if (fault) throw new Error(fault.message);
  } finally {
    database.close();
  }
};

/** The card signs in at no table any more; the server must be stopped. Its owner may still read and delete what is kept of it. Throws `CannotDo`, `FolderInUse`. */
export const banCard = (folder: string, card: string, { at, because }: Ban): void => {
  if (because !== undefined && because.length > MOST_WORDS)
    throw new CannotDo(`A reason has at most ${MOST_WORDS} characters.`);
  const ban: Ban = { at, ...(because === undefined ? {} : { because }) };
  change(folder, card, () => ({ put: bannedKey(card), value: JSON.stringify(ban) }));
};

/** Throws `CannotDo`, `FolderInUse`. */
export const unbanCard = (folder: string, card: string): void =>
  change(folder, card, (reader) => {
    if (!bansIn(reader).some((ban) => ban.card === card)) throw new CannotDo(`The player card ${card} is not banned.`);
    return { del: bannedKey(card) };
  });
