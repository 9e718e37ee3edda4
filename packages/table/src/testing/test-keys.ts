import { newSigningKey, publicKeyOf } from '@vexillum/ledger';
import type { TableKeys } from '../room/table-keys.ts';

const signing = newSigningKey(new Uint8Array(32).fill(9));

/** Keys that every test knows. */
export const testKeys: TableKeys = { master: '07'.repeat(32), signing, public: publicKeyOf(signing) };
