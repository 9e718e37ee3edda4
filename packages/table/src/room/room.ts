import {
  type Game,
  type Json,
  isRefusal,
  refuse,
  type Refusal,
  type Seat,
  tableOf,
  type Action,
} from '@vexillum/model';
import {
  actionMessage,
  type ActionRequest,
  awarenessMessage,
  closeCodes,
  encodeJson,
  type Head,
  type HelloMessage,
  helloMessage,
  ledgerMessage,
  presenceMessage,
  queryAwarenessMessage,
  readJson,
  readType,
  syncMessage,
} from '@vexillum/protocol';
import type { Answer } from './answer.ts';
import { checkedArgs } from './check-args.ts';
import { composeEntry, type Deed } from './compose-entry.ts';
import type { DocumentDesk } from './document-desk.ts';
import { type Genesis, runGenesis } from './genesis.ts';
import { type HouseAction, runHouseAction } from './house-entries.ts';
import { isStoreTrouble, Journal, notSaved, type Pending } from './journal.ts';
import { loadTable, readTail, type LoadedTable } from './load-table.ts';
import { logLineOf } from './log-line.ts';
import type { LogStore } from './log-store.ts';
import type { Peer } from './peer.ts';
import { PlanDesk } from './plan-desk.ts';
import { isOnline, onlineSeats, PresenceDesk } from './presence-desk.ts';
import { QuietWatch } from './quiet-watch.ts';
import { buildDesks, saveDocuments } from './table-desks.ts';
import { changesOf, decodeRecord, deedOf, entryTextOf } from './stored-record.ts';
import type { Surroundings } from './surroundings.ts';
import { actionsOf } from './table-actions.ts';
import { TableState } from './table-state.ts';
import { isHistoryAction, runHistoryAction } from './undo-actions.ts';

export interface RoomOptions {
  readonly table: string;
  readonly game: Game;
  readonly store: LogStore;
  readonly surroundings: Surroundings;
}

type OpenOptions = Omit<RoomOptions, 'game'> & { readonly gameOf: (id: string) => Game | undefined };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const SNAPSHOT_EVERY = 500;
const ENTRIES_A_PAGE = 1000;

/**
 * One table, alive: runs what seats ask on the true snapshot, has it written, and only then shows it. Sockets, disk, clock and
 * chance are handed in. One room owns a table in one process; whoever opens it calls `rest` before letting go.
 */
export class Room {
  readonly table: string;
  readonly game: Game;
  readonly #store: LogStore;
  readonly #surroundings: Surroundings;
  readonly #actions: ReadonlyMap<string, Action>;
  readonly #journal: Journal;
  readonly #desks: ReadonlyMap<string, DocumentDesk>;
  readonly #plans: ReadonlyMap<string, PlanDesk>;
  readonly #presence: PresenceDesk;
  readonly #quiet: QuietWatch;
  readonly #underWay = new Map<string, { readonly seat: string; readonly answer: Promise<Answer> }>();
  /** As far as actions were run: may be ahead of the disk, and of what anyone was shown. */
  #state: TableState;
  #shown: Head;
  #snapshotAt: number;
  #mending: Promise<boolean> | undefined;

  static async create(options: RoomOptions, genesis: Genesis): Promise<Room> {
    const { store, table, game, surroundings } = options;
    const opened = await store.open(table);
    if (opened.length > 0) throw new Error(`table ${table} exists`);
    const state = new TableState(game.sides);
    const host: Seat = game.seats.find(({ kind }) => kind === 'host') ?? { id: 'host', kind: 'host' };
    const outcome = runGenesis(state.snapshot, game, genesis);
    const deed: Deed = {
      seat: host,
      id: surroundings.chance.newId('genesis'),
      name: 'create-table',
      args: { ...genesis },
      at: new Date(surroundings.clock.now()).toISOString(),
      outcome,
    };
    const composed = composeEntry(undefined, deed, surroundings);
    await store.append(table, opened.epoch, 0, [composed.value]);
    state.fold(decodeRecord(composed.value), () => false);
    return new Room(
      options,
      { game, state, epoch: opened.epoch, documents: {} },
      await openPlans(options, game, opened.epoch),
    );
  }

