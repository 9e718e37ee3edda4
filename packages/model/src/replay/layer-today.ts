/** One layer of an entry, public or a side's: changes by kind and id. */
export interface WrittenLayer {
  readonly [kind: string]: unknown;
}

/** The same changes as today's kinds of record; what is of today already stays as it is. Pure: what was hashed is the old text. */
export type LayerToday = (layer: WrittenLayer) => WrittenLayer;

/** An entry with its public changes as today's kinds of record. */
export const entryToday = <Entry extends { readonly changes?: unknown }>(entry: Entry, today?: LayerToday): Entry =>
  today && isLayer(entry.changes) ? { ...entry, changes: today(entry.changes) } : entry;

const isLayer = (changes: unknown): changes is WrittenLayer => typeof changes === 'object' && changes !== null;
