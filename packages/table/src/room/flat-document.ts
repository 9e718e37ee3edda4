import { encoded } from '@vexillum/protocol';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** How Yjs marks what follows, in its first format of updates (`Item.write`, `ContentAny`, `ContentDeleted`, `GC`). */
const GONE = 0;
const DELETED = 1;
const ANY = 8;
const CONTENT = 0b1_1111;
const HAS_KEY = 0b10_0000;
const HAS_RIGHT = 0b100_0000;
const HAS_LEFT = 0b1000_0000;
const AT_ROOT = 1;
const NONE = -1;

/** A record, and where in its author's time it was written first and last. */
interface Written {
  readonly kind: string;
  readonly id: string;
  readonly first: number;
  last: number;
  /** `undefined` once it was deleted. */
  value: unknown;
}

/**
 * A Yjs document of flat maps at its root that has one author: the same to its readers as if Yjs had written it, without Yjs. A record that is written
 * anew is an item to the right of its last one; those between its first and its last are told to nobody who has not had them. Held against Yjs
 * itself by random histories in `flat-document.test.ts`: repeat them with each new version of Yjs.
 */
export class FlatDocument {
  readonly client: number;
  readonly #kinds = new Map<string, Map<string, Written>>();
  /** By the author's clock: what was written, and when that was written before. */
  readonly #history: Written[] = [];
  readonly #before: number[] = [];
  readonly #deleted = new Set<Written>();
  /** By kind, what stands in the history for each record that was dropped. */
  readonly #dropped = new Map<string, Written>();
  /** The clocks of their items. */
  readonly #droppedAt: number[] = [];

  /** `client`: the author, an unsigned number of 32 bits. */
  constructor(client: number) {
    this.client = client;
  }

  /** The author's clock: how many items were written. */
  get clock(): number {
    return this.#history.length;
  }

  /** How many items are there for readers to keep that say nothing any more. */
  get deadItems(): number {
    return this.clock - this.living;
  }

  get living(): number {
    let count = -this.#deleted.size;
    for (const records of this.#kinds.values()) count += records.size;
    return count;
  }

  set(kind: string, id: string, value: unknown): void {
    let records = this.#kinds.get(kind);
    if (!records) this.#kinds.set(kind, (records = new Map()));
    const { clock } = this;
    let written = records.get(id);
    if (!written) records.set(id, (written = { kind, id, first: clock, last: NONE, value }));
    this.#before.push(written.last);
    this.#history.push(written);
    this.#deleted.delete(written);
    written.last = clock;
    written.value = value;
  }

  /** Answers the clock of the item that is deleted by it; none where there is no such record. */
  delete(kind: string, id: string): number | undefined {
    const written = this.#kinds.get(kind)?.get(id);
    if (!written || written.value === undefined) return undefined;
    written.value = undefined;
    this.#deleted.add(written);
    return written.last;
  }

  /**
   * As `delete`, of a record whose id never comes again: nothing is remembered but that there was an item. Whoever has not had it is told of none. One that was
   * written more than once is deleted as others are, since some may have an earlier item of it.
   */
  drop(kind: string, id: string): number | undefined {
    const written = this.#kinds.get(kind)?.get(id);
    if (!written || written.first !== written.last) return this.delete(kind, id);
    this.#kinds.get(kind)?.delete(id);
    this.#deleted.delete(written);
    this.#history[written.last] = this.#droppedOf(kind);
    this.#droppedAt.push(written.last);
    return written.value === undefined ? undefined : written.last;
  }

  #droppedOf(kind: string): Written {
    let dropped = this.#dropped.get(kind);
    if (!dropped) this.#dropped.set(kind, (dropped = { kind, id: '', first: NONE, last: NONE, value: undefined }));
    return dropped;
  }

