import type { Clock } from '@vexillum/table/room';
import { type Rate, TokenBucket } from './token-bucket.ts';

const SWEEP_ABOVE = 10_000;

/** One bucket for each address (or seat, or session); full buckets say nothing and are forgotten when there are many. */
export class RateByKey {
  readonly #rate: Rate;
  readonly #clock: Clock;
  readonly #buckets = new Map<string, TokenBucket>();
  #sweepAbove = SWEEP_ABOVE;
  /** Hears what was taken here. */
  onSpent: ((key: string, amount: number) => void) | undefined;

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
  }

  /** `undefined` when it may go on, otherwise the seconds to wait. */
  take(key: string, amount = 1): number | undefined {
    const bucket = this.#bucketOf(key);
    if (!bucket.take(this.#clock.now(), amount)) return bucket.secondsUntil(this.#clock.now(), amount);
    this.onSpent?.(key, amount);
    return undefined;
  }

  /** Counts what is known only afterwards: whoever has had too much waits the next time. */
  spend(key: string, amount: number): void {
    this.spentElsewhere(key, amount);
    this.onSpent?.(key, amount);
  }

  /** Another worker of this machine has let it through. */
  spentElsewhere(key: string, amount: number): void {
    this.#bucketOf(key).spend(this.#clock.now(), amount);
  }

  /** The same without taking. */
  ask(key: string): number | undefined {
    const bucket = this.#buckets.get(key);
    return bucket && bucket.levelAt(this.#clock.now()) < 1 ? bucket.secondsUntil(this.#clock.now()) : undefined;
  }

  #bucketOf(key: string): TokenBucket {
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      if (this.#buckets.size >= this.#sweepAbove) this.#sweep();
      this.#buckets.set(key, (bucket = new TokenBucket(this.#rate, this.#clock.now())));
    }
    return bucket;
  }

  #sweep(): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(this.#clock.now())) this.#buckets.delete(key);
    // Where nearly all are in use a sweep at every newcomer would cost more than the memory.
    this.#sweepAbove = Math.max(SWEEP_ABOVE, this.#buckets.size * 2);
  }
}
