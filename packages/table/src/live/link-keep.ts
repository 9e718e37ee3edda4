import { bytesFromHex, hexFromBytes, type RollPlace } from '@vexillum/ledger';
import { answered, openDeviceStore, STORE } from './device-store.ts';

/** The request that a device has given its link for last, of one seat's chain. */
export interface AnsweredRequest {
  readonly k: number;
  /** Its canonical JSON. */
  readonly text: string;
}

/** What a device keeps of the links that it gives for the dice of others. */
export interface LinkKeep {
  /** 32 bytes that never leave the device. */
  readonly secret: Uint8Array;
  /** Whether the link may be given for this request: none was given for another of this number, nor for a later one. Keeps it first. */
  claim(roll: RollPlace, text: string): Promise<boolean>;
  lastOf(roll: Pick<RollPlace, 'seat' | 'c'>): Promise<AnsweredRequest | undefined>;
}

export const mayAnswer = (last: AnsweredRequest | undefined, { k }: RollPlace, text: string): boolean =>
  last === undefined || last.k < k || (last.k === k && last.text === text);

/** This browser's, for a seat at a table; rejects where nothing can be kept. Several tabs share it. */
export const openLinkKeep = async (table: string, seat: string): Promise<LinkKeep> => {
  const database = await openDeviceStore('vexillum-links');
  const at = `${table}/${seat}`;
  const nameOf = (roll: Pick<RollPlace, 'seat' | 'c'>): string => `${at}/answered/${roll.c}/${roll.seat}`;
  const all = (mode: IDBTransactionMode): IDBObjectStore => database.transaction(STORE, mode).objectStore(STORE);
  const read = <T>(store: IDBObjectStore, name: string): Promise<T | undefined> =>
    answered(store.get(name) as IDBRequest<T | undefined>);
  const store = all('readwrite');
  const already = await read<string>(store, `${at}/links`);
  const secret = already ?? hexFromBytes(crypto.getRandomValues(new Uint8Array(32)));
  if (already === undefined) await answered(store.put(secret, `${at}/links`));
  return {
    secret: bytesFromHex(secret),
    claim: async (roll, text) => {
      // One transaction: of two tabs that are asked different things, one is first.
      const kept = all('readwrite');
      if (!mayAnswer(await read<AnsweredRequest>(kept, nameOf(roll)), roll, text)) return false;
      await answered(kept.put({ k: roll.k, text } satisfies AnsweredRequest, nameOf(roll)));
      return true;
    },
    lastOf: (roll) => read<AnsweredRequest>(all('readonly'), nameOf(roll)),
  };
};
