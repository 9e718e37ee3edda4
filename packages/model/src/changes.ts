import type { Kinds, NoKinds } from './kinds.ts';
import type { PublicRecords, RecordMaps, SideRecords, Snapshot } from './snapshot.ts';
import { newestKept } from './snapshot.ts';
import type { SideId } from './seat.ts';

/** What became of one record: before and after; `null` is "not there". */
export type Change<T> = readonly [before: T | null, after: T | null];

export type LayerChanges<Kinds> = { readonly [K in keyof Kinds]?: { readonly [id: string]: Change<Kinds[K]> } };

/** What an action does, as a plain value: reversed it is an undo, sent it is sync, printed it is a log. */
export interface Changes<K extends Kinds = NoKinds> {
  readonly public?: LayerChanges<PublicRecords<K>>;
  readonly sides?: { readonly [side: SideId]: LayerChanges<SideRecords<K>> };
}

type LooseLayer = Record<string, Record<string, Change<unknown>>>;
type LooseMaps = Record<string, ReadonlyMap<string, unknown>>;

/** Collects changes against a snapshot; `before` is read from it, so that a change can always be reversed. */
export class Edits<K extends Kinds = NoKinds> {
  readonly #snapshot: Snapshot<K>;
  readonly #public: LooseLayer = {};
  readonly #sides: Record<SideId, LooseLayer> = {};

  constructor(snapshot: Snapshot<K>) {
    this.#snapshot = snapshot;
  }

  put<Name extends string & keyof PublicRecords<K>>(
    kind: Name,
    id: string,
    record: PublicRecords<K>[Name] | null,
  ): this {
    note(this.#public, this.#snapshot.public as LooseMaps, kind, id, record);
    return this;
  }

  putSecret<Name extends string & keyof SideRecords<K>>(
    side: SideId,
    kind: Name,
    id: string,
    record: SideRecords<K>[Name] | null,
  ): this {
    note((this.#sides[side] ??= {}), (this.#snapshot.sides[side] ?? {}) as LooseMaps, kind, id, record);
    return this;
  }

  changes(): Changes<K> {
    const sides = Object.fromEntries(Object.entries(this.#sides).filter(([, layer]) => Object.keys(layer).length > 0));
    return {
      ...(Object.keys(this.#public).length > 0 ? { public: this.#public as LayerChanges<PublicRecords<K>> } : {}),
      ...(Object.keys(sides).length > 0 ? { sides: sides as Record<SideId, LayerChanges<SideRecords<K>>> } : {}),
    };
  }
}

const note = (layer: LooseLayer, maps: LooseMaps, kind: string, id: string, record: unknown) => {
  const before = maps[kind]?.get(id) ?? null;
  if (before === null && record === null) return forget(layer, kind, id);
  (layer[kind] ??= {})[id] = [before, record];
};

/** What was put there by the same action goes again. */
const forget = (layer: LooseLayer, kind: string, id: string) => {
  const records = layer[kind];
  if (!records) return;
  delete records[id];
  if (Object.keys(records).length === 0) delete layer[kind];
};

const reverseLayer = (layer: LooseLayer): LooseLayer =>
  Object.fromEntries(
    Object.entries(layer).map(([kind, records]) => [
      kind,
      Object.fromEntries(Object.entries(records).map(([id, [before, after]]) => [id, [after, before] as const])),
    ]),
  );

/** The changes that take these back. */
export const reverse = (changes: Changes): Changes => ({
  ...(changes.public ? { public: reverseLayer(changes.public as LooseLayer) as LayerChanges<PublicRecords> } : {}),
  ...(changes.sides
    ? {
        sides: Object.fromEntries(
          Object.entries(changes.sides).map(([side, layer]) => [side, reverseLayer(layer as LooseLayer)]),
        ) as Record<SideId, LayerChanges<SideRecords>>,
      }
    : {}),
});

/** A copy of the snapshot with the changes made; untouched kinds are shared with the original. */
export const withChanges = <Table extends Snapshot>(snapshot: Table, changes: Changes): Table => ({
  ...snapshot,
  public: changes.public ? copyLayer(snapshot.public, changes.public as LooseLayer) : snapshot.public,
  sides: changes.sides
    ? {
        ...snapshot.sides,
        ...Object.fromEntries(
          Object.entries(changes.sides).flatMap(([side, layer]) => {
            const maps = snapshot.sides[side];
            return maps ? [[side, copyLayer(maps, layer as LooseLayer)]] : [];
          }),
        ),
      }
    : snapshot.sides,
});

const copyLayer = <Kinds>(maps: RecordMaps<Kinds>, layer: LooseLayer): RecordMaps<Kinds> => {
  const copied: Record<string, Map<string, unknown>> = {};
  for (const kind of Object.keys(layer)) copied[kind] = new Map((maps as LooseMaps)[kind]);
  changeLayer(copied, layer);
  return { ...maps, ...copied } as RecordMaps<Kinds>;
};

/** Makes the changes in the snapshot's own maps. For an owner of the only copy (a room); everyone else uses `withChanges`. */
export const changeInPlace = (snapshot: Snapshot, changes: Changes): void => {
  if (changes.public) changeLayer(snapshot.public as unknown as MutableMaps, changes.public as LooseLayer);
  for (const [side, layer] of Object.entries(changes.sides ?? {})) {
    const maps = snapshot.sides[side];
    if (maps) changeLayer(maps as unknown as MutableMaps, layer as LooseLayer);
  }
};

/**
 * The same for one record of everybody's layer. Changes whose ids are numbers are dear: until 1,024 an engine gives an object room for all the
 * numbers below its own, twelve kilobytes in the end.
 */
export const putInPlace = <Kind extends keyof PublicRecords>(
  snapshot: Snapshot,
  kind: Kind & string,
  id: string,
  record: PublicRecords[Kind],
): void => {
  const records = (snapshot.public as unknown as MutableMaps)[kind];
  if (!records) return;
  records.set(id, record);
  dropOldest(records, newestKept[kind]);
};

type MutableMaps = Record<string, Map<string, unknown>>;

const changeLayer = (maps: MutableMaps, layer: LooseLayer) => {
  for (const kind in layer) {
    const records = maps[kind];
    if (!records) continue;
    const kindChanges = layer[kind] as Record<string, Change<unknown>>;
    for (const id in kindChanges) {
      const after = (kindChanges[id] as Change<unknown>)[1];
      if (after === null) records.delete(id);
      else records.set(id, after);
    }
    dropOldest(records, newestKept[kind]);
  }
};

const dropOldest = (records: Map<string, unknown>, keep: number | undefined) => {
  if (keep === undefined) return;
  for (const id of records.keys()) {
    if (records.size <= keep) return;
    records.delete(id);
  }
};
