import { words } from '@vexillum/model';
import * as Y from 'yjs';
import type { StructFacts, StructId, UpdateFacts } from './update-facts.ts';
import { UpdateFault } from './update-fault.ts';

/** The struct of this clock among structs in clock order. */
const findStruct = (structs: readonly StructFacts[], clock: number): StructFacts | undefined => {
  let low = 0;
  let high = structs.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const struct = structs[middle] as StructFacts;
    if (clock < struct.clock) high = middle - 1;
    else if (clock >= struct.clock + struct.length) low = middle + 1;
    else return struct;
  }
  return undefined;
};

/** The update's own struct of the id that `from` builds on; null where the document has it already. */
export const findOwn = (doc: Y.Doc, update: UpdateFacts, from: StructFacts, id: StructId): StructFacts | null => {
  if (id.clock < Y.getState(doc.store, id.client)) return null;
  const isLater = id.client === from.client && id.clock >= from.clock;
  const found = isLater ? undefined : findStruct(update.structs.get(id.client) ?? [], id.clock);
  if (found === undefined)
    throw new UpdateFault(words('This update builds on something that the table does not have.'));
  return found;
};
