const EVERY = 100;
/** Later than this, in milliseconds, and not for a moment only, and everybody at every table feels it. */
export const LATE = 250;
/** How much a look counts beside all before it: it takes a second of them to be late, and one to be on time again. */
const SHARE = 0.15;

/** Time that only passes, and what is to be done after some of it. Not a server's clock: here it is asked how late that is kept. */
export interface RealTime {
  readonly elapsed: () => number;
  /** Answers how to call it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

const realTime: RealTime = {
  elapsed: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** How late this thread comes to what is due: by that it has more to do than it can. */
export class Lateness {
  readonly #time: RealTime;
  #callOff: () => void;
  readonly #after: number;
  #dueAt = 0;
  #late = 0;

  constructor(after = LATE, time: RealTime = realTime) {
    this.#after = after;
    this.#time = time;
    this.#callOff = this.#lookLater();
  }

  /** New work is to wait. */
  get isLate(): boolean {
    return this.#late > this.#after;
  }

  stop(): void {
    this.#callOff();
  }

  #lookLater(): () => void {
    this.#dueAt = this.#time.elapsed() + EVERY;
    return this.#time.after(EVERY, () => {
      this.#late += SHARE * (this.#time.elapsed() - this.#dueAt - this.#late);
      this.#callOff = this.#lookLater();
    });
  }
}
