import type { LedgerEntry as Checkable } from '@vexillum/ledger';
import { words } from '@vexillum/model';
import type { Head, LedgerEntry, LinkAnswer, LinkAsk, SignedHead } from '@vexillum/protocol';
import { atom } from 'nanostores';
import { fetchLedger } from './fetch-ledger.ts';
import type { Follower, FollowerOptions, ReadLedger } from './follower.ts';
import { KeptHead } from './kept-head.ts';
import { noTrust, type Trust, type TrustAlarm } from './trust.ts';
import { TrustBook } from './trust-book.ts';

/** Entries that are checked without letting the page do anything else: a few milliseconds. */
const AT_A_TIME = 25;
/** A longer match than this is checked when somebody asks. */
const BY_ITSELF = 5000;
const AGAIN_AFTER = 5000;

/**
 * Follows the table's ledger in this browser and checks every entry, from the genesis on: links, seals, dice, signatures. What was not
 * heard live is asked for by pages. It never holds anything up: a fault is something to show, and the table goes on.
 */
export class LedgerFollower implements Follower {
  readonly $trust = atom<Trust>(noTrust);
  readonly #options: FollowerOptions;
  readonly #readLedger: ReadLedger;
  readonly #atATime: number;
  readonly #kept: KeptHead;
  /** Heard live and not checked yet, by number, and when. */
  readonly #heard = new Map<number, { readonly entry: LedgerEntry; readonly at: number }>();
  #book: TrustBook;
  /** The server's head, as far as it has said. */
  #target: Head | undefined;
  #alarm: TrustAlarm | undefined;
  #running: Promise<void> | undefined;
  #mayReadAll = false;
  #isClosed = false;
  /** Of the next try, after one that failed. */
  #callOff: (() => void) | undefined;

  constructor(options: FollowerOptions) {
    this.#options = options;
    this.#book = new TrustBook(options.place.rules);
    this.#readLedger = options.readLedger ?? fetchLedger(options.place);
    this.#atATime = options.atATime ?? AT_A_TIME;
    this.#kept = new KeptHead(options.keep, options.place.table);
  }

