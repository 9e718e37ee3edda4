import type { ChainHead } from '@vexillum/ledger';
import { type Changes, type LogLine, refuse, type Refusal } from '@vexillum/model';
import type { Answer } from './answer.ts';
import { encodeTalk, TALK, type TalkLine } from './side-talk.ts';
import { Damaged, Fenced, type RecordChange, StoreFailure, type Tenure } from './store.ts';

/** An action that was run and is not yet on disk, so that nobody has been told. */
export interface Pending {
  readonly head: ChainHead;
  readonly value: string;
  readonly text: string;
  readonly id: string;
  readonly changes: Changes;
  /** Small records that change with it. */
  readonly beside?: readonly RecordChange[] | undefined;
  readonly line: LogLine | undefined;
  /** A roll, a seal, a reveal or a step: the head is signed as it is shown. */
  readonly isWeighty: boolean;
  /** How many lines that sides have said to themselves it has, where it is about those: the disk has them nowhere else from then on. */
  readonly gathered?: number;
  /** The answer once it is on disk. */
  readonly answer: Answer;
  readonly settle: (answer: Answer) => void;
}

/** A line that somebody has said to their own side, which is no entry. */
export interface PendingTalk {
  readonly talk: TalkLine;
  readonly answer: Answer;
  readonly settle: (answer: Answer) => void;
}

export type Written = Pending | PendingTalk;

export const isTalk = (written: Written): written is PendingTalk => 'talk' in written;
export const isEntry = (written: Written): written is Pending => !isTalk(written);

export const notSaved = (): Refusal =>
  refuse(
    'not-saved',
    'The server cannot write to its disk just now, so what was tried just now was not done. Nothing is lost; try again in a moment.',
  );

export interface JournalEvents {
  /** These are on disk, in order, and may be shown. */
  landed(batch: readonly Written[]): void;
  /** The store failed; `pending` were promised nothing, and the room is ahead of the disk. */
  failed(error: unknown, pending: readonly Written[]): void;
}

/**
 * The queue between running an action and showing it. Everything that was run in one turn of the event loop goes to the store in
 * one append; further appends go out while earlier ones are still under way, since the store keeps their order.
 */
export class Journal {
  readonly #tenure: Tenure;
  readonly #events: JournalEvents;
  #queue: Written[] = [];
  #underWay: Written[] = [];
  #landed: Written[] = [];
  #isFlushing = false;
  #isShowing = false;
  #isBroken = false;

  constructor(tenure: Tenure, events: JournalEvents) {
    this.#tenure = tenure;
    this.#events = events;
  }

  /** True from a failure of the store until `mend`. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  get isIdle(): boolean {
    return this.#queue.length + this.#underWay.length + this.#landed.length === 0;
  }

  add(pending: Written): void {
    this.#queue.push(pending);
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    queueMicrotask(() => this.#flush());
  }

  /** Takes nothing until `mend`. Only an idle journal can be suspended. */
  suspend(): void {
    this.#isBroken = true;
  }

  /** Goes on after the table was reopened. */
  mend(): void {
    this.#isBroken = false;
  }

  #flush(): void {
    this.#isFlushing = false;
    const batch = this.#queue;
    this.#queue = [];
    this.#underWay.push(...batch);
    for (const run of runsOf(batch))
      this.#write(run).then(
        () => this.#hasLanded(run),
        (error: unknown) => this.#hasFailed(error),
      );
  }

  #write(run: readonly Written[]): Promise<void> {
    const entries = run.filter(isEntry);
    const [first] = entries;
    if (!first) return this.#tenure.appendPlan(TALK, encodeTalk(run.filter(isTalk).map(({ talk }) => talk)));
    return this.#tenure.append(
      first.head.seq,
      entries.map(({ value }) => value),
      entries.flatMap(({ beside = [] }) => beside),
      // What it has was queued before it, and all that is queued later is written later.
      entries.some(({ gathered }) => gathered !== undefined) ? TALK : undefined,
    );
  }

  #hasLanded(batch: readonly Written[]): void {
    if (this.#isBroken) return;
    this.#underWay = this.#underWay.slice(batch.length);
    this.#landed.push(...batch);
    if (this.#isShowing) return;
    this.#isShowing = true;
    // A group commit settles many appends in a row; a microtask later they are shown as one.
    queueMicrotask(() => this.#show());
  }

  #show(): void {
    this.#isShowing = false;
    const batch = this.#landed;
    this.#landed = [];
    if (batch.length > 0) this.#events.landed(batch);
  }

  #hasFailed(error: unknown): void {
    if (this.#isBroken) return;
    this.#isBroken = true;
    this.#show();
    const pending = [...this.#underWay, ...this.#queue];
    this.#underWay = [];
    this.#queue = [];
    this.#events.failed(error, pending);
  }
}

/** In order: entries that follow each other, and lines that do, go to the disk together. */
const runsOf = (batch: readonly Written[]): readonly (readonly Written[])[] => {
  const runs: Written[][] = [];
  for (const one of batch) {
    const last = runs.at(-1);
    if (last?.[0] && isTalk(last[0]) === isTalk(one)) last.push(one);
    else runs.push([one]);
  }
  return runs;
};

/** The disk's doing, and no bug of ours. */
export const isStoreTrouble = (error: unknown): boolean =>
  error instanceof StoreFailure || error instanceof Damaged || error instanceof Fenced;
