import {
  type Changes,
  type Game,
  type LedgerRules,
  type Outcome,
  plainClock,
  refuse,
  type Refusal,
  type Result,
  type Seat,
  type Snapshot,
  withChanges,
  withClock,
  words,
} from '@vexillum/model';
import type { Head } from '@vexillum/protocol';
import type { Answer } from './answer.ts';
import { checkpointAfter } from './checkpoint-after.ts';
import { composeEntry, composeTalk, type Deed, isWeighty } from './compose-entry.ts';
import { dueIfLeft } from './due-at.ts';
import { sidesWithSeats } from './export-match.ts';
import { isEntry, isStoreTrouble, isTalk, Journal, notSaved, type Pending, type Written } from './journal.ts';
import { type LoadedTable, loadTable, readTail, SNAPSHOT_FORMAT, type StoredSnapshot } from './load-table.ts';
import { ShownLedger } from './shown-ledger.ts';
import { answerTo, idTaken, isBeat, SideTalk, type TalkLine } from './side-talk.ts';
import { entriesAhead, SNAPSHOT_EVERY } from './snapshot-times.ts';
import { Damaged, Fenced, NotWritten, type RecordChange, type TableReader, type Tenure } from './store.ts';
import { changesOf, decodeRecord, deedOf, lineOf, talkIn } from './stored-record.ts';
import type { Surroundings } from './surroundings.ts';
import type { TableState } from './table-state.ts';
import { KeptState } from './kept-state.ts';

export interface TableLedgerOptions {
  readonly table: string;
  readonly store: TableReader;
  readonly surroundings: Surroundings;
}

export interface TableLedgerEvents {
  /** These are on disk, in order: now everyone may see them. The answers are given afterwards. */
  shown(batch: readonly Pending[]): void;
  /** These lines are on disk, in order: now their sides may see them, and nobody else hears of it. */
  said(lines: readonly TalkLine[]): void;
  /** What nobody has asked: the disk failed, and this is what those who waited were told; or the record is nearly full. */
  notice(notice: Pick<Refusal, 'code' | 'words'>): void;
  /** A write has failed: what was run and is not on disk has not happened. */
  wentBack(): void;
  /** The table is somebody else's, or the disk has not kept it whole: nothing more is written or shown here. */
  lost(damage?: Damaged): void;
}

/** For logs and metrics: what the ledger does not name they do not either. */
const SECRET = 'secret';
/** Three evenings as long as any that we know of would fit. */
const QUOTA = 64 * 1024 * 1024;
/** Of the quota, for what leads to an end of the game without being it. */
const RESERVE = 1 / 16;
const WARNED_AT = [14 / 16, 15 / 16, 1];
const megabytes = (bytes: number): number => Math.round(bytes / (1024 * 1024));
/** Milliseconds between two looks at a disk that does not say what it has written. */
const DOUBT_ASKED_EVERY = 1000;
/** Milliseconds after which a ledger is read through where nobody has acted: whoever opens the table is not to wait for that. */
const READ_THROUGH_AFTER = 1000;

/**
 * A table's ledger while the table is open: what was run, what of it is on disk, and what was shown. Runs ahead of the disk and
 * comes back to it when the disk fails.
 */
export class TableLedger {
  /** As far as everyone was shown it, to be read. */
  readonly past: ShownLedger;
  readonly #table: string;
  readonly #game: Game;
  readonly #store: TableReader;
  readonly #tenure: Tenure;
  readonly #surroundings: Surroundings;
  readonly #events: TableLedgerEvents;
  readonly #journal: Journal;
  readonly #underWay = new Map<string, { readonly seat: string; readonly answer: Promise<Answer> }>();
  readonly #kept: KeptState;
  /** From where the entries are counted after which the next snapshot is due. */
  #snapshotAt: number;
  /** Of all entries that were run, as they are stored. */
  #bytes: number;
  readonly #quota: number;
  #mending: Promise<boolean> | undefined;
  /** Run, and on the disk or not: nobody knows yet. */
  #inDoubt: readonly Written[] = [];
  #talk: SideTalk;
  #isResting = false;
  /** Called where the disk leaves something in doubt when the table has gone to rest: the next server is told. */
  #leave = (): void => undefined;
  #isLost = false;
  /** It is not read through yet. */
  #callOffReading: (() => void) | undefined;

