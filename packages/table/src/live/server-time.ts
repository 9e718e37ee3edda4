/** So many answers are compared; clocks drift apart, so older ones say nothing. */
const KEPT = 8;
/** What a greeting may have been under way; any ping that came back sooner knows better. */
const GREETING_MS = 2000;

interface Sample {
  readonly roundTrip: number;
  readonly offset: number;
}

/** What time it is for the server: by the answer that was the least time under way. */
export class ServerTime {
  readonly #now: () => number;
  #samples: Sample[] = [];
  #offset = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return Math.round(this.#now() + this.#offset);
  }

  /** A new connection: the server may be another, or this machine may have slept. */
  greet(at: string): void {
    this.#samples = [];
    this.#take({ roundTrip: GREETING_MS, offset: Date.parse(at) - this.#now() });
  }

  /** The server said that it was `at` while this browser waited for so long. */
  hear(at: number, roundTrip: number): void {
    this.#take({ roundTrip, offset: at + roundTrip / 2 - this.#now() });
  }

  #take(sample: Sample): void {
    if (!Number.isFinite(sample.offset)) return;
    this.#samples = [...this.#samples, sample].slice(-KEPT);
    this.#offset = this.#samples.reduce((best, one) => (one.roundTrip <= best.roundTrip ? one : best)).offset;
  }
}
