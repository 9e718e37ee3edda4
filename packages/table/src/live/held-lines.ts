import type { LogLine } from '@vexillum/model';
import type { Clock } from '../room/surroundings.ts';

type Log = ReadonlyMap<string, LogLine>;

/** A line that is lost and comes about again is given so many milliseconds. */
const PATIENCE = 4000;

/**
 * Keeps back what the log says of things that a side is told more of in its own document, and everything after it, until that document has come
 * as far: the two come on lines of their own, and whoever hears of a deed first and then what it was has missed its sound.
 */
export class HeldLines {
  readonly #clock: Clock;
  readonly #onRelease: () => void;
  /** The newest that was shown; none before the first look, where all is the past. */
  #shown: number | undefined;
  /** The line that is waited for, and how to call it off. */
  #waiting: { readonly seq: number; readonly stop: () => void } | undefined;
  /** A document that stays behind is not waited for again until it has caught up. */
  #isGivenUp = false;

  constructor(clock: Clock, onRelease: () => void) {
    this.#clock = clock;
    this.#onRelease = onRelease;
  }

  /** The log as far as it may be shown; `isBehind` of a line whose sides' documents have not come as far. */
  shownOf(log: Log, isBehind: (line: LogLine) => boolean): Log {
    const behind = [...log.values()].filter(isBehind).map(({ seq }) => seq);
    if (behind.length === 0) this.#isGivenUp = false;
    const shown = this.#shown ?? Number.POSITIVE_INFINITY;
    const first = this.#isGivenUp ? undefined : smallest(behind.filter((seq) => seq > shown));
    this.#waitFor(first);
    const told = first === undefined ? log : new Map([...log].filter(([, { seq }]) => seq < first));
    this.#shown = Math.max(this.#shown ?? -1, ...[...told.values()].map(({ seq }) => seq));
    return told;
  }

  close(): void {
    this.#waitFor(undefined);
  }

  #waitFor(seq: number | undefined): void {
    if (seq === this.#waiting?.seq) return;
    this.#waiting?.stop();
    this.#waiting = seq === undefined ? undefined : { seq, stop: this.#clock.after(PATIENCE, () => this.#giveUp()) };
  }

  #giveUp(): void {
    this.#waiting = undefined;
    this.#isGivenUp = true;
    this.#onRelease();
  }
}

const smallest = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : Math.min(...numbers);
