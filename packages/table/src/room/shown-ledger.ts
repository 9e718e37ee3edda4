import { changeInPlace, emptySnapshot, type Game, type Snapshot } from '@vexillum/model';
import type { Head } from '@vexillum/protocol';
import { PAGE_BYTES, type TableReader } from './store.ts';
import { changesOf, decodeRecord, type StoredEntry } from './stored-record.ts';

const ENTRIES_A_PAGE = 1000;
/** Of those that are read to go back: a millisecond or two of work. */
const ENTRIES_AT_ONCE = 100;
/** Players act on what they saw a moment ago; for anything older the store is asked. */
const HASHES_KEPT = 256;

export interface ShownLedgerOptions {
  readonly table: string;
  readonly store: TableReader;
  readonly game: Game;
}

/** A table's ledger as far as everyone was shown it, to be read. */
export class ShownLedger {
  readonly #table: string;
  readonly #store: TableReader;
  readonly #game: Game;
  #head: Head;
  /** Of the newest entries, by number. */
  readonly #hashes = new Map<number, string>();

  constructor({ table, store, game }: ShownLedgerOptions, head: Head) {
    this.#table = table;
    this.#store = store;
    this.#game = game;
    this.#head = head;
    this.show(head);
  }

  /** Of the last entry that everyone may see. */
  get head(): Head {
    return this.#head;
  }

  /** Everyone may see this entry, too. */
  show(head: Head): void {
    this.#head = head;
    this.#hashes.set(head.seq, head.hash);
    this.#hashes.delete(head.seq - HASHES_KEPT);
  }

  /** The public ledger from an entry on, as JSON text, at most a page; nothing that was not shown. */
  async page(from: number): Promise<{ readonly entries: string; readonly head: Head }> {
    const head = this.#head;
    const before = Math.min(head.seq + 1, from + ENTRIES_A_PAGE);
    const texts: string[] = [];
    for (let next = from, size = 0; next < before && size < PAGE_BYTES; ) {
      const page = await this.#store.readTexts(this.#table, undefined, next, before);
      if (page.next === next) throw new Error(`the ledger of ${this.#table} ends at ${next}, not at ${head.seq}`);
      texts.push(new TextDecoder().decode(page.bytes));
      size += page.bytes.length;
      next = page.next;
    }
    return { entries: `[${texts.join(',')}]`, head };
  }

  /**
   * The table as an entry left it, as everybody saw it: what the public entries up to it come to. In small pages, so that other tables have their
   * turn in between; `undefined` where the entry never reached the disk.
   */
  async tableAfter(seq: number): Promise<Snapshot | undefined> {
    if (seq < 0 || seq > this.#head.seq) return undefined;
    const snapshot = emptySnapshot([], this.#game.kinds);
    for (let next = 0; next <= seq; ) {
      const values = await this.#store.read(this.#table, next, Math.min(ENTRIES_AT_ONCE, seq + 1 - next));
      if (values.length === 0) throw new Error(`the ledger of ${this.#table} ends at ${next}, before ${seq}`);
      for (const value of values) {
        const { entry } = decodeRecord(value);
        const { public: changes } = changesOf({ entry }, this.#game.today);
        if (changes) changeInPlace(snapshot, { public: changes });
      }
      next += values.length;
    }
    return snapshot;
  }

  /** An entry as everyone was shown it; `undefined` where nobody was. */
  async entryAt(seq: number): Promise<StoredEntry | undefined> {
    if (seq < 0 || seq > this.#head.seq) return undefined;
    const [value] = await this.#store.read(this.#table, seq, 1);
    return value === undefined ? undefined : decodeRecord(value).entry;
  }

  /** Whether this ledger has this entry, and everyone was shown it. */
  async has({ seq, hash }: Head): Promise<boolean> {
    if (seq < 0 || seq > this.#head.seq) return false;
    const recent = this.#hashes.get(seq);
    if (recent !== undefined) return recent === hash;
    const [value] = await this.#store.read(this.#table, seq, 1);
    return value !== undefined && decodeRecord(value).entry.hash === hash;
  }
}
