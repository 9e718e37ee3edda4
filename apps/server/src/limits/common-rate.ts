import type { Clock } from '@vexillum/table/room';
import { RateByKey } from './rate-by-key.ts';
import type { Rate } from './token-bucket.ts';

/** What several servers count together. Methods reject where it cannot be asked. */
export interface SharedRates {
  /** `undefined` when it may go on, otherwise the seconds to wait. */
  take(what: string, key: string, rate: Rate): Promise<number | undefined>;
  /** The same without taking. */
  ask(what: string, key: string, rate: Rate): Promise<number | undefined>;
}

export interface CommonRateOptions {
  /** A word by which all servers know it. */
  readonly what: string;
  readonly rate: Rate;
  readonly clock: Clock;
  /** Without one this server is alone. */
  readonly shared?: SharedRates | undefined;
}

/**
 * How often something rare may be done from one address, whichever of several servers is asked. What this one has refused by itself costs the others
 * nothing; where they cannot be asked its own count is the whole of it.
 */
export class CommonRate {
  readonly #options: CommonRateOptions;
  readonly #own: RateByKey;

  constructor(options: CommonRateOptions) {
    this.#options = options;
    this.#own = new RateByKey(options.rate, options.clock);
  }

  /** `undefined` when it may go on, otherwise the seconds to wait. */
  async take(key: string): Promise<number | undefined> {
    return this.#own.take(key) ?? (await this.#among((shared, { what, rate }) => shared.take(what, key, rate)));
  }

  /** The same without taking. */
  async ask(key: string): Promise<number | undefined> {
    return this.#own.ask(key) ?? (await this.#among((shared, { what, rate }) => shared.ask(what, key, rate)));
  }

  /** As far as this server knows by itself. */
  askHere(key: string): number | undefined {
    return this.#own.ask(key);
  }

  async #among(
    count: (shared: SharedRates, options: CommonRateOptions) => Promise<number | undefined>,
  ): Promise<number | undefined> {
    const { shared } = this.#options;
    return shared && count(shared, this.#options).catch(() => undefined);
  }
}