  /** `undefined` when there is no such table. */
  static async open(options: OpenOptions): Promise<Room | undefined> {
    const { store, table, gameOf } = options;
    const opened = await store.open(table);
    if (opened.length === 0) return undefined;
    const loaded = await loadTable(store, table, opened, gameOf);
    return new Room(options, loaded, await openPlans(options, loaded.game, loaded.epoch));
  }

  private constructor(
    { table, store, surroundings }: Omit<RoomOptions, 'game'>,
    { game, state, epoch, documents }: LoadedTable,
    plans: ReadonlyMap<string, PlanDesk>,
  ) {
    if (!state.head) throw new Error('a table begins with its genesis');
    this.table = table;
    this.game = game;
    this.#store = store;
    this.#surroundings = surroundings;
    this.#actions = actionsOf(game);
    this.#state = state;
    this.#shown = state.head;
    this.#snapshotAt = state.head.seq;
    this.#plans = plans;
    this.#journal = new Journal(store, table, epoch, {
      landed: (batch) => this.#show(batch),
      failed: (error, pending) => void this.#storeFailed(error, pending),
    });
    const tenure = { epoch: () => this.#journal.epoch, renew: () => this.#renew() };
    for (const plan of plans.values()) plan.tenure = tenure;
    this.#desks = buildDesks(state.snapshot, state.head.seq, documents, surroundings);
    const readers = this.#publicDesk.readers;
    this.#presence = new PresenceDesk(readers, surroundings.clock, (id) => this.#state.snapshot.public.pose.has(id));
    this.#quiet = new QuietWatch([...this.#desks.values()], surroundings.clock);
  }

  get head(): Head {
    return this.#shown;
  }

  get peerCount(): number {
    let count = 0;
    for (const desk of this.#allDesks()) count += desk.readers.size;
    return count;
  }

  /** Somebody is connected, or something is being written. */
  get isBusy(): boolean {
    return this.peerCount > 0 || this.isWriting;
  }

  get isWriting(): boolean {
    return (
      !this.#journal.isIdle || this.#mending !== undefined || [...this.#plans.values()].some((plan) => plan.isWriting)
    );
  }

  /** Checks everything, runs the action, has it written; answers once it is on disk and shown. */
  async act(seat: Seat, holderName: string, request: UncheckedRequest): Promise<Answer> {
    const repeated = this.#repeated(seat, request.id);
    if (repeated) return repeated;
    const action = this.#checked(seat, request);
    if (isRefusal(action)) return this.#refused(request.name, action);
    // Asked again after each wait: a plan may have had the table opened anew in the meantime.
    while (this.#journal.isBroken) if (!(await this.#mend())) return this.#refused(request.name, notSaved());
    const answer = this.#run(seat, holderName, action.action, action.args, request);
    if (isRefusal(answer)) return this.#refused(request.name, answer);
    return answer;
  }

  /** The server's own entries, in a seat's name. */
  async actByHouse(name: HouseAction, seatId: string, args: { readonly name?: string }): Promise<Answer> {
    while (this.#journal.isBroken) if (!(await this.#mend())) return notSaved();
    const outcome = runHouseAction(this.#state.snapshot, name, seatId, args.name);
    if (isRefusal(outcome)) return outcome;
    const seat = this.game.seats.find(({ id }) => id === seatId) ?? { id: seatId, kind: 'spectator' as const };
    return this.#write(
      { seat, id: this.#surroundings.chance.newId('house'), name, args, at: this.#now(), outcome },
      false,
    );
  }

  /** What the asking seat may know of the table at a glance. */
  describe(seat: Seat): { readonly [key: string]: Json } {
    const { snapshot } = this.#state;
    const table = tableOf(snapshot);
    return {
      table: this.table,
      game: this.game.id,
      profile: table?.profile ?? '',
      name: table?.name ?? '',
      visibility: table?.visibility ?? 'private',
      houseRules: table?.houseRules ?? {},
      step: null,
      seat: seat.id,
      seats: [...snapshot.public.seat].map(([id, record]) => ({
        seat: id,
        ...record,
        connected: isOnline(this.#publicDesk.readers, id),
      })),
      head: { ...this.#shown },
      epochs: this.#epochsFor(seat),
    };
  }

  /** The public ledger from an entry on, as JSON text, at most a page; nothing that was not shown. */
  async ledger(from: number): Promise<{ readonly entries: string; readonly head: Head }> {
    const head = this.#shown;
    const limit = Math.min(ENTRIES_A_PAGE, head.seq + 1 - from);
    const values = limit > 0 ? await this.#store.read(this.table, from, limit) : [];
    return { entries: `[${values.map(entryTextOf).join(',')}]`, head };
  }

  /** What this seat may do now, with the schema of the arguments. */
  actionsFor(seat: Seat): { readonly name: string; readonly says: string; readonly schema: object }[] {
    return [...this.#actions.values()]
      .filter((action) => action.mayAct(seat, this.#state.snapshot) === undefined)
      .map(({ name, says, args }) => ({ name, says, schema: args }));
  }

  epochOf(document: string): string | undefined {
    return this.#desks.get(document)?.epoch ?? this.#plans.get(document)?.epoch;
  }

  /** False for unknown documents too: nobody learns which exist. */
  mayOpen(seat: Seat, document: string): boolean {
    if (document === 'public') return true;
    if (seat.side === undefined) return false;
    return document === `side-${seat.side}` || document === `plan-${seat.side}`;
  }

  /** Says hello; or sends the socket away when it comes with a document of another epoch. */
  join(peer: Peer, epoch: string | undefined): void {
    const desk = this.#deskOf(peer.document);
    if (!desk || !this.mayOpen(peer.seat, peer.document))
      return peer.close(closeCodes.notForYou, 'There is nothing here for you.');
    if (epoch !== undefined && epoch !== desk.epoch)
      return peer.close(closeCodes.otherEpoch, 'That document has come to its end; take a fresh one.');
    desk.readers.add(peer);
    if (peer.document === 'public' && peer.wantsEvents) this.#greet(peer);
    if (desk instanceof PlanDesk) desk.join(peer);
  }

  /** One whole message from a socket. Garbage closes it; nothing is thrown. */
  receive(peer: Peer, message: Uint8Array): void {
    const desk = this.#deskOf(peer.document);
    if (!desk?.readers.has(peer)) return;
    try {
      this.#hear(peer, desk, message);
    } catch {
      this.leave(peer);
      peer.close(closeCodes.updateRefused, 'That message made no sense.');
    }
  }

  leave(peer: Peer): void {
    const desk = this.#deskOf(peer.document);
    if (!desk?.readers.remove(peer)) return;
    if (peer.document !== 'public' || !peer.wantsEvents) return;
    this.#presence.announce(peer, isOnline(desk.readers, peer.seat.id));
  }

  /** Closes all sockets of a seat whose sessions were ended. */
  dropSeat(seatId: string): void {
    for (const desk of this.#allDesks())
      for (const peer of [...desk.readers])
        if (peer.seat.id === seatId) {
          this.leave(peer);
          peer.close(closeCodes.seatRevoked, 'This seat was given a new invitation.');
        }
  }

  /** Saves what makes the next opening fast, after all that is being written. */
  async rest(): Promise<void> {
    this.#quiet.stop();
    while (this.isWriting) await this.#settled();
    if (!this.#journal.isBroken) await this.#saveSnapshot(saveDocuments(this.#desks));
  }

  get #publicDesk(): DocumentDesk {
    const desk = this.#desks.get('public');
    if (!desk) throw new Error('a table without a public document');
    return desk;
  }

  #deskOf(document: string): DocumentDesk | PlanDesk | undefined {
    return this.#desks.get(document) ?? this.#plans.get(document);
  }

  *#allDesks(): Iterable<DocumentDesk | PlanDesk> {
    yield* this.#desks.values();
    yield* this.#plans.values();
  }

  #epochsFor(seat: Seat): Record<string, string> {
    const names = [...this.#desks.keys(), ...this.#plans.keys()].filter((name) => this.mayOpen(seat, name));
    return Object.fromEntries(names.map((name) => [name, this.epochOf(name) ?? '']));
  }

  #now(): string {
    return new Date(this.#surroundings.clock.now()).toISOString();
  }

  #greet(peer: Peer): void {
    const hello: HelloMessage = {
      hello: {
        table: this.table,
        epochs: this.#epochsFor(peer.seat),
        seat: peer.seat.id,
        head: this.#shown,
        now: this.#now(),
        online: onlineSeats(this.#publicDesk.readers),
      },
    };
    peer.send([encodeJson(helloMessage, JSON.stringify(hello))]);
    this.#presence.announce(peer, true);
  }

  #hear(peer: Peer, desk: DocumentDesk | PlanDesk, message: Uint8Array): void {
    const { type, decoder } = readType(message);
    if (type === syncMessage) desk.receive(peer, decoder);
    else if (type === awarenessMessage || type === queryAwarenessMessage) return;
    else if (peer.document !== 'public' || !peer.wantsEvents) throw new Error('not on this socket');
    else if (type === actionMessage) void this.#actFor(peer, readJson(decoder));
    else if (type === presenceMessage) this.#presence.receive(peer, readJson(decoder), message.length);
    else throw new Error('no such message');
  }

  async #actFor(peer: Peer, payload: unknown): Promise<void> {
    const request = (payload as { act?: UncheckedRequest } | null)?.act;
    if (typeof request !== 'object' || request === null)
      return peer.close(closeCodes.updateRefused, 'That message made no sense.');
    const answer = await this.act(peer.seat, peer.name, request).catch((error: unknown) => this.#unanswerable(error));
    if (!answer) {
      this.leave(peer);
      return peer.close(closeCodes.busy, 'The table cannot answer just now; come back in a moment.');
    }
    const id = typeof request.id === 'string' ? request.id : '';
    const { kind: _kind, ...said } = answer;
    const reply = answer.kind === 'ack' ? { ack: { id, ...said } } : { refusal: { id, ...said } };
    if (this.#publicDesk.readers.has(peer)) peer.send([encodeJson(actionMessage, JSON.stringify(reply))]);
  }

  /** What was done before cannot be read again while the disk fails. "Not saved" would be a lie, so whoever asks is to come back. */
  #unanswerable(error: unknown): undefined {
    if (isStoreTrouble(error)) this.#surroundings.tell({ kind: 'store-failed', message: (error as Error).message });
    else this.#surroundings.tell({ kind: 'bug', action: 'answer', error });
  }

  /** The same id again: the same answer, also while the first is under way. */
  #repeated(seat: Seat, id: unknown): Promise<Answer> | undefined {
    if (typeof id !== 'string') return undefined;
    const key = id.toLowerCase();
    const known = this.#underWay.get(key) ?? this.#state.ids.get(key);
    // After a failure the state may know what never reached the disk: that did not happen.
    if (!known || ('seq' in known && known.seq > this.#shown.seq)) return undefined;
    if (known.seat !== seat.id)
      return Promise.resolve(refuse('id-taken', 'Another seat has used this id; make a fresh one.', 'id'));
    return 'answer' in known ? known.answer : this.#answered(known.seq);
  }

  async #answered(seq: number): Promise<Answer> {
    const [value] = await this.#store.read(this.table, seq, 1);
    const result = value === undefined ? undefined : decodeRecord(value).result;
    return { kind: 'ack', seq, result: result ?? {} };
  }

  #checked(seat: Seat, { id, name, args, seen }: UncheckedRequest): { action: Action; args: Json } | Refusal {
    if (typeof id !== 'string' || !UUID.test(id))
      return refuse('bad-id', 'An action needs a UUID of its own as its id.', 'id');
    const action = typeof name === 'string' ? this.#actions.get(name) : undefined;
    if (!action) return refuse('no-such-action', 'There is no action of that name at this table.', 'name');
    if (seen !== undefined && !isHead(seen)) return refuse('bad-args', 'seen: needs seq and hash.', 'seen');
    const refusal = action.mayAct(seat, this.#state.snapshot);
    if (refusal) return refusal;
    const checked = checkedArgs(action, args);
    return isRefusal(checked) ? checked : { action, args: checked.args as Json };
  }

  #run(seat: Seat, name: string, action: Action, args: Json, request: UncheckedRequest): Promise<Answer> | Refusal {
    const repeated = this.#repeated(seat, request.id);
    if (repeated) return repeated;
    const id = String(request.id).toLowerCase();
    const at = this.#now();
    const wait = this.#surroundings.pace?.(`${this.table}/${seat.id}`, action.name);
    if (wait !== undefined) return refuse('too-fast', `That is too fast; try again in ${wait} s.`);
    if (action.name === 'roll-dice' && !this.#isNextRoll(seat, args))
      return refuse('wrong-counter', 'That is not the number of your next roll.', 'k');
    try {
      const { chance } = this.#surroundings;
      const outcome = isHistoryAction(action)
        ? runHistoryAction(action, this.#state.history, seat.id)
        : action.run(this.#state.snapshot, args, { seat, name, id, at, chance });
      if (isRefusal(outcome)) return outcome;
      const seen = isHead(request.seen) ? { seen: { seq: request.seen.seq, hash: request.seen.hash } } : {};
      return this.#write({ seat, id, name: action.name, args, at, outcome, ...seen }, action.isUndoable);
    } catch (error) {
      this.#surroundings.tell({ kind: 'bug', action: action.name, error });
      return refuse('our-mistake', 'Something went wrong on the server; nothing was changed.');
    }
  }

  #isNextRoll(seat: Seat, args: Json): boolean {
    const { k } = args as { k?: number };
    return k === undefined || k === (this.#state.rolls.get(seat.id) ?? 0) + 1;
  }

  #write(deed: Deed, isUndoable: boolean): Promise<Answer> {
    const began = this.#surroundings.clock.now();
    const composed = composeEntry(this.#state.head, deed, this.#surroundings);
    const { outcome, seat, id, name } = deed;
    this.#state.take(composed.head, outcome.changes, { seat: seat.id, id, name }, isUndoable);
    const secret = outcome.isWhollySecret ?? false;
    const line = secret
      ? undefined
      : logLineOf({
          entry: { seq: composed.head.seq, at: deed.at, seat: seat.id, name },
          ...(outcome.facts ? { facts: outcome.facts } : {}),
        });
    this.#state.log(line);
    const answer = new Promise<Answer>((settle) => {
      this.#journal.add({
        ...composed,
        id,
        changes: outcome.changes,
        line,
        answer: { kind: 'ack', seq: composed.head.seq, result: outcome.result ?? {} },
        settle,
      });
    });
    this.#underWay.set(id, { seat: seat.id, answer });
    void answer.then(() => {
      this.#underWay.delete(id);
      this.#surroundings.tell({ kind: 'acted', action: name, milliseconds: this.#surroundings.clock.now() - began });
    });
    return answer;
  }

  /** On disk: into the documents, then the entries, then the answers. */
  #show(batch: readonly Pending[]): void {
    const last = batch.at(-1);
    if (!last) return;
    this.#shown = last.head;
    const update = this.#publicDesk.change(batch.flatMap(publicLayers));
    const entries = encodeJson(ledgerMessage, `{"ledger":[${batch.map(({ text }) => text).join(',')}]}`);
    this.#sendPublic(update, entries);
    this.#showSides(batch);
    for (const { settle, answer } of batch) settle(answer);
    this.#quiet.stirred();
    if (last.head.seq - this.#snapshotAt >= SNAPSHOT_EVERY && this.#journal.isIdle) void this.#saveSnapshot();
  }

  #sendPublic(update: Uint8Array | undefined, entries: Uint8Array): void {
    const both = update ? [update, entries] : [entries];
    const updateOnly = update ? [update] : [];
    const entriesOnly = [entries];
    this.#publicDesk.readers.send((peer, isSynced) => {
      if (!isSynced) return peer.wantsEvents ? entriesOnly : undefined;
      return peer.wantsEvents ? both : updateOnly;
    });
  }

  #showSides(batch: readonly Pending[]): void {
    for (const side of this.game.sides) {
      const layers = batch.flatMap(({ changes }) => changes.sides?.[side] ?? []);
      if (layers.length === 0) continue;
      const seq = batch.findLast(({ changes }) => changes.sides?.[side])?.head.seq ?? this.#shown.seq;
      const desk = this.#desks.get(`side-${side}`);
      const update = desk?.change(layers, { seq });
      if (!update) continue;
      const messages = [update];
      desk?.readers.send((_peer, isSynced) => (isSynced ? messages : undefined));
    }
  }

  async #storeFailed(error: unknown, pending: readonly Pending[]): Promise<void> {
    this.#surroundings.tell({ kind: 'store-failed', message: error instanceof Error ? error.message : String(error) });
    await this.#mend(pending);
    const refusal = notSaved();
    for (const { settle } of pending) settle(refusal);
    const notice = [
      encodeJson(actionMessage, JSON.stringify({ notice: { code: refusal.code, message: refusal.message } })),
    ];
    this.#publicDesk.readers.send((peer) => (peer.wantsEvents ? notice : undefined));
  }

  /** Opens the table anew and goes back to what is on disk. One attempt at a time; true when the room may go on. */
  #mend(pending: readonly Pending[] = []): Promise<boolean> {
    this.#mending ??= this.#reopen(pending).finally(() => {
      this.#mending = undefined;
    });
    return this.#mending;
  }

  /** For a plan whose write failed: nothing may be run while the table changes hands. */
  async #renew(): Promise<boolean> {
    // While these are awaited more may be run: the journal is not idle before all of them are answered.
    while (this.#underWay.size > 0) await Promise.all([...this.#underWay.values()].map(({ answer }) => answer));
    this.#journal.suspend();
    return this.#mend();
  }

  async #reopen(pending: readonly Pending[]): Promise<boolean> {
    try {
      const opened = await this.#store.open(this.table);
      const loaded = await loadTable(this.#store, this.table, opened, () => this.game);
      const tail = await readTail(this.#store, this.table, this.#shown.seq + 1, opened.length);
      this.#state = loaded.state;
      this.#journal.mend(loaded.epoch);
      this.#showFound(tail, pending);
      this.#surroundings.tell({ kind: 'recovered', seq: this.#shown.seq });
      return true;
    } catch (error) {
      if (!isStoreTrouble(error)) this.#surroundings.tell({ kind: 'bug', action: 'reopen', error });
      return false;
    }
  }

  /** Entries of a failed append that are on disk all the same: they happened, so they are shown, and answered if anyone waits. */
  #showFound(tail: readonly string[], pending: readonly Pending[]): void {
    const waiting = new Map(pending.map((one) => [one.head.hash, one]));
    this.#show(
      tail.map((value) => {
        const record = decodeRecord(value);
        const known = waiting.get(record.entry.hash);
        return (
          known ?? {
            head: { seq: record.entry.seq, hash: record.entry.hash },
            value,
            text: JSON.stringify(record.entry),
            id: deedOf(record).id ?? '',
            changes: changesOf(record),
            line: logLineOf(record),
            answer: { kind: 'ack', seq: record.entry.seq, result: record.result ?? {} },
            settle: () => undefined,
          }
        );
      }),
    );
  }

  async #saveSnapshot(documents?: ReturnType<typeof saveDocuments>): Promise<void> {
    const { seq } = this.#shown;
    this.#snapshotAt = seq;
    const value = JSON.stringify({ format: 1, state: this.#state.save(), ...(documents ? { documents } : {}) });
    try {
      await this.#store.saveSnapshot(this.table, this.#journal.epoch, seq, value);
    } catch (error) {
      // A snapshot only saves time, the ledger has everything; but after a failed write the table must be opened anew.
      this.#surroundings.tell({
        kind: 'store-failed',
        message: error instanceof Error ? error.message : String(error),
      });
      await this.#renew();
    }
  }

  async #settled(): Promise<void> {
    await this.#mending;
    await Promise.all([...this.#underWay.values()].map(({ answer }) => answer));
    for (const plan of this.#plans.values()) await plan.settled();
  }

  #refused(name: unknown, refusal: Refusal): Refusal {
    const known = typeof name === 'string' && this.#actions.has(name) ? name : 'unknown';
    this.#surroundings.tell({ kind: 'refused', action: known, code: refusal.code });
    return refusal;
  }
}

/** What everyone's document takes up of an entry. Its line of the log goes along: written apart it would cost each reader a message. */
const publicLayers = ({ changes, line }: Pending) => [
  ...(changes.public ? [changes.public] : []),
  ...(line ? [{ log: { [line.seq]: [null, line] as const } }] : []),
];

/** An action request as it comes through the door: nothing about it is believed. */
export interface UncheckedRequest extends Partial<Record<keyof ActionRequest, unknown>> {}

const isHead = (seen: unknown): seen is Head =>
  typeof seen === 'object' &&
  seen !== null &&
  Number.isSafeInteger((seen as { seq?: unknown }).seq) &&
  /^[0-9a-f]{64}$/.test(String((seen as { hash?: unknown }).hash));

const openPlans = async (
  { store, table, surroundings }: Omit<RoomOptions, 'game'>,
  game: Game,
  epoch: number,
): Promise<ReadonlyMap<string, PlanDesk>> =>
  new Map(
    await Promise.all(
      game.sides.map(async (side) => {
        const name = `plan-${side}`;
        return [name, await PlanDesk.open({ name, table, store, surroundings, epoch })] as const;
      }),
    ),
  );
