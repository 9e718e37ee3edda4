import * as Y from 'yjs';

export type SharedKind = 'map' | 'text';

/** The layout of a plan document. A `Map`, so that a root called `constructor` finds nothing. */
export const planRoots: ReadonlyMap<string, SharedKind> = new Map([
  ['arrow', 'map'],
  ['note', 'map'],
  ['order', 'map'],
  ['request', 'map'],
  ['pad', 'text'],
]);

/** Typed before anything is loaded: a root that Yjs meets first in an update has no type, and its first reader chooses one. */
export const openPlanRoots = (doc: Y.Doc): void => {
  for (const [name, kind] of planRoots) {
    if (kind === 'map') doc.getMap(name);
    else doc.getText(name);
  }
};

/** Null for a type that no plan document holds. */
export const kindOfShared = (type: unknown): SharedKind | null => {
  if (type instanceof Y.Map) return 'map';
  return type instanceof Y.Text && !(type instanceof Y.XmlText) ? 'text' : null;
};
