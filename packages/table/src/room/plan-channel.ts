import { isRefusal, type Words, words } from '@vexillum/model';
import { closeCodes } from '@vexillum/protocol';
import type * as decoding from 'lib0/decoding';
import { readVarUint, readVarUint8Array } from 'lib0/decoding';
import { encodeStateAsUpdate } from 'yjs';
import { PlanDocument } from '../plan/index.ts';

import type { Peer } from './peer.ts';
import { decodePlanRecord, encodePlanRecord, type PlanRecord } from './plan-record.ts';
import { QuestionBrake, TOO_OFTEN } from './question-brake.ts';
import { Readers } from './readers.ts';
import type { TableReader, Tenure } from './store.ts';
import type { Surroundings } from './surroundings.ts';
import { isEmptyUpdate, STEP_ONE, STEP_TWO, stepOneMessage, stepTwoMessage, updateMessage } from './sync-messages.ts';

export interface PlanChannelOptions {
  /** `plan-red`. */
  readonly name: string;
  readonly store: TableReader;
  readonly tenure: Tenure;
  readonly surroundings: Surroundings;
}

const COMPACT_ABOVE = 200;
/** How long a client may take to say what it has. */
const INTRODUCTION = 2000;

/**
 * One side's plan and those who write it. Every update goes through the guard, onto the disk, and only then to the others. Updates,
 * and answers to those who join, take turns: nobody sees what is not on disk, since they would then have what the author may lose.
 */
export class PlanChannel {
  readonly readers: Readers;
  readonly epoch: string;
  readonly #options: PlanChannelOptions;
  #plan: PlanDocument;
  #renew: () => Promise<boolean> = () => Promise.resolve(false);
  readonly #brake: QuestionBrake;
  #turn: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** The disk failed: what is in memory is not to be trusted. */
  #isStale = false;
  /** The table was reopened since the disk failed. */
  #isRenewed = false;
  /** Those who have answered what they have. */
  readonly #introduced = new WeakSet<Peer>();
  /** Those whose edit made no sense before they had, with how to call their dismissal off. */
  readonly #doubtful = new Map<Peer, () => void>();

  static async open(options: PlanChannelOptions): Promise<PlanChannel> {
    const { store, tenure, name, surroundings } = options;
    let records = (await store.readPlan(tenure.table, name)).map(decodePlanRecord);
    if (records.length === 0) {
      records = [{ epoch: surroundings.chance.newId('epoch') }];
      await tenure.appendPlan(name, encodePlanRecord(records[0] as PlanRecord));
    } else if (records.length > COMPACT_ABOVE) {
      const plan = planFrom(records);
      records = [{ epoch: epochOf(records), owners: plan.owners(), update: plan.state() }];
      await tenure.replacePlan(name, records.map(encodePlanRecord));
    }
    return new PlanChannel(options, epochOf(records), planFrom(records));
  }

  private constructor(options: PlanChannelOptions, epoch: string, plan: PlanDocument) {
    this.#options = options;
    this.epoch = epoch;
    this.#plan = plan;
    this.#brake = new QuestionBrake(options.surroundings.clock);
    this.readers = new Readers(options.surroundings.tell);
  }

  /** Has the table reopened after the disk failed. */
  set renew(renew: () => Promise<boolean>) {
    this.#renew = renew;
  }

  get isWriting(): boolean {
    return this.#waiting > 0;
  }

  settled(): Promise<void> {
    return this.#turn;
  }

  /** Asks the newcomer for what they have and the plan lacks. */
  join(peer: Peer): void {
    this.#take(async () => {
      if (this.#isStale) await this.#refresh();
      peer.send([stepOneMessage(this.#plan.stateVector())]);
    });
  }

  /** One of Yjs's sync messages. */
  receive(peer: Peer, decoder: decoding.Decoder): void {
    const step = readVarUint(decoder);
    // A copy, since the frame's buffer may be used again before this takes its turn.
    const payload = readVarUint8Array(decoder).slice();
    this.#take(() => {
      if (step === STEP_ONE) return this.#answer(peer, payload);
      if (step === STEP_TWO) this.#introduce(peer);
      return this.#accept(peer, payload);
    });
  }

