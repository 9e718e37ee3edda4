import type { Head } from '@vexillum/protocol';

/** Players act on what they saw a moment ago; for anything older the store is asked. */
const KEPT = 256;

/** The hashes of a ledger's newest entries, by number. */
export class RecentHashes {
  readonly #hashes = new Map<number, string>();

  add({ seq, hash }: Head): void {
    this.#hashes.set(seq, hash);
    this.#hashes.delete(seq - KEPT);
  }

  at(seq: number): string | undefined {
    return this.#hashes.get(seq);
  }

  clear(): void {
    this.#hashes.clear();
  }
}
