import { type Refusal, refuse, words } from '@vexillum/model';
import * as Y from 'yjs';
import { checkOrder } from './check-order.ts';
import { type CheckedUpdate, checkUpdate } from './check-update.ts';
import { DocumentSize } from './document-size.ts';
import { planLimits } from './plan-limits.ts';
import { PlanOwners, type StoredOwners } from './plan-owners.ts';
import { openPlanRoots } from './plan-roots.ts';
import { noteTooLong } from './struct-rules.ts';
import { UpdateFault } from './update-fault.ts';

export interface AcceptedUpdate {
  readonly kind: 'accepted';
  /** What changed, to be stored first and then relayed: what teammates have seen must not be lost, as they may not send it back. */
  readonly update: Uint8Array;
  /** Nothing changed: nothing to store or relay. */
  readonly isEmpty: boolean;
  /** Client ids that this seat owns from now on; stored together with the update. */
  readonly claimed: readonly number[];
}

const EMPTY_UPDATE = Uint8Array.of(0, 0);

/** Client id 0 is refused from clients, so Yjs never has to give this document another. */
const emptyDocument = (): Y.Doc => {
  const doc = new Y.Doc({ gc: true });
  doc.clientID = 0;
  openPlanRoots(doc);
  return doc;
};

const load = (doc: Y.Doc, updates: readonly Uint8Array[]): void => {
  doc.transact(() => {
    for (const update of updates) Y.applyUpdate(doc, update);
  });
  if (isWaiting(doc)) throw new Error('The stored plan lacks some of its updates.');
};

const isWaiting = (doc: Y.Doc): boolean => doc.store.pendingStructs !== null || doc.store.pendingDs !== null;

const checkNote = (note: unknown): void => {
  const plain = note instanceof Y.AbstractType ? note.toJSON() : note;
  const text = JSON.stringify(plain) ?? '';
  if (new TextEncoder().encode(text).length > planLimits.noteBytes) throw noteTooLong();
};

/** Runs a check; its faults, and the errors of readers that ran out of bytes, become the refusal. */
const refusalOf = <T>(check: () => T): T | Refusal => {
  try {
    return check();
  } catch (error) {
    if (error instanceof UpdateFault) return refuse(error.code, error.words);
    return refuse('update-refused', 'This is not an update of a plan.');
  }
};

/**
 * One side's plan: the only kind of document that clients write directly, so every update passes the guard here
 * (TRUST, "Updates from clients"). The caller closes the connection on a refusal: 4400 for `update-refused`, 4413 for
 * `too-large`; the client then takes a fresh document. V1 encoding only.
 */
export class PlanDocument {
  readonly doc: Y.Doc = emptyDocument();
  readonly #owners: PlanOwners;
  readonly #size: DocumentSize;
  /** Follows `doc` and takes the first blow; null after a refusal has touched it, and built again when next needed. */
  #shadow: Y.Doc | null = null;

  /** `state`: stored updates in order, replayed in one transaction. Throws if any are missing. */
  constructor(state: Uint8Array | readonly Uint8Array[] = [], owners: StoredOwners = {}) {
    load(this.doc, state instanceof Uint8Array ? [state] : state);
    this.#owners = new PlanOwners(owners);
    this.#size = new DocumentSize(this.state().length);
  }

  /** Checks one update of a client; applies it, or leaves the document untouched. `seat` is the connection's. Never throws on bad bytes. */
  accept(update: Uint8Array, seat: string): AcceptedUpdate | Refusal {
    if (update.length > planLimits.updateBytes) return refuse('too-large', 'One update of a plan may be 64 KB long.');
    const checked = refusalOf(() => checkUpdate(this.doc, update, this.#owners, seat));
    if ('code' in checked) return checked;
    const refusal = this.#rehearse(checked);
    return refusal ?? this.#apply(checked, seat);
  }

  /** Applies to the shadow. What it may throw half-way through, no reader of the document ever sees. */
  #rehearse(checked: CheckedUpdate): Refusal | null {
    this.#shadow ??= this.#copy();
    const shadow = this.#shadow;
    const refusal = refusalOf(() => {
      Y.applyUpdate(shadow, checked.update);
      if (isWaiting(shadow)) throw new UpdateFault(words('An earlier part of this update never arrived.'));
      checkOrder(shadow, checked.structs.values());
      for (const key of checked.editedNotes) checkNote(shadow.getMap('note').get(key));
      this.#size.check(shadow, checked.update.length, checked.structs.size > 0);
      return null;
    });
    if (refusal !== null) this.#shadow = null;
    return refusal;
  }

  /** Answers Yjs's own words for what changed: it leaves out what was known, and adds the tidying of text formats. */
  #apply(checked: CheckedUpdate, seat: string): AcceptedUpdate {
    const changes: Uint8Array[] = [];
    const keep = (change: Uint8Array): void => void changes.push(change);
    this.doc.on('update', keep);
    try {
      Y.applyUpdate(this.doc, checked.update);
    } finally {
      this.doc.off('update', keep);
    }
    for (const client of checked.newClients) this.#owners.claim(client, seat);
    const [first = EMPTY_UPDATE, ...more] = changes;
    const update = more.length === 0 ? first : Y.mergeUpdates(changes);
    return { kind: 'accepted', update, isEmpty: changes.length === 0, claimed: checked.newClients };
  }

  #copy(): Y.Doc {
    const shadow = emptyDocument();
    Y.applyUpdate(shadow, this.state());
    return shadow;
  }

  /** The whole document as one compact update. */
  state(): Uint8Array {
    return Y.encodeStateAsUpdate(this.doc);
  }

  stateVector(): Uint8Array {
    return Y.encodeStateVector(this.doc);
  }

  /** To be stored with the updates and given back to the constructor. */
  owners(): StoredOwners {
    return this.#owners.toJSON();
  }
}