  greet(head: Head, signed: SignedHead | undefined): void {
    const known = this.#book.head ?? this.#kept.head;
    this.#target = head;
    if (signed) this.#book.noteSigned(signed);
    if (this.#kept.head && head.seq < this.#kept.head.seq) return this.#raise(rewound(head, this.#kept.head));
    if (known?.seq === head.seq && known.hash !== head.hash) return this.#raise(forked(head.seq));
    this.#runAtOnce();
  }

  hear(entries: readonly LedgerEntry[], signed: SignedHead | undefined): void {
    const at = this.#options.clock.now();
    for (const entry of entries) this.#heard.set(entry.seq, { entry, at });
    const last = entries.at(-1);
    if (last) this.#target = { seq: last.seq, hash: last.hash };
    if (signed) this.#book.noteSigned(signed);
    this.#run();
  }

  async checkAll(): Promise<Trust> {
    await this.#running;
    this.#book = new TrustBook(this.#options.place.rules);
    this.#heard.clear();
    this.#mayReadAll = true;
    this.#runAtOnce();
    await this.#running;
    return this.$trust.get();
  }

  async ask(ask: LinkAsk['ask']): Promise<LinkAnswer['link'] | undefined> {
    const { linkGiver } = this.#options;
    if (!linkGiver) return { key: ask.key, ...placeOf(ask.request), because: 'not-now' };
    // What was shown before it was asked is checked first.
    await this.#running;
    return linkGiver.answer(ask, this.#book.watch, this.#book.isWhole && !this.#alarm);
  }

  acceptHead(): void {
    this.#kept.forget();
    this.#alarm = undefined;
    this.#book = new TrustBook(this.#options.place.rules);
    this.#runAtOnce();
  }

  close(): void {
    this.#isClosed = true;
    this.#options.countersigner?.close();
    this.#options.linkGiver?.close();
    this.#callOff?.();
  }

  #runAtOnce(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#run();
  }

  #run(): void {
    if (this.#running || this.#alarm || this.#isClosed || !this.#target) return;
    this.#running = this.#catchUp()
      .catch(() => this.#tryAgainLater())
      .finally(() => {
        this.#running = undefined;
      });
  }

  async #catchUp(): Promise<void> {
    while (!this.#isClosed && !this.#alarm && this.#book.isWhole && this.#book.next <= (this.#target?.seq ?? -1)) {
      const entries = this.#nextHeard();
      if (entries.length > 0) await this.#check(entries);
      else if (this.#mayRead()) await this.#check(await this.#read());
      else break;
    }
    this.#show();
  }

  /** A server that could not answer just now is not asked again with every entry that is heard. */
  #mayRead(): boolean {
    if (this.#callOff) return false;
    return this.#mayReadAll || (this.#target?.seq ?? 0) - this.#book.next < BY_ITSELF;
  }

  #nextHeard(): LedgerEntry[] {
    const entries: LedgerEntry[] = [];
    for (let seq = this.#book.next; this.#heard.has(seq); seq++)
      entries.push((this.#heard.get(seq) as { readonly entry: LedgerEntry }).entry);
    return entries;
  }

  async #read(): Promise<readonly LedgerEntry[]> {
    const { entries, head, signed } = await this.#readLedger(this.#book.next);
    if (signed) this.#book.noteSigned(signed);
    if (entries.length === 0 || head.seq < this.#book.next) throw new Error('the ledger ends too early');
    return entries;
  }

  async #check(entries: readonly LedgerEntry[]): Promise<void> {
    for (const [i, entry] of entries.entries()) {
      if (this.#isClosed || !this.#book.isWhole || this.#alarm) return;
      this.#book.note(entry);
      const heard = this.#heard.get(entry.seq);
      this.#heard.delete(entry.seq);
      this.#compare();
      this.#countersign(entry, heard?.entry.hash === entry.hash ? heard.at : undefined);
      await this.#noteLinks(entry);
      if ((i + 1) % this.#atATime === 0) await this.#pause();
    }
  }

  /** What is not to be believed is not vouched for. */
  #countersign(entry: LedgerEntry, heardAt: number | undefined): void {
    const { gameId, isWhole } = this.#book;
    if (gameId !== undefined && isWhole && !this.#alarm) this.#options.countersigner?.note(entry, gameId, heardAt);
  }

  async #noteLinks(entry: LedgerEntry): Promise<void> {
    const { linkGiver } = this.#options;
    if (!linkGiver || entry.draw === undefined || !this.#book.isWhole) return;
    const says = await linkGiver.note(entry as unknown as Checkable, this.#book.watch).catch(() => undefined);
    if (says) this.#book.remark(entry.seq, says);
  }

  /** The entry that this browser knew must be here still. */
  #compare(): void {
    const kept = this.#kept.head;
    const head = this.#book.head;
    if (!head) return;
    if (kept?.seq === head.seq && kept.hash !== head.hash) this.#raise(forked(head.seq));
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => void this.#options.clock.after(0, resolve));
  }

  #tryAgainLater(): void {
    this.#show();
    this.#callOff = this.#options.clock.after(AGAIN_AFTER, () => this.#runAtOnce());
  }

  #raise(alarm: TrustAlarm): void {
    this.#alarm = alarm;
    this.#show();
  }

  #show(): void {
    if (this.#isClosed) return;
    const head = this.#book.head;
    if (head && this.#book.isWhole && !this.#alarm) this.#kept.advance(head);
    // A browser that has not got to the genesis yet keeps the server's word for next time.
    const isUpToDate = head !== undefined && head.seq === this.#target?.seq;
    if (isUpToDate && this.#book.isWhole && !this.#alarm) this.#options.linkGiver?.caughtUp(this.#book.watch);
    this.$trust.set({ ...this.#book.trust(isUpToDate), ...(this.#alarm ? { alarm: this.#alarm } : {}) });
  }
}

const placeOf = ({ seat, c, k }: LinkAsk['ask']['request']) => ({ seat, c, k });

const rewound = (now: Head, then: Head): TrustAlarm => ({
  kind: 'rewound',
  says: words(
    'The server’s record ends at entry {0}, and this browser has seen entry {1}. Something was taken back.',
    now.seq,
    then.seq,
  ),
});

const forked = (seq: number): TrustAlarm => ({
  kind: 'forked',
  says: words(
    'Entry {0} of the server’s record is not the one that this browser has seen. The record was changed.',
    seq,
  ),
});