  #take(work: () => Promise<void>): void {
    this.#waiting++;
    this.#turn = this.#turn
      .then(work)
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        this.#waiting--;
      });
  }

  async #answer(peer: Peer, stateVector: Uint8Array): Promise<void> {
    if (!this.readers.has(peer)) return;
    if (this.#brake.isTooMuch(peer)) return this.readers.dismiss(peer, closeCodes.tooFast, TOO_OFTEN);
    if (this.#isStale) await this.#refresh();
    try {
      const update = encodeStateAsUpdate(this.#plan.doc, stateVector);
      this.readers.hasSynced(peer);
      peer.send([stepTwoMessage(update)]);
    } catch {
      this.#refuse(peer, 'update-refused', closeCodes.updateRefused, words('That was no state vector.'));
    }
  }

  async #accept(peer: Peer, update: Uint8Array): Promise<void> {
    if (!this.readers.has(peer)) return;
    if (this.#isStale) await this.#refresh();
    if (!this.#mayWrite(peer)) return this.#drop(peer, update);
    const accepted = this.#plan.accept(update, peer.seat.id);
    if (isRefusal(accepted)) {
      const code = accepted.code === 'too-large' ? closeCodes.tooLarge : closeCodes.updateRefused;
      const refuse = () => this.#refuse(peer, accepted.code, code, accepted.words);
      return this.#introduced.has(peer) ? refuse() : this.#doubt(peer, refuse);
    }
    if (accepted.isEmpty) return;
    const { tenure, name } = this.#options;
    const record = { update: accepted.update, owners: { [peer.seat.id]: accepted.claimed } };
    await tenure.appendPlan(name, encodePlanRecord(record));
    const messages = [updateMessage(accepted.update)];
    this.readers.send((other, isSynced) => (isSynced && other !== peer ? messages : undefined));
  }

  /** An umpire reads along and writes nothing. */
  #mayWrite({ seat }: Peer): boolean {
    return this.#options.name === `plan-${seat.side}`;
  }

  #drop(peer: Peer, update: Uint8Array): void {
    if (isEmptyUpdate(update)) return;
    this.#options.surroundings.tell({ kind: 'update-dropped', document: this.#options.name, seat: peer.seat.id });
    this.readers.dismiss(
      peer,
      closeCodes.otherEpoch,
      words('This plan is written by its own side alone; take a fresh one.'),
    );
  }

  /**
   * A stock client may send an edit that builds on what it did offline before it was asked for that; its answer then has both. So
   * whoever has not answered yet is given a moment.
   */
  #doubt(peer: Peer, refuse: () => void): void {
    if (this.#doubtful.has(peer)) return;
    // Behind what has come meanwhile: their answer may be there and wait for a slow disk.
    const callOff = this.#options.surroundings.clock.after(INTRODUCTION, () =>
      this.#take(async () => {
        if (this.#doubtful.delete(peer) && this.readers.has(peer)) refuse();
      }),
    );
    this.#doubtful.set(peer, callOff);
  }

  #introduce(peer: Peer): void {
    this.#introduced.add(peer);
    this.#doubtful.get(peer)?.();
    this.#doubtful.delete(peer);
  }

  #refuse(peer: Peer, code: string, closeCode: Parameters<Peer['close']>[0], reason: Words): void {
    this.#options.surroundings.tell({ kind: 'plan-refused', document: this.#options.name, seat: peer.seat.id, code });
    this.readers.dismiss(peer, closeCode, reason);
  }

  /** Everyone comes back with what they have; what was not saved is among it. */
  async #failed(error: unknown): Promise<void> {
    this.#isStale = true;
    const message = error instanceof Error ? error.message : String(error);
    this.#options.surroundings.tell({ kind: 'store-failed', message });
    this.readers.dismissAll(closeCodes.busy, words('The plan could not be saved just now; come back in a moment.'));
    // Now, and not when the next planner comes: the store takes nothing from anybody before it was reopened.
    this.#isRenewed = await this.#renew();
  }

  async #refresh(): Promise<void> {
    if (!this.#isRenewed && !(await this.#renew())) throw new Error('the store cannot be opened yet');
    const { store, tenure, name } = this.#options;
    this.#plan = planFrom((await store.readPlan(tenure.table, name)).map(decodePlanRecord));
    this.#isStale = false;
    this.#isRenewed = false;
  }
}

const epochOf = (records: readonly PlanRecord[]): string => {
  const epoch = records[0]?.epoch;
  if (epoch === undefined) throw new Error('a plan begins with its epoch');
  return epoch;
};

const planFrom = (records: readonly PlanRecord[]): PlanDocument => {
  const owners = new Map<string, number[]>();
  for (const record of records)
    for (const [seat, clients] of Object.entries(record.owners ?? {}))
      owners.set(seat, [...(owners.get(seat) ?? []), ...clients]);
  const updates = records.flatMap(({ update }) => (update ? [update] : []));
  return new PlanDocument(updates, Object.fromEntries(owners));
};