  constructor(
    { table, store, surroundings }: TableLedgerOptions,
    { game, state, tenure, bytes, talk }: LoadedTable,
    events: TableLedgerEvents,
  ) {
    if (!state.head) throw new Error('a table begins with its genesis');
    this.#table = table;
    this.#game = game;
    this.#store = store;
    this.#tenure = tenure;
    this.#surroundings = surroundings;
    this.#events = events;
    this.#kept = new KeptState(state, {
      game,
      surroundings,
      mayRest: () => !this.isWriting && this.#mending === undefined,
    });
    this.past = new ShownLedger({ table, store, game }, state.head);
    this.#snapshotAt = state.head.seq - entriesAhead(table);
    this.#bytes = bytes;
    this.#talk = new SideTalk(talk);
    this.#quota = surroundings.ledgerQuota ?? QUOTA;
    this.#journal = new Journal(tenure, {
      landed: (batch) => this.#landed(batch),
      failed: (error, pending) => void this.#storeFailed(error, pending),
    });
    if (!tenure.isWhole)
      this.#callOffReading = surroundings.clock.after(
        READ_THROUGH_AFTER,
        () => void this.#readThrough().catch(() => undefined),
      );
  }

  /** As far as actions were run: may be ahead of the disk, and of what anyone was shown. */
  get state(): TableState {
    return this.#kept.now;
  }

  /** The last entry that everyone may see. */
  get shown(): Head {
    return this.past.head;
  }

  get isWriting(): boolean {
    return !this.#journal.isIdle || this.#mending !== undefined;
  }

  /** Somebody waits for an answer that only the disk can give. */
  get isInDoubt(): boolean {
    return this.#inDoubt.length > 0;
  }

  get isBroken(): boolean {
    return this.#journal.isBroken;
  }

  /** Why nothing like this is taken any more: the record is full, and this ends nothing. */
  refusalOfQuota({ changes, openings, isTalk: isSaidToSide }: Outcome): Refusal | undefined {
    // What is said within a side counts for all others once it is in an entry.
    const bytes = this.#bytes + (isSaidToSide ? this.#talk.bytes : 0);
    if (bytes < this.#quota || openings) return undefined;
    const game = this.#game;
    const { snapshot } = this.#kept.now;
    const hasEnded = game.mayTellAll?.(snapshot) ?? false;
    const isNearEnd = this.#bytes < this.#quota * (1 + RESERVE) && mayEnd(game.ledger, changes.public ?? {});
    if (!hasEnded && (isNearEnd || game.mayTellAll?.(withChanges(snapshot, changes)))) return undefined;
    return refuse(
      'table-full',
      words('The record of this table has its {0} MB: only what ends the game is taken now.', megabytes(this.#quota)),
    );
  }

  /** The table is somebody else's by now. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** True once all of it was read through, false where it cannot be read just now; nothing where it was. Rejects with `Damaged`. */
  insistWhole(): Promise<boolean> | undefined {
    return this.#tenure.isWhole ? undefined : this.#becomesWhole();
  }

  /** After a reading that failed nothing is taken before the table was reopened, and that reads all of it. */
  async #becomesWhole(): Promise<boolean> {
    await this.#readThrough();
    return this.#tenure.isWhole || this.renew();
  }

  /** True when actions may be run: of a ledger that is whole; after a failure it tries first to reopen the table. */
  async ready(): Promise<boolean> {
    const isWhole = this.#tenure.isWhole || (await this.#becomesWhole().catch(() => false));
    if (!isWhole || this.#isLost) return false;
    // Asked again after each wait: a plan may have had the table reopened in the meantime.
    while (this.#journal.isBroken) if (!(await this.#mend())) return false;
    return true;
  }

  /** As `past.tableAfter`, for an entry that may still be on its way to the disk. */
  async tableAfter(seq: number): Promise<Snapshot | undefined> {
    if (seq > this.shown.seq) await this.settled();
    return this.past.tableAfter(seq);
  }

  /** The same id again: the same answer, also while the first is under way. */
  repeated(seat: Seat, id: unknown): Promise<Answer> | undefined {
    if (typeof id !== 'string') return undefined;
    const key = id.toLowerCase();
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay.seat === seat.id ? underWay.answer : Promise.resolve(idTaken());
    const said = this.#talk.repeated(seat, key);
    if (said) return Promise.resolve(said);
    const seq = this.#kept.now.ids.get(key);
    // After a failure the state may know what never reached the disk: that did not happen.
    return seq === undefined || seq > this.shown.seq ? undefined : this.#answered(seat, key, seq);
  }

  /** Appends an action that was run, and what changes beside it; answers once it is on disk and shown. */
  write(asked: Deed, isUndoable: boolean, beside: readonly RecordChange[] = []): Promise<Answer> {
    // The disk may have failed since the caller asked: what is added to a broken journal is lost, and nobody would ever be answered.
    if (this.#journal.isBroken) return Promise.resolve(notSaved());
    if (asked.outcome.isTalk) return this.#say(asked);
    const began = this.#surroundings.clock.now();
    const deed = { ...asked, outcome: this.#clocked(asked) };
    const { outcome, seat, id, name } = deed;
    const checkpoint = checkpointAfter(
      this.#kept.now.snapshot,
      outcome.changes,
      this.#game.ledger ?? {},
      this.#surroundings.hashText,
    );
    const isOver = this.#mayTurn(outcome.changes) && this.#game.result?.(this.#kept.now.snapshot) !== undefined;
    const result = isOver ? undefined : this.#resultOf(outcome.changes);
    const { results } = this.#surroundings;
    // Also where a game that was over goes on, or another begins.
    const isTold = results !== undefined && (isOver || result !== undefined);
    const scene = { game: this.#game, before: this.#kept.now.snapshot };
    const composed = composeEntry(this.#kept.now.head, { ...deed, checkpoint, result }, scene, this.#surroundings);
    const { draw } = outcome;
    this.#kept.now.take(
      composed.head,
      outcome.changes,
      { seat: seat.id, id, name, args: deed.args, draw, seen: deed.seen },
      isUndoable,
    );
    this.#kept.now.log(composed.line);
    this.#grow(composed.value.length);
    const answer = new Promise<Answer>((settle) => {
      this.#journal.add({
        ...composed,
        beside: [...beside, ...this.#dueBeside(deed.at), ...(isTold ? results.beside(this.#table) : [])],
        id,
        changes: outcome.changes,
        answer: { kind: 'ack', seq: composed.head.seq, result: outcome.result ?? {} },
        settle,
      });
    });
    this.#underWay.set(id, { seat: seat.id, answer });
    void answer.then(() => {
      this.#underWay.delete(id);
      if (isTold) results.changed(this.#table);
      this.#tellActed(outcome.isWhollySecret ? SECRET : (outcome.publicName ?? name), began);
    });
    if (isBeat(this.#game.ledger ?? {}, outcome.changes.public ?? {})) void this.#gather(deed.at);
    return answer;
  }

  /** What sides have said to themselves goes into the ledger now, where anything was; resolves when it is on disk, or was refused. */
  async recordTalk(): Promise<void> {
    if (!this.#game.halted) await this.#gather(new Date(this.#surroundings.clock.now()).toISOString());
  }

  /** Is written, shown to its side and answered, and is in no entry before the next beat. */
  #say({ outcome, seat, id }: Deed): Promise<Answer> {
    const began = this.#surroundings.clock.now();
    const { secretOf: side = '', changes } = outcome;
    const [change] = Object.entries((changes as Changes).sides?.[side]?.chat ?? {});
    const [chat, [, said]] = change ?? ['', [null, null]];
    if (!said) throw new Error('whoever talks says something');
    const line: TalkLine = { id, seat: seat.id, side, seq: this.shown.seq, chat, said };
    this.#kept.now.hear(line);
    this.#talk.add(line);
    const answer = new Promise<Answer>((settle) =>
      this.#journal.add({ talk: line, answer: answerTo(seat, line), settle }),
    );
    this.#underWay.set(id, { seat: seat.id, answer });
    void answer.then(() => {
      this.#underWay.delete(id);
      this.#tellActed(SECRET, began);
    });
    return answer;
  }

  /** One entry for all sides, which looks the same whichever of them has talked. */
  async #gather(at: string): Promise<void> {
    const { head } = this.#kept.now;
    if (this.#journal.isBroken || !head) return;
    const lines = this.#talk.take();
    if (lines.length === 0) return;
    const sides = sidesWithSeats(this.#game);
    const composed = composeTalk(head, { lines, sides, at }, this.#surroundings);
    this.#kept.now.takeTalk(composed.head, lines);
    this.#grow(composed.value.length);
    // The sides have the lines; that this entry has them, too, is all that is new in their documents.
    const changes = { sides: Object.fromEntries(sides.map((side) => [side, {}])) };
    const { seq, hash } = composed.head;
    const answer = new Promise<Answer>((settle) =>
      this.#journal.add({
        ...composed,
        id: '',
        changes,
        gathered: lines.length,
        answer: { kind: 'ack', seq },
        settle,
      }),
    );
    // No id of a seat's is like this; whoever waits for all that is under way waits for it, too.
    this.#underWay.set(hash, { seat: '', answer });
    await answer;
    this.#underWay.delete(hash);
  }

  #tellActed(action: string, began: number): void {
    this.#surroundings.tell({ kind: 'acted', action, milliseconds: this.#surroundings.clock.now() - began });
  }

  /** When the table has to wake is on disk with the entry from which that follows. */
  #dueBeside(now: string): readonly RecordChange[] {
    const { due } = this.#surroundings;
    const at = due && dueIfLeft(this.#kept.now.snapshot, this.#game, now);
    return due === undefined || at === undefined ? [] : due.beside(this.#table, at);
  }

  /** Says in time that the record is nearly full. */
  #grow(by: number): void {
    const before = this.#bytes;
    this.#bytes += by;
    const isPassed = (part: number) => before < this.#quota * part && this.#bytes >= this.#quota * part;
    if (!WARNED_AT.some(isPassed)) return;
    const [has, most] = [megabytes(this.#bytes), megabytes(this.#quota)];
    this.#events.notice({
      code: 'table-nearly-full',
      words: words(
        'The record of this table has {0} of its {1} MB. When it is full, only what ends the game is taken.',
        has,
        most,
      ),
    });
  }

  /** What the action does to the clock goes into the same entry; nobody hears of what is wholly private, so neither does the clock. */
  #clocked({ outcome, at, seat: { side }, name }: Deed): Outcome {
    if (outcome.isWhollySecret) return outcome;
    const clock = this.#game.clock ?? plainClock;
    return { ...outcome, changes: withClock(this.#kept.now.snapshot, outcome.changes, { at, side, name }, clock) };
  }

  /** How the game, which is not over, ends with these changes; none where it does not. */
  #resultOf(changes: Changes): Result | undefined {
    if (!this.#mayTurn(changes)) return undefined;
    return this.#game.result?.(withChanges(this.#kept.now.snapshot, { public: changes.public ?? {} }));
  }

  #mayTurn({ public: changes }: Changes): boolean {
    return changes !== undefined && this.#game.result !== undefined && mayEnd(this.#game.ledger, changes);
  }

  /** For a plan whose write failed, or a ledger that could not be read through: nothing may be run while the table is reopened. */
  async renew(): Promise<boolean> {
    // While these are awaited more may be run: the journal is not idle before all of them are answered.
    while (this.#underWay.size > 0) await Promise.all([...this.#underWay.values()].map(({ answer }) => answer));
    this.#journal.suspend();
    return this.#mend();
  }

  /** Keeps what makes the next opening fast. With `documents`, and how many `names` they show, only when nothing can follow. */
  async save(documents?: StoredSnapshot['documents'], names = 0): Promise<void> {
    // Of an edition that is not known here: whatever a newer version wrote and this one left out would be missing for good.
    if (this.#game.halted) return;
    const { seq } = this.shown;
    this.#snapshotAt = seq;
    const value = JSON.stringify({
      format: SNAPSHOT_FORMAT,
      state: this.#kept.now.save(),
      bytes: this.#bytes,
      ...(documents ? { documents, ...(names > 0 ? { names } : {}) } : {}),
    });
    try {
      await this.#tenure.saveSnapshot(seq, value);
    } catch (error) {
      // A snapshot only saves time, the ledger has everything; but after a failed write the table must be reopened.
      this.#surroundings.tell({
        kind: 'store-failed',
        message: error instanceof Error ? error.message : String(error),
      });
      await this.renew();
    }
  }

  /** Its records are laid down no more. */
  stop(): void {
    this.#kept.stop();
    this.#callOffReading?.();
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    await this.#mending;
    await Promise.all([...this.#underWay.values()].map(({ answer }) => answer));
  }

  /** As `settled`, for the last time: what is in doubt then stays so, and is answered by the next server out of the ledger. */
  async rested(): Promise<void> {
    this.#isResting = true;
    if (this.#inDoubt.length > 0) await this.#mend();
    if (this.#inDoubt.length === 0) await Promise.race([this.settled(), this.#doubted()]);
  }

  #doubted(): Promise<void> {
    return new Promise((resolve) => (this.#leave = resolve));
  }

  #landed(batch: readonly Written[]): void {
    const lines = batch.filter(isTalk).map(({ talk }) => talk);
    this.#talk.written(lines);
    if (lines.length > 0) this.#events.said(lines);
    this.#show(batch.filter(isEntry));
    for (const { settle, answer } of batch) settle(answer);
    if (this.shown.seq - this.#snapshotAt >= SNAPSHOT_EVERY && this.#journal.isIdle) void this.save();
  }

  #show(entries: readonly Pending[]): void {
    if (entries.length === 0) return;
    for (const { head, gathered = 0 } of entries) {
      this.past.show(head);
      this.#talk.landed(gathered);
    }
    this.#events.shown(entries);
  }

  async #answered(seat: Seat, id: string, seq: number): Promise<Answer> {
    const [value] = await this.#store.read(this.#table, seq, 1);
    const record = value === undefined ? undefined : decodeRecord(value);
    const line = record && talkIn(record).find((one) => one.id === id);
    if (line) return answerTo(seat, line);
    if (record && deedOf(record).seat !== seat.id) return idTaken();
    return { kind: 'ack', seq, result: record?.result ?? {} };
  }

  /** Whoever waits is answered when it is known what became of it: a refusal that says “was not done” must be true. */
  async #storeFailed(error: unknown, pending: readonly Written[]): Promise<void> {
    this.#surroundings.tell({ kind: 'store-failed', message: error instanceof Error ? error.message : String(error) });
    this.#surroundings.due?.failed(this.#table);
    this.#inDoubt = pending;
    // The table may have been lost while this was on its way.
    if (this.#isLost || error instanceof Fenced) return this.#lose();
    await this.#mend();
    if (error instanceof NotWritten) this.#refuse(this.#inDoubt);
    while (this.#inDoubt.length > 0 && !this.#isResting && !this.#isLost) {
      await this.#aMoment();
      await this.#mend();
    }
    if (this.#inDoubt.length > 0) this.#leave();
  }

  /** Rejects with `Damaged`; where the disk cannot be read just now it is not whole afterwards, and must be reopened. */
  async #readThrough(): Promise<void> {
    try {
      await this.#tenure.readThrough();
    } catch (error) {
      if (!(error instanceof Damaged)) return;
      this.#lose(error);
      throw error;
    }
  }

  /** Nobody hears here what became of what they did: they ask whoever has the table, by the same id. */
  #lose(damage?: Damaged): void {
    if (!this.#isLost) {
      this.#isLost = true;
      this.#events.lost(damage);
    }
    const pending = this.#inDoubt;
    this.#inDoubt = [];
    const refusal = refuse('busy', 'The table cannot answer just now; come back in a moment.');
    for (const { settle } of pending) settle(refusal);
  }

  #refuse(pending: readonly Written[]): void {
    this.#inDoubt = [];
    if (pending.length === 0) return;
    const refusal = notSaved();
    for (const { settle } of pending) settle(refusal);
    // That a side's talk has failed is nobody else's business, and whoever has talked was told.
    if (pending.some(isEntry) && !this.#surroundings.isShared) this.#events.notice(refusal);
  }

  #aMoment(): Promise<void> {
    return new Promise((resolve) => this.#surroundings.clock.after(DOUBT_ASKED_EVERY, resolve));
  }

  /** Reopens the table and goes back to what is on disk. One attempt at a time; true when the room may go on. */
  #mend(): Promise<boolean> {
    this.#mending ??= this.#reopen().finally(() => {
      this.#mending = undefined;
    });
    return this.#mending;
  }

  async #reopen(): Promise<boolean> {
    if (this.#isLost) return false;
    try {
      await this.#tenure.reopen();
      const loaded = await loadTable(this.#store, this.#tenure, () => this.#game);
      const tail = await readTail(this.#store, this.#table, this.shown.seq + 1, this.#tenure.found.length);
      this.#kept.now = loaded.state;
      this.#bytes = loaded.bytes;
      this.#journal.mend();
      const found = this.#showFound(tail, loaded, this.#inDoubt);
      this.#talk = new SideTalk(loaded.talk);
      this.#refuse(this.#inDoubt.filter((one) => !found.has(one)));
      this.#events.wentBack();
      this.#surroundings.tell({ kind: 'recovered', seq: this.shown.seq });
      return true;
    } catch (error) {
      if (error instanceof Fenced) this.#lose();
      else if (error instanceof Damaged) this.#lose(error);
      else if (!isStoreTrouble(error)) this.#surroundings.tell({ kind: 'bug', action: 'reopen', error });
      return false;
    }
  }

  /** What is on disk all the same although its write failed: it happened, so it is shown, and answered if anyone waits. Answers all of it. */
  #showFound(tail: readonly string[], { state, talk }: LoadedTable, pending: readonly Written[]): ReadonlySet<Written> {
    const saidIds = new Set(talk.map(({ id }) => id));
    const said = pending
      .filter(isTalk)
      .filter(({ talk: { id } }) => saidIds.has(id) || state.ids.get(id) !== undefined);
    const waiting = new Map(pending.filter(isEntry).map((one) => [one.head.hash, one]));
    const found = tail.map((value): Pending => {
      const record = decodeRecord(value);
      const known = waiting.get(record.entry.hash);
      return (
        known ?? {
          head: { seq: record.entry.seq, hash: record.entry.hash },
          value,
          text: JSON.stringify(record.entry),
          id: deedOf(record).id ?? '',
          changes: changesOf(record, this.#game.today),
          line: lineOf(record),
          isWeighty: isWeighty(record.entry, this.#game.ledger),
          answer: { kind: 'ack', seq: record.entry.seq, result: record.result ?? {} },
          settle: () => undefined,
        }
      );
    });
    this.#landed([...said, ...found]);
    return new Set<Written>([...said, ...found]);
  }
}

const mayEnd = (rules: LedgerRules | undefined, changes: object): boolean =>
  rules?.ends?.some((kind) => Object.hasOwn(changes, kind)) ?? true;
