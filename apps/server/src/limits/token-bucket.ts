/** So many at once, and so many a second after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export const perMinute = (count: number): Rate => ({ burst: count, perSecond: count / 60 });
export const perHour = (count: number): Rate => ({ burst: count, perSecond: count / 3600 });

/** Fills steadily up to the burst; every use takes from it. */
export class TokenBucket {
  readonly #rate: Rate;
  #level: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#level = rate.burst;
    this.#at = now;
  }

  /** Takes `amount` if it is there. */
  take(now: number, amount = 1): boolean {
    if (this.levelAt(now) < amount) return false;
    this.#level -= amount;
    return true;
  }

  /** Takes `amount` in any case: what is not there is owed. */
  spend(now: number, amount: number): void {
    this.levelAt(now);
    this.#level -= amount;
  }

  levelAt(now: number): number {
    const passed = Math.max(0, now - this.#at) / 1000;
    this.#level = Math.min(this.#rate.burst, this.#level + passed * this.#rate.perSecond);
    this.#at = now;
    return this.#level;
  }

  /** Whole seconds until `amount` is there, at least 1. */
  secondsUntil(now: number, amount = 1): number {
    return Math.max(1, Math.ceil((amount - this.levelAt(now)) / this.#rate.perSecond));
  }

  isFull(now: number): boolean {
    return this.levelAt(now) >= this.#rate.burst;
  }
}
