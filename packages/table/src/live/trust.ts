import type { Words } from '@vexillum/model';

/** What is wrong, in one plain sentence. */
export interface TrustFault {
  readonly fault: Words;
}

/** `with-link`: a device of another side had a part in it, so that nobody could have chosen it. */
export type DiceTrust = 'ok' | 'with-link' | TrustFault;

export type SealTrust = 'sealed' | 'opened-ok' | 'void' | TrustFault;

/** Why the server's ledger cannot be the one that this browser knew: to be shown in red, with the evidence. */
export interface TrustAlarm {
  readonly kind: 'rewound' | 'forked';
  readonly says: Words;
}

/** What this browser has checked itself, from the genesis on. */
export interface Trust {
  /** False once an entry was not what it must be: then nothing after it counts. */
  readonly chain: boolean;
  /** Each roll by its entry. Dice entered by hand are not here: nobody can check them. */
  readonly dice: ReadonlyMap<number, DiceTrust>;
  /** By the seal's id. */
  readonly seals: ReadonlyMap<string, SealTrust>;
  /** Whether the server stands by the last head that it signed. */
  readonly signature: 'ok' | 'none' | TrustFault;
  /** Eight words of the head that was checked, to be compared by voice; empty before the first. */
  readonly words: string;
  /** The last entry that was checked; -1 before the genesis. */
  readonly seq: number;
  /** False while there are entries that were not checked yet. */
  readonly isUpToDate: boolean;
  /** Everything else that was wrong, in the order of the entries. */
  readonly faults: readonly { readonly seq: number; readonly says: Words }[];
  /** What is worth knowing and proves nothing, in the order of the entries. */
  readonly remarks: readonly { readonly seq: number; readonly says: Words }[];
  readonly alarm?: TrustAlarm;
}

export const noTrust: Trust = {
  chain: true,
  dice: new Map(),
  seals: new Map(),
  signature: 'none',
  words: '',
  seq: -1,
  isUpToDate: false,
  faults: [],
  remarks: [],
};

export const isTrustFault = (trust: unknown): trust is TrustFault =>
  typeof trust === 'object' && trust !== null && 'fault' in trust;
