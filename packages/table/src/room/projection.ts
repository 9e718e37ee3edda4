import { type LogLine, newestKept } from '@vexillum/model';
import { readVarUint, createDecoder, hasContent } from 'lib0/decoding';
import { FlatDocument } from './flat-document.ts';

/** Kinds whose ids are numbers of entries: one that fell out as the oldest never comes again. */
const NUMBERED: ReadonlySet<string> = new Set(['log']);

type Maps = Readonly<Record<string, ReadonlyMap<string, unknown>>>;
type Layer = Readonly<Record<string, Readonly<Record<string, readonly [unknown, unknown]>>>>;

/** What is written with changes. */
export interface WithChanges {
  /** Up to which entry a side's document says all there is. */
  readonly seq?: number;
  /** Of the log: no changes, since their ids are numbers (`putInPlace`). */
  readonly lines?: readonly LogLine[];
}

/** How many items that say nothing any more a document may have before it is rebuilt: its readers keep each of them. */
export const REBUILD_ITEMS = 3500;

/** What has to be known of a document whose bytes nobody has read. */
export interface KeptItems {
  /** Their author. */
  readonly client: number;
  /** How many there are. */
  readonly clock: number;
  /** How many of them say nothing any more. */
  readonly dead: number;
}

/** A document as it is kept, for `Projection.revive`. */
export interface KeptProjection {
  readonly bytes: Uint8Array;
  /** Missing where an earlier server has kept it. */
  readonly items?: KeptItems;
}

/**
 * One layer of the table as a Yjs document, for readers. Disposable: the ledger is the truth. Written by this room alone, under one
 * client id an epoch. While nothing changes it sleeps as bytes, which is a tenth of the memory and answers joins just as well.
 */
export class Projection {
  /** The life of this document: a fresh build is a new one, always. */
  readonly epoch: string;
  readonly #client: number;
  #document: FlatDocument | undefined;
  /** For whoever has nothing. */
  #bytes: Uint8Array | undefined;
  #asleep: Uint8Array = new Uint8Array();
  #clock: number;
  /** Items that say nothing any more, as of when it was last awake. */
  #dead: number;
  /** Ids of the kinds that keep only their newest, oldest first. */
  readonly #rings: Map<string, string[]>;

  private constructor(
    epoch: string,
    { client, clock, dead }: KeptItems,
    as: { readonly document: FlatDocument } | { readonly asleep: Uint8Array },
    maps: Maps,
  ) {
    this.epoch = epoch;
    if ('document' in as) this.#document = as.document;
    else this.#asleep = as.asleep;
    this.#client = client;
    this.#clock = clock;
    this.#dead = dead;
    this.#rings = ringsOf(maps);
  }

  /** A new document with all of these records. */
  static build(epoch: string, maps: Maps): Projection {
    const document = new FlatDocument(clientOf(epoch));
    for (const [kind, records] of Object.entries(maps))
      for (const [id, record] of records) document.set(kind, id, record);
    return new Projection(epoch, itemsOf(document), { document }, maps);
  }

  /**
   * The document as it was saved, when its bytes were complete at the ledger's head; `undefined` where it is to be built anew. It sleeps, so that
   * whoever opens the table is sent the bytes as they are.
   */
  static revive(epoch: string, { bytes, items }: KeptProjection, maps: Maps): Projection | undefined {
    if (items) return new Projection(epoch, items, { asleep: bytes }, maps);
    const document = FlatDocument.read(bytes);
    return document && new Projection(epoch, itemsOf(document), { document }, maps);
  }