  /** The records by kind, those first that were first written. */
  records(): Record<string, Map<string, unknown>> {
    return Object.fromEntries(
      [...this.#kinds].map(([kind, records]) => [
        kind,
        new Map([...records].flatMap(([id, { value }]) => (value === undefined ? [] : [[id, value] as const]))),
      ]),
    );
  }

  /** What a reader lacks who has all up to this clock, as an update of Yjs. */
  since(clock: number): Uint8Array {
    const deleted: number[] = [];
    for (const { last } of this.#deleted) if (last < clock) deleted.push(last);
    for (const item of this.#droppedAt) if (item < clock) deleted.push(item);
    return this.#encode(clock, deleted, false);
  }

  /** The same for a reader who knows also what was deleted before, other than these. */
  update(clock: number, deleted: readonly number[]): Uint8Array {
    return this.#encode(
      clock,
      deleted.filter((item) => item < clock),
      false,
    );
  }

  /** All of it with all that was written over, for `FlatDocument.read`: nothing of its history is missing then. */
  save(): Uint8Array {
    return this.#encode(0, [], true);
  }

  /** A document as it was saved; `undefined` where these bytes are another's. */
  static read(bytes: Uint8Array): FlatDocument | undefined {
    try {
      return FlatDocument.#read(decoding.createDecoder(bytes));
    } catch {
      return undefined;
    }
  }

  static #read(decoder: decoding.Decoder): FlatDocument | undefined {
    if (decoding.readVarUint(decoder) !== 1) return undefined;
    const items = decoding.readVarUint(decoder);
    const read = new FlatDocument(decoding.readVarUint(decoder));
    if (decoding.readVarUint(decoder) !== 0) return undefined;
    for (let item = 0; item < items; item++) if (!read.#readItem(decoder)) return undefined;
    const hasNoMore = decoding.readVarUint(decoder) === 0 && !decoding.hasContent(decoder);
    return hasNoMore ? read : undefined;
  }

  /** Whether the next item is one of those that are written here. */
  #readItem(decoder: decoding.Decoder): boolean {
    const info = decoding.readUint8(decoder);
    if (info & HAS_RIGHT) return false;
    const place = info & HAS_LEFT ? this.#placeOf(decoder) : placeAtRoot(decoder);
    if (!place || decoding.readVarUint(decoder) !== 1) return false;
    const content = info & CONTENT;
    if (content !== ANY && content !== DELETED) return false;
    if (content === DELETED && place.id === droppedId(this.clock)) return this.#addDropped(place.kind);
    this.set(place.kind, place.id, content === ANY ? decoding.readAny(decoder) : null);
    if (content === DELETED) this.delete(place.kind, place.id);
    return true;
  }

  #addDropped(kind: string): true {
    this.#droppedAt.push(this.clock);
    this.#before.push(NONE);
    this.#history.push(this.#droppedOf(kind));
    return true;
  }

  #placeOf(decoder: decoding.Decoder): Written | undefined {
    const client = decoding.readVarUint(decoder);
    const left = this.#history[decoding.readVarUint(decoder)];
    return client === this.client ? left : undefined;
  }

  #encode(from: number, deleted: readonly number[], isWhole: boolean): Uint8Array {
    const gone = new Set(deleted);
    let count = 0;
    const items = encoded((encoder) => (count = this.#writeItems(encoder, from, isWhole, gone)));
    return encoded((encoder) => {
      encoding.writeVarUint(encoder, count === 0 ? 0 : 1);
      if (count > 0) {
        encoding.writeVarUint(encoder, count);
        encoding.writeVarUint(encoder, this.client);
        encoding.writeVarUint(encoder, from);
        encoding.writeUint8Array(encoder, items);
      }
      this.#writeDeleted(encoder, gone);
    });
  }

  /** Answers how many; adds those that are gone by them. */
  #writeItems(encoder: encoding.Encoder, from: number, isWhole: boolean, gone: Set<number>): number {
    let count = 0;
    let skipped = 0;
    const skip = () => {
      if (skipped === 0) return;
      encoding.writeUint8(encoder, GONE);
      encoding.writeVarUint(encoder, skipped);
      skipped = 0;
      count++;
    };
    for (let clock = from; clock < this.clock; clock++) {
      const written = this.#history[clock] as Written;
      if (!isWhole && clock !== written.first && clock !== written.last) {
        skipped++;
        continue;
      }
      skip();
      const left = isWhole ? (this.#before[clock] as number) : this.#leftOf(written, clock, from);
      if (left >= 0 && left < from) gone.add(left);
      this.#writeItem(encoder, clock, left);
      count++;
    }
    skip();
    return count;
  }

  /** What a reader who has all up to `from` has of the record when this item of it comes. */
  #leftOf(written: Written, clock: number, from: number): number {
    if (clock === written.first) return NONE;
    let left = this.#before[clock] as number;
    while (left >= from && left !== written.first) left = this.#before[left] as number;
    return left;
  }

  #writeItem(encoder: encoding.Encoder, clock: number, left: number): void {
    const { kind, id, last, value } = this.#history[clock] as Written;
    const isThere = clock === last && value !== undefined;
    encoding.writeUint8(encoder, (isThere ? ANY : DELETED) | HAS_KEY | (left === NONE ? 0 : HAS_LEFT));
    if (left === NONE) {
      encoding.writeVarUint(encoder, AT_ROOT);
      encoding.writeVarString(encoder, kind);
      encoding.writeVarString(encoder, last === NONE ? droppedId(clock) : id);
    } else {
      encoding.writeVarUint(encoder, this.client);
      encoding.writeVarUint(encoder, left);
    }
    encoding.writeVarUint(encoder, 1);
    if (isThere) encoding.writeAny(encoder, value as encoding.AnyEncodable);
  }

  #writeDeleted(encoder: encoding.Encoder, gone: ReadonlySet<number>): void {
    encoding.writeVarUint(encoder, gone.size === 0 ? 0 : 1);
    if (gone.size === 0) return;
    encoding.writeVarUint(encoder, this.client);
    encoding.writeVarUint(encoder, gone.size);
    for (const item of [...gone].sort((a, b) => a - b)) {
      encoding.writeVarUint(encoder, item);
      encoding.writeVarUint(encoder, 1);
    }
  }
}

/** By what a saved document names a record that was dropped: its readers take it for one that was deleted. No record has such an id. */
const droppedId = (clock: number): string => `~${clock}`;

const placeAtRoot = (decoder: decoding.Decoder): Pick<Written, 'kind' | 'id'> | undefined =>
  decoding.readVarUint(decoder) === AT_ROOT
    ? { kind: decoding.readVarString(decoder), id: decoding.readVarString(decoder) }
    : undefined;
