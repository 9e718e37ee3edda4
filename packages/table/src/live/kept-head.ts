import type { Head } from '@vexillum/protocol';
import type { Keep } from './keep.ts';

/** Where a browser keeps the last head of a table that it knew. */
export const keptHeadKey = (table: string): string => `vexillum.head.${table}`;

/** The last head of a table that this browser knew, over reloads: a server that shows another story later is found out. */
export class KeptHead {
  readonly #keep: Keep | undefined;
  readonly #key: string;
  #head: Head | undefined;

  constructor(keep: Keep | undefined, table: string) {
    this.#keep = keep;
    this.#key = keptHeadKey(table);
    this.#head = this.#kept();
  }

  get head(): Head | undefined {
    return this.#head;
  }

  /** Keeps a later head. */
  advance(head: Head): void {
    if (this.#head && head.seq <= this.#head.seq) return;
    this.#head = { seq: head.seq, hash: head.hash };
    try {
      this.#keep?.setItem(this.#key, JSON.stringify(this.#head));
    } catch {
      // Full or forbidden: the head is then known as long as the page.
    }
  }

  forget(): void {
    this.#head = undefined;
    try {
      this.#keep?.removeItem(this.#key);
    } catch {
      // As above.
    }
  }

  #kept(): Head | undefined {
    try {
      const kept = JSON.parse(this.#keep?.getItem(this.#key) ?? 'null') as Partial<Head> | null;
      return Number.isSafeInteger(kept?.seq) && typeof kept?.hash === 'string'
        ? { seq: kept.seq as number, hash: kept.hash }
        : undefined;
    } catch {
      return undefined;
    }
  }
}