  /** Writes the changes and what goes with them; answers the update that carries them to readers, if there was anything to write. */
  change(layers: readonly Layer[], { seq, lines = [] }: WithChanges = {}): Uint8Array | undefined {
    const document = this.#awake();
    const before = document.clock;
    const deleted: number[] = [];
    for (const layer of layers) this.#write(document, layer, deleted);
    for (const line of lines) this.#writeNewest(document, 'log', String(line.seq), line, deleted);
    if (seq !== undefined) document.set('meta', 'seq', seq);
    this.#clock = document.clock;
    if (this.#clock === before && deleted.length === 0) return undefined;
    this.#bytes = undefined;
    return document.update(before, deleted);
  }

  /** The whole document, or what a reader with this state vector lacks, whose every item it `knows`. */
  encode(stateVector?: Uint8Array): Uint8Array {
    const clock = (stateVector && readStateVector(stateVector).get(this.#client)) ?? 0;
    if (clock > 0) return this.#now().since(clock);
    return (this.#bytes ??= this.#document ? this.#document.since(0) : this.#asleep);
  }

  /** The document for `revive`. */
  save(): Required<KeptProjection> {
    return {
      bytes: this.#document?.save() ?? this.#asleep,
      items: { client: this.#client, clock: this.#clock, dead: this.#deadItems },
    };
  }

  /** Whether a reader's state vector names nothing that this document lacks. */
  knows(stateVector: Uint8Array): boolean {
    for (const [client, clock] of readStateVector(stateVector))
      if (clock > (client === this.#client ? this.#clock : 0)) return false;
    return true;
  }

  /** Dead weight as a multiple of what is allowed: from 1 on it wants rebuilding, from its own measure on (`QuietWatch`) at once. */
  get excess(): number {
    return this.#deadItems / REBUILD_ITEMS;
  }

  get #deadItems(): number {
    if (this.#document) this.#dead = this.#document.deadItems;
    return this.#dead;
  }

  /** Lets go of everything but the bytes, until the next change. */
  sleep(): void {
    this.#asleep = this.save().bytes;
    this.#bytes = undefined;
    this.#document = undefined;
  }

  /** The records that readers see now. */
  records(): Record<string, Map<string, unknown>> {
    const records = this.#now().records();
    for (const [kind, ids] of this.#rings) records[kind] = new Map(ids.map((id) => [id, records[kind]?.get(id)]));
    return records;
  }

  #awake(): FlatDocument {
    return (this.#document ??= this.#now());
  }

  /** The document, which goes on sleeping if it does. */
  #now(): FlatDocument {
    const document = this.#document ?? FlatDocument.read(this.#asleep);
    if (!document) throw new Error('a document that was saved here cannot be read');
    return document;
  }

  #write(document: FlatDocument, layer: Layer, deleted: number[]): void {
    for (const kind in layer) {
      const changes = layer[kind] as Record<string, readonly [unknown, unknown]>;
      for (const id in changes) {
        const after = changes[id]?.[1] ?? null;
        if (after === null) note(deleted, document.delete(kind, id));
        else if (kind in newestKept) this.#writeNewest(document, kind, id, after, deleted);
        else document.set(kind, id, after);
      }
    }
  }

  #writeNewest(document: FlatDocument, kind: string, id: string, record: unknown, deleted: number[]): void {
    document.set(kind, id, record);
    const ids = this.#rings.get(kind) ?? [];
    this.#rings.set(kind, ids);
    if (!ids.includes(id)) ids.push(id);
    while (ids.length > (newestKept[kind] ?? Number.POSITIVE_INFINITY)) {
      const oldest = ids.shift() as string;
      note(deleted, NUMBERED.has(kind) ? document.drop(kind, oldest) : document.delete(kind, oldest));
    }
  }
}

const itemsOf = ({ client, clock, deadItems: dead }: FlatDocument): KeptItems => ({ client, clock, dead });

const note = (deleted: number[], item: number | undefined): void => {
  if (item !== undefined) deleted.push(item);
};

const ringsOf = (maps: Maps): Map<string, string[]> =>
  new Map(Object.keys(newestKept).flatMap((kind) => (maps[kind] ? [[kind, [...maps[kind].keys()]] as const] : [])));

/** By client, how many items a reader has of it. Throws where this is no state vector. */
const readStateVector = (bytes: Uint8Array): ReadonlyMap<number, number> => {
  const clocks = new Map<number, number>();
  const decoder = createDecoder(bytes);
  if (!hasContent(decoder)) return clocks;
  for (let clients = readVarUint(decoder); clients > 0; clients--) {
    const client = readVarUint(decoder);
    clocks.set(client, readVarUint(decoder));
  }
  return clocks;
};

/** Another author for each epoch, so that what was left of an earlier one is known by it (FNV-1a). */
const clientOf = (epoch: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < epoch.length; at++) hash = Math.imul(hash ^ epoch.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};
