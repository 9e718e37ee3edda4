import { randomBytes } from 'node:crypto';
import { newSigningKey, publicKeyOf } from '@vexillum/ledger';
import type { TableKeys } from '@vexillum/table/room';
import type { Records } from '../store/records.ts';

const keyOf = (table: string): string => `keys!${table}`;

/**
 * Keys for a new table, on disk before they are used: whoever loses them can neither roll nor sign any more. They lie in the server's own
 * records, beside the invites, and go nowhere else: not into a ledger, a log, a snapshot or an answer.
 */
export const makeTableKeys = async (records: Records, table: string): Promise<TableKeys> => {
  const signing = newSigningKey(randomBytes(32));
  const keys: TableKeys = { master: randomBytes(32).toString('hex'), signing, public: publicKeyOf(signing) };
  await records.write([{ put: keyOf(table), value: JSON.stringify(keys) }]);
  return keys;
};

/** The table's keys. A table from before there were any gets its own now. */
export const readTableKeys = async (records: Records, table: string): Promise<TableKeys> => {
  const kept = await records.get(keyOf(table));
  return kept === undefined ? makeTableKeys(records, table) : (JSON.parse(kept) as TableKeys);
};
