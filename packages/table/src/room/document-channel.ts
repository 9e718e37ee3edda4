import { words } from '@vexillum/model';
import { closeCodes } from '@vexillum/protocol';
import type * as decoding from 'lib0/decoding';
import { readVarUint, readVarUint8Array } from 'lib0/decoding';
import type { Peer } from './peer.ts';
import { type KeptProjection, Projection } from './projection.ts';
import { QuestionBrake, TOO_OFTEN } from './question-brake.ts';
import { Readers } from './readers.ts';
import type { Surroundings } from './surroundings.ts';
import { isEmptyUpdate, STEP_ONE, stepTwoMessage, updateMessage } from './sync-messages.ts';

/** A table document and its readers. Nobody but the room writes it: what clients send is dropped. */
export class DocumentChannel {
  readonly name: string;
  readonly readers: Readers;
  #projection: Projection;
  readonly #surroundings: Surroundings;
  readonly #newEpoch: () => string;
  readonly #brake: QuestionBrake;

  constructor(name: string, projection: Projection, surroundings: Surroundings, newEpoch: () => string) {
    this.name = name;
    this.#projection = projection;
    this.#surroundings = surroundings;
    this.#newEpoch = newEpoch;
    this.#brake = new QuestionBrake(surroundings.clock);
    this.readers = new Readers(surroundings.tell);
  }

  get epoch(): string {
    return this.#projection.epoch;
  }

  /** Writes into the document; answers the message that carries it to readers. */
  change(...changes: Parameters<Projection['change']>): Uint8Array | undefined {
    const update = this.#projection.change(...changes);
    return update && updateMessage(update);
  }

  /** One of Yjs's sync messages. */
  receive(peer: Peer, decoder: decoding.Decoder): void {
    const step = readVarUint(decoder);
    const payload = readVarUint8Array(decoder);
    if (step === STEP_ONE) this.#answer(peer, payload);
    else if (!isEmptyUpdate(payload)) this.#drop(peer);
  }

  /** Dead weight: from 1 on the document wants rebuilding. */
  get excess(): number {
    return this.#projection.excess;
  }

  /** Begins a new epoch with a document made from what readers see now; they come back for it. */
  rebuild(): void {
    this.#projection = Projection.build(this.#newEpoch(), this.#projection.records());
    this.#surroundings.tell({ kind: 'rebuilt', document: this.name, bytes: this.#projection.encode().length });
    this.readers.dismissAll(closeCodes.otherEpoch, words('The document was rebuilt; take a fresh one.'));
  }

  sleep(): void {
    this.#projection.sleep();
  }

  save(): Required<KeptProjection> {
    return this.#projection.save();
  }

  #answer(peer: Peer, stateVector: Uint8Array): void {
    if (this.#brake.isTooMuch(peer)) return this.readers.dismiss(peer, closeCodes.tooFast, TOO_OFTEN);
    if (!this.#projection.knows(stateVector))
      return this.readers.dismiss(
        peer,
        closeCodes.otherEpoch,
        words('You have another document than the table has; take a fresh one.'),
      );
    this.readers.hasSynced(peer);
    peer.send([stepTwoMessage(this.#projection.encode(stateVector))]);
  }

  #drop(peer: Peer): void {
    this.#surroundings.tell({ kind: 'update-dropped', document: this.name, seat: peer.seat.id });
    this.readers.dismiss(
      peer,
      closeCodes.otherEpoch,
      words('This document is written by the table alone; take a fresh one.'),
    );
  }
}
