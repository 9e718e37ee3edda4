import type { Snapshot } from '@vexillum/model';

type Layer = Readonly<Record<string, ReadonlyMap<string, unknown>>>;

/** One layer of a snapshot as plain data, in an order that does not depend on who saw what first. */
export const plainLayer = (layer: object | undefined): Record<string, Record<string, unknown>> =>
  Object.fromEntries(Object.entries((layer ?? {}) as Layer).map(([kind, records]) => [kind, plainMap(records)]));

export const plainMap = <T>(records: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...records].sort(([a], [b]) => (a < b ? -1 : 1)));

export const plainSide = (snapshot: Snapshot, side: string) => plainLayer(snapshot.sides[side]);
