import type { Clock } from '../room/surroundings.ts';

interface Appointment {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that stands still until the test moves it. */
export class TestClock implements Clock {
  #now: number;
  readonly #appointments = new Set<Appointment>();

  constructor(now = Date.UTC(2026, 0, 1)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    const appointment = { at: this.#now + milliseconds, run };
    this.#appointments.add(appointment);
    return () => this.#appointments.delete(appointment);
  }

  /** Moves on, and runs what falls due on the way, in order. */
  pass(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (let next = this.#next(until); next; next = this.#next(until)) {
      this.#appointments.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
    this.#now = until;
  }

  /** Moves on as for a machine that slept: what fell due on the way runs once, at the end. */
  sleep(milliseconds: number): void {
    this.#now += milliseconds;
    this.pass(0);
  }

  #next(until: number): Appointment | undefined {
    return [...this.#appointments].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  }
}
