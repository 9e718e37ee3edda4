import type { Around, Due } from '@vexillum/model';
import type { Answer } from './answer.ts';
import type { Clock } from './surroundings.ts';

/** Longer delays are never asked of a clock: past 2^31 ms they fire at once. */
const LONGEST_SLEEP = 60_000;
/** What had run out before the table was opened waits so long, so that those who come back are there to see it. */
const GRACE_AFTER_OPENING = 30_000;
/** A refusal is not asked for again at once: the next entry may change everything, and if none comes, this does. */
const AFTER_A_REFUSAL = 30_000;
/** A table that nobody looks at is kept open for what is due within this time; what is due later waits for whoever opens it. */
const KEPT_OPEN_FOR = 3_600_000;
/**
 * In front of an empty room, no more than this many things happen by themselves until somebody comes: a round of seven machines has its turns,
 * and a game that has only machines left does not go on for ever.
 */
const MOST_ALONE = 1000;

export interface StewardOptions {
  readonly clock: Clock;
  /** Milliseconds that people can watch a machine's move for. */
  readonly pace: number;
  readonly random: () => number;
  /** What is due by itself, as the table stands. */
  readonly due: (around: Around) => Due | undefined;
  /** Milliseconds that this waits for what may still be under way; no more than a moment. */
  readonly graceFor?: (due: Due) => number;
  readonly act: (due: Due, isStillDue: () => boolean) => Promise<Answer>;
  readonly isEmpty: () => boolean;
  /** Hears when it will next wake for something, milliseconds since 1970. */
  readonly expects?: (at: number) => void;
}

/**
 * Does what is due by itself, each thing once: it only wakes and asks again, so that what has passed meanwhile is no longer due. What it
 * asks for names its turn, and is refused where somebody was quicker.
 */
export class Steward {
  readonly #options: StewardOptions;
  #openedAt: number;
  #emptySince: number | undefined;
  #quickAt: number | undefined;
  #nextAt: number | undefined;
  #refusedUntil = 0;
  #alone = 0;
  #stirs = 0;
  #isActing = false;
  #isStopped = false;
  #callOff: (() => void) | undefined;

  constructor(options: StewardOptions) {
    this.#options = options;
    this.#openedAt = options.clock.now();
    this.#emptySince = options.isEmpty() ? this.#openedAt : undefined;
    this.stirred();
  }

  /** Something is due soon enough to keep the table open for it. */
  get isWaiting(): boolean {
    if (this.#isActing) return true;
    return this.#nextAt !== undefined && this.#nextAt - this.#options.clock.now() <= KEPT_OPEN_FOR;
  }

  /** When something is due, milliseconds since 1970. */
  get nextAt(): number | undefined {
    return this.#nextAt;
  }

  /** An entry was shown, or a side came or went: something else may be due. */
  stirred(): void {
    this.#stirs += 1;
    this.#refusedUntil = 0;
    this.#look();
  }

  /** Somebody came or went. */
  peopleChanged(): void {
    const isEmpty = this.#options.isEmpty();
    if (isEmpty === (this.#emptySince !== undefined)) return;
    this.#emptySince = isEmpty ? this.#options.clock.now() : undefined;
    this.#alone = 0;
    this.#look();
  }

  /** The clock has jumped by so much: what this remembers of it was told by the clock of before. */
  jumped(milliseconds: number): void {
    this.#openedAt += milliseconds;
    this.#refusedUntil += milliseconds;
    if (this.#emptySince !== undefined) this.#emptySince += milliseconds;
    if (this.#quickAt !== undefined) this.#quickAt += milliseconds;
    this.#look();
  }

  stop(): void {
    this.#isStopped = true;
    this.#callOff?.();
  }

  #look(): void {
    if (!this.#isStopped && !this.#isActing) this.#await(this.#due());
  }

  #await(due: Due | undefined): void {
    this.#nextAt = due && this.#timeOf(due);
    if (this.#nextAt !== undefined) this.#options.expects?.(this.#nextAt);
    this.#sleep();
  }

  #sleep(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    if (this.#nextAt === undefined) return;
    const wait = this.#nextAt - this.#options.clock.now();
    // Never at once, however late: whoever stirred is in the middle of something.
    this.#callOff = this.#options.clock.after(Math.min(Math.max(wait, 0), LONGEST_SLEEP), () => this.#wake());
  }

  #due(): Due | undefined {
    if (this.#emptySince !== undefined && this.#alone >= MOST_ALONE) return undefined;
    const { due, random } = this.#options;
    return due({
      random,
      ...(this.#emptySince === undefined ? {} : { emptySince: new Date(this.#emptySince).toISOString() }),
    });
  }

  /** When it is to happen. A machine's pace counts from the first moment that it may move: talk does not hold it up. */
  #timeOf(due: Due): number {
    const { at } = due;
    const { clock, pace, graceFor } = this.#options;
    this.#quickAt = at === undefined ? (this.#quickAt ?? clock.now() + pace) : undefined;
    const time = this.#quickAt ?? Date.parse(at ?? '') + (graceFor?.(due) ?? 0);
    const isOld = this.#quickAt === undefined && time <= this.#openedAt + GRACE_AFTER_OPENING;
    return Math.max(isOld ? this.#openedAt + GRACE_AFTER_OPENING : time, this.#refusedUntil);
  }

  #wake(): void {
    this.#callOff = undefined;
    const now = this.#options.clock.now();
    if (this.#isStopped || this.#isActing) return;
    // Whatever could have changed it has stirred: until then nobody need be asked.
    if (this.#nextAt !== undefined && this.#nextAt > now) return this.#sleep();
    const due = this.#due();
    if (due && this.#timeOf(due) <= now) void this.#do(due);
    else this.#await(due);
  }

  /** Between waking and doing, others may have done something. Which move a machine makes does not matter. */
  #isStill({ at, seat, name }: Due): boolean {
    const now = this.#due();
    return now?.seat === seat && now.at === at && (at === undefined || now.name === name);
  }

  async #do(due: Due): Promise<void> {
    this.#isActing = true;
    this.#quickAt = undefined;
    const stirs = this.#stirs;
    const wasDone = await this.#options
      .act(due, () => this.#isStill(due))
      .then(
        (answer) => answer.kind === 'ack',
        () => false,
      );
    this.#isActing = false;
    if (this.#emptySince !== undefined) this.#alone += 1;
    if (!wasDone && stirs === this.#stirs) this.#refusedUntil = this.#options.clock.now() + AFTER_A_REFUSAL;
    this.#look();
  }
}
