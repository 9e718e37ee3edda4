/** One change of a small record that is no part of any ledger: an invite, the sessions of a seat. */
export type RecordChange =
  | { readonly put: string; readonly value: string }
  /** Takes the record away; nothing happens where there is none. */
  | { readonly del: string };

/** Small records beside the ledgers, by key. Keys and values are opaque to the store. */
export interface Records {
  get(key: string): Promise<string | undefined>;
  /** Every record whose key begins so, in order of keys. */
  list(prefix: string): Promise<readonly (readonly [key: string, value: string])[]>;
  /** All or none; resolves when it is on disk, rejects with `StoreFailure` when it may not be. */
  write(changes: readonly RecordChange[]): Promise<void>;
}
