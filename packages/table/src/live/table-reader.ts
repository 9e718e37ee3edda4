import * as Y from 'yjs';
import type { DocumentLine } from './document-line.ts';

export type Maps = Readonly<Record<string, ReadonlyMap<string, unknown>>>;

/** By kind, what becomes of a record that the document holds: `undefined` where it is none. */
export type Checks = Readonly<Record<string, (said: unknown) => unknown>>;

/**
 * What one document that the server writes says now, as plain records. While the document is being exchanged for a fresh one, the
 * last records stay: nobody sees an empty table.
 */
export class TableReader {
  readonly #kinds: readonly string[];
  readonly #onChange: () => void;
  readonly #checks: Checks;
  readonly #readable: (record: unknown) => unknown;
  #maps: Maps | undefined;
  #seq = -1;

  constructor(
    line: DocumentLine,
    kinds: readonly string[],
    onChange: () => void,
    checks: Checks = {},
    readable: (record: unknown) => unknown = (record) => record,
  ) {
    this.#kinds = kinds;
    this.#checks = checks;
    this.#readable = readable;
    this.#onChange = onChange;
    line.onSynced((doc) => this.#readWhole(doc));
  }

  /** `undefined` until the document was read once. */
  get maps(): Maps | undefined {
    return this.#maps;
  }

  /** The last entry that a side's document includes; -1 before it was read, and where it names none. */
  get seq(): number {
    return this.#seq;
  }

  #readSeq(doc: Y.Doc): void {
    const seq: unknown = doc.getMap('meta').get('seq');
    if (typeof seq === 'number') this.#seq = seq;
  }

  #readWhole(doc: Y.Doc): void {
    const maps = Object.fromEntries(this.#kinds.map((kind) => [kind, this.#checked(kind, doc.getMap(kind).entries())]));
    // The provider tells of a reconnect too; only a document that is read for the first time is observed.
    if (!this.#observed.has(doc)) this.#observe(doc);
    this.#readSeq(doc);
    this.#maps = maps;
    this.#onChange();
  }

  #check(kind: string, said: unknown): unknown {
    const check = this.#checks[kind];
    return this.#readable(check ? check(said) : said);
  }

  #checked(kind: string, said: Iterable<[string, unknown]>): Map<string, unknown> {
    const records = new Map<string, unknown>();
    for (const [key, record] of said) {
      const checked = this.#check(kind, record);
      if (checked !== undefined) records.set(key, checked);
    }
    return records;
  }

  readonly #observed = new WeakSet<Y.Doc>();

  #observe(doc: Y.Doc): void {
    this.#observed.add(doc);
    doc.on('afterTransaction', (transaction: Y.Transaction) => {
      let hasChanged = false;
      for (const [type, keys] of transaction.changed) hasChanged = this.#read(doc, type as unknown, keys) || hasChanged;
      if (hasChanged) this.#onChange();
    });
  }

  #read(doc: Y.Doc, type: unknown, keys: ReadonlySet<string | null>): boolean {
    if (type === doc.share.get('meta')) {
      this.#readSeq(doc);
      return true;
    }
    const kind = this.#kinds.find((name) => doc.share.get(name) === type);
    if (kind === undefined || !(type instanceof Y.Map)) return false;
    const records = new Map(this.#maps?.[kind]);
    for (const key of keys) {
      if (key === null) continue;
      const record = type.has(key) ? this.#check(kind, type.get(key)) : undefined;
      if (record === undefined) records.delete(key);
      else records.set(key, record);
    }
    this.#maps = { ...this.#maps, [kind]: records };
    return true;
  }
}
