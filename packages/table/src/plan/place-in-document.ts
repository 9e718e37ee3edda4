import { words } from '@vexillum/model';
import * as Y from 'yjs';
import type { Placement } from './placement.ts';
import { kindOfShared, planRoots } from './plan-roots.ts';
import type { StructId } from './update-facts.ts';
import { UpdateFault } from './update-fault.ts';

type Shared = Y.AbstractType<unknown>;

export const structAt = (doc: Y.Doc, { client, clock }: StructId): Y.Item | Y.GC => {
  const structs = doc.store.clients.get(client) ?? [];
  const struct = structs[Y.findIndexSS(structs, clock)];
  if (struct === undefined)
    throw new UpdateFault(words('This update builds on something that the table does not have.'));
  return struct;
};

const rootName = (doc: Y.Doc, type: Shared): string => {
  for (const name of planRoots.keys()) if (doc.share.get(name) === type) return name;
  throw new UpdateFault(words('This update writes where a plan has no place.'));
};

/** The place of something with this key in this shared type; the document's own depth is bounded, so this may recurse. */
const placeWithin = (doc: Y.Doc, type: Shared, key: string | null): Placement => {
  const kind = kindOfShared(type);
  if (kind === null) throw new UpdateFault(words('This update writes where a plan has no place.'));
  const item = type._item;
  if (item === null) {
    const root = rootName(doc, type);
    return { holder: root, shared: type, kind, root, entry: key, key, depth: 1 };
  }
  const above = placeOfItem(doc, item);
  if (above === 'gone') return 'gone';
  const holder = `${item.id.client}:${item.id.clock}`;
  return { holder, shared: type, kind, root: above.root, entry: above.entry, key, depth: above.depth + 1 };
};

const placeOfItem = (doc: Y.Doc, item: Y.Item): Placement => {
  if (!(item.parent instanceof Y.AbstractType)) return 'gone';
  return placeWithin(doc, item.parent as Shared, item.parentSub);
};

/** The place of a struct that the document already has: where its neighbour goes too. */
export const placeBeside = (doc: Y.Doc, id: StructId): Placement => {
  const struct = structAt(doc, id);
  return struct instanceof Y.GC ? 'gone' : placeOfItem(doc, struct);
};

/** The place of a new child, under this key, of the shared type that this struct of the document made. */
export const placeInside = (doc: Y.Doc, id: StructId, key: string | null): Placement => {
  const struct = structAt(doc, id);
  if (struct instanceof Y.GC || struct.content instanceof Y.ContentDeleted) return 'gone';
  if (!(struct.content instanceof Y.ContentType))
    throw new UpdateFault(words('This update writes into something plain.'));
  return placeWithin(doc, struct.content.type as Shared, key);
};
