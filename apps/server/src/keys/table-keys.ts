import { randomBytes } from 'node:crypto';
import { newSigningKey, publicKeyOf } from '@vexillum/ledger';
import type { RecordChange, Records, TableKeys } from '@vexillum/table/room';

const keyOf = (table: string): string => `keys!${table}`;

/** `kept`: what keeps them, to be written with the entry that names them; none where they are on disk already. */
export interface KeysAtHand {
  readonly keys: TableKeys;
  readonly kept: readonly RecordChange[];
}

/**
 * Keys for a new table: whoever loses them can neither roll nor sign any more. They lie in the server's own records, beside the invites,
 * and go nowhere else: not into a ledger, a log, a snapshot or an answer.
 */
export const makeTableKeys = (table: string): KeysAtHand => {
  const signing = newSigningKey(randomBytes(32));
  const keys: TableKeys = { master: randomBytes(32).toString('hex'), signing, public: publicKeyOf(signing) };
  return { keys, kept: [{ put: keyOf(table), value: JSON.stringify(keys) }] };
};

/** The table's keys. A table from before there were any gets its own now. */
export const readTableKeys = async (records: Records, table: string): Promise<KeysAtHand> => {
  const kept = await records.get(keyOf(table));
  return kept === undefined ? makeTableKeys(table) : { keys: JSON.parse(kept) as TableKeys, kept: [] };
};
