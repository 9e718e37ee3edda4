/**
 * What is measured: a plain broadcast, a plain Yjs relay that keeps nothing, the two servers that people run for shared documents, with
 * what they keep them in, and this server.
 */
export const kinds = ['raw', 'relay', 'y-websocket', 'hocuspocus', 'ours'] as const;
export type Kind = (typeof kinds)[number];

/** Those that know documents. */
export const documentKinds = ['relay', 'y-websocket', 'hocuspocus', 'ours'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Those that have something on disk after a restart. */
export const keepingKinds = ['y-websocket', 'hocuspocus', 'ours'] as const;
export type KeepingKind = (typeof keepingKinds)[number];
export const isKeeping = (kind: Kind): kind is KeepingKind => keepingKinds.some((one) => one === kind);

export const kindNames: Readonly<Record<Kind, string>> = {
  raw: 'raw ws broadcast',
  relay: 'plain Yjs relay',
  'y-websocket': 'y-websocket, LevelDB',
  hocuspocus: 'Hocuspocus, SQLite',
  ours: 'Vexillum',
};

/** One value for each kind of these. */
export const byKind = <K extends Kind, T>(of: readonly K[], value: (kind: K) => T): Record<K, T> =>
  Object.fromEntries(of.map((kind) => [kind, value(kind)])) as Record<K, T>;

/** The same for what takes its time, one kind after the other. */
export const oneByOne = async <K extends Kind, T>(
  of: readonly K[],
  value: (kind: K) => Promise<T>,
): Promise<Record<K, T>> => {
  const values: Partial<Record<K, T>> = {};
  for (const kind of of) values[kind] = await value(kind);
  return values as Record<K, T>;
};
