import { words } from '@vexillum/model';
import * as Y from 'yjs';
import { StructPlacer } from './place-structs.ts';
import { planLimits } from './plan-limits.ts';
import type { PlanOwners } from './plan-owners.ts';
import { readUpdate } from './read-update.ts';
import { SearchCost } from './search-cost.ts';
import { checkStruct } from './struct-rules.ts';
import type { StructFacts, UpdateFacts } from './update-facts.ts';
import { UpdateFault } from './update-fault.ts';

/** An update that keeps all rules, with nothing left in it that the document knows. */
export interface CheckedUpdate {
  readonly update: Uint8Array;
  /** Client ids that wrote nothing before. */
  readonly newClients: readonly number[];
  readonly structs: UpdateFacts['structs'];
  /** Keys of notes that are changed from inside, whose whole length has to be measured afterwards. */
  readonly editedNotes: ReadonlySet<string>;
}

const checkAuthors = (doc: Y.Doc, facts: UpdateFacts, owners: PlanOwners, seat: string): number[] => {
  const newClients: number[] = [];
  for (const client of facts.structs.keys()) {
    const owner = owners.seatOf(client);
    const isUnseen = owner === undefined && !doc.store.clients.has(client);
    if (!isUnseen && owner !== seat) throw new UpdateFault(words('This update writes under the name of another.'));
    if (isUnseen) newClients.push(client);
  }
  return newClients;
};

const repeats = (doc: Y.Doc, facts: UpdateFacts): boolean =>
  [...facts.structs].some(([client, [first]]) => first !== undefined && first.clock < Y.getState(doc.store, client));

/**
 * A client that reconnects sends again what it sent while it was connecting. Yjs would skip that, but takes the parent
 * of a half-known struct from the update and its neighbour from the store, so the known part is cut off first.
 */
const withoutKnown = (doc: Y.Doc, update: Uint8Array, facts: UpdateFacts): Uint8Array => {
  const known = [...facts.structs.keys()].map((client) => [client, Y.getState(doc.store, client)] as const);
  return Y.diffUpdate(update, Y.encodeStateVector(new Map(known)));
};

const endOf = (structs: readonly StructFacts[] | undefined): number => {
  const last = structs?.at(-1);
  return last === undefined ? 0 : last.clock + last.length;
};

/** What Yjs would park as pending, and then send to everybody, is refused. */
const checkNothingMissing = (doc: Y.Doc, { structs, deletes }: UpdateFacts): void => {
  for (const [client, [first]] of structs) {
    if (first !== undefined && first.clock > Y.getState(doc.store, client)) throw missing();
  }
  for (const { client, clock, length } of deletes) {
    if (clock + length > Math.max(Y.getState(doc.store, client), endOf(structs.get(client)))) throw missing();
  }
};

const missing = (): UpdateFault => new UpdateFault(words('An earlier part of this update never arrived.'));

const checkCount = (facts: UpdateFacts): void => {
  let count = 0;
  for (const structs of facts.structs.values()) count += structs.length;
  if (count > planLimits.updateStructs) throw new UpdateFault(words('This update has too many pieces.'));
};

const checkStructs = (doc: Y.Doc, facts: UpdateFacts): Set<string> => {
  const placer = new StructPlacer(doc, facts);
  const cost = new SearchCost(doc, facts);
  const editedNotes = new Set<string>();
  for (const structs of facts.structs.values()) {
    for (const struct of structs) {
      const place = placer.place(struct);
      if (place === 'gone') continue;
      checkStruct(struct, place);
      cost.add(struct, place);
      if (place.root === 'note' && place.depth > 1 && place.entry !== null) editedNotes.add(place.entry);
    }
  }
  return editedNotes;
};

/** All that can be known about an update before it is applied. Throws an UpdateFault, or what lib0 throws on broken bytes. */
export const checkUpdate = (doc: Y.Doc, update: Uint8Array, owners: PlanOwners, seat: string): CheckedUpdate => {
  const sent = readUpdate(update);
  checkCount(sent);
  const newClients = checkAuthors(doc, sent, owners, seat);
  const fresh = repeats(doc, sent) ? withoutKnown(doc, update, sent) : update;
  const facts = fresh === update ? sent : readUpdate(fresh);
  checkNothingMissing(doc, facts);
  const editedNotes = checkStructs(doc, facts);
  return { update: fresh, newClients, structs: facts.structs, editedNotes };
};
