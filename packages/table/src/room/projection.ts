import { newestKept } from '@vexillum/model';
import * as Y from 'yjs';

type Maps = Readonly<Record<string, ReadonlyMap<string, unknown>>>;
type Layer = Readonly<Record<string, Readonly<Record<string, readonly [unknown, unknown]>>>>;

/** How much larger than a fresh one a document may grow before it is rebuilt. */
export const REBUILD_BYTES = 40 * 1024;
export const REBUILD_STRUCTS = 4000;
/** Measuring costs a whole encoding, and so many changes weigh about an eighth of what is allowed. */
const MEASURE_EVERY = 500;

/**
 * One layer of the table as a Yjs document, for readers. Disposable: the ledger is the truth. Written by this room alone, under one
 * client id a load. While nothing changes it sleeps as bytes, which is a tenth of the memory and answers joins just as well.
 */
export class Projection {
  /** The life of this document: a fresh build is a new one, always. */
  readonly epoch: string;
  #doc: Y.Doc | undefined;
  #bytes: Uint8Array | undefined;
  #update: Uint8Array | undefined;
  readonly #freshBytes: number;
  readonly #freshStructs: number;
  #changesSinceMeasured = 0;
  #excess = 0;
  /** Ids of the kinds that keep only their newest, oldest first. */
  readonly #rings = new Map<string, string[]>();

  private constructor(epoch: string, state: Uint8Array | Y.Doc, rings: Iterable<readonly [string, readonly string[]]>) {
    this.epoch = epoch;
    if (state instanceof Y.Doc) {
      this.#doc = this.#listen(state);
      this.#freshStructs = structsOf(state);
      this.#bytes = Y.encodeStateAsUpdate(state);
    } else {
      this.#bytes = state;
      this.#freshStructs = 0;
    }
    this.#freshBytes = this.#bytes.length;
    for (const [kind, ids] of rings) this.#rings.set(kind, [...ids]);
  }

  /** A new document with all of these records, in one transaction. */
  static build(epoch: string, maps: Maps): Projection {
    const doc = new Y.Doc();
    doc.transact(() => {
      for (const [kind, records] of Object.entries(maps)) {
        const map = doc.getMap(kind);
        for (const [id, record] of records) map.set(id, record);
      }
    });
    return new Projection(epoch, doc, ringsOf(maps));
  }

  /** The document as it was saved; only when its bytes were complete at the ledger's head. */
  static revive(epoch: string, bytes: Uint8Array, maps: Maps): Projection {
    return new Projection(epoch, bytes, ringsOf(maps));
  }

  /** Writes the changes as one transaction; answers the update that carries them to readers, if there was anything to write. */
  change(layers: readonly Layer[], meta?: { readonly seq: number }): Uint8Array | undefined {
    const doc = this.#awake();
    this.#update = undefined;
    doc.transact(() => {
      for (const layer of layers) this.#write(doc, layer);
      if (meta) doc.getMap('meta').set('seq', meta.seq);
    });
    const update = this.#update;
    this.#update = undefined;
    if (update) this.#bytes = undefined;
    return update;
  }

  /** The whole document, or what a reader with this state vector lacks. */
  encode(stateVector?: Uint8Array): Uint8Array {
    this.#bytes ??= Y.encodeStateAsUpdate(this.#awake());
    if (!stateVector || isEmptyStateVector(stateVector)) return this.#bytes;
    return this.#doc ? Y.encodeStateAsUpdate(this.#doc, stateVector) : Y.diffUpdate(this.#bytes, stateVector);
  }

  /** Whether a reader's state vector names nothing that this document lacks. */
  knows(stateVector: Uint8Array): boolean {
    if (isEmptyStateVector(stateVector)) return true;
    const own = Y.decodeStateVector(
      this.#doc ? Y.encodeStateVector(this.#doc) : Y.encodeStateVectorFromUpdate(this.encode()),
    );
    for (const [client, clock] of Y.decodeStateVector(stateVector)) if (clock > (own.get(client) ?? 0)) return false;
    return true;
  }

  /** Dead weight as a multiple of what is allowed: from 1 on it wants rebuilding, from 2 on at once. */
  get excess(): number {
    if (this.#changesSinceMeasured < MEASURE_EVERY) return this.#excess;
    this.#changesSinceMeasured = 0;
    if (!this.#doc) return this.#excess;
    const bytes = this.encode().length - this.#freshBytes;
    const structs = structsOf(this.#doc) - this.#freshStructs;
    this.#excess = Math.max(bytes / REBUILD_BYTES, structs / REBUILD_STRUCTS);
    return this.#excess;
  }

  /** Lets go of everything but the bytes, until the next change. */
  sleep(): void {
    this.encode();
    this.#doc?.destroy();
    this.#doc = undefined;
  }

  /** The records that readers see now. */
  records(): Record<string, Map<string, unknown>> {
    const records: Record<string, Map<string, unknown>> = {};
    const doc = this.#awake();
    for (const kind of doc.share.keys()) records[kind] = new Map(doc.getMap(kind).entries());
    for (const [kind, ids] of this.#rings) records[kind] = new Map(ids.map((id) => [id, records[kind]?.get(id)]));
    return records;
  }

  #awake(): Y.Doc {
    if (this.#doc) return this.#doc;
    const doc = new Y.Doc();
    if (this.#bytes) Y.applyUpdate(doc, this.#bytes);
    return (this.#doc = this.#listen(doc));
  }

  #listen(doc: Y.Doc): Y.Doc {
    doc.on('update', (update: Uint8Array) => {
      this.#update = update;
    });
    return doc;
  }

  #write(doc: Y.Doc, layer: Layer): void {
    for (const kind in layer) {
      const map = doc.getMap(kind);
      const changes = layer[kind] as Record<string, readonly [unknown, unknown]>;
      for (const id in changes) {
        this.#changesSinceMeasured++;
        const after = changes[id]?.[1] ?? null;
        if (after === null) map.delete(id);
        else map.set(id, after);
        if (after !== null && kind in newestKept) this.#turnRing(map, kind, id);
      }
    }
  }

  #turnRing(map: Y.Map<unknown>, kind: string, id: string): void {
    const ids = this.#rings.get(kind) ?? [];
    this.#rings.set(kind, ids);
    if (!ids.includes(id)) ids.push(id);
    while (ids.length > (newestKept[kind] ?? Number.POSITIVE_INFINITY)) map.delete(ids.shift() as string);
  }
}

const ringsOf = (maps: Maps) =>
  Object.keys(newestKept).flatMap((kind) => (maps[kind] ? [[kind, [...maps[kind].keys()]] as const] : []));

const isEmptyStateVector = (stateVector: Uint8Array): boolean => stateVector.length === 0 || stateVector[0] === 0;

const structsOf = (doc: Y.Doc): number => {
  let count = 0;
  for (const structs of doc.store.clients.values()) count += structs.length;
  return count;
};
