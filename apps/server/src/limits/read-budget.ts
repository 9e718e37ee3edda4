import type { Clock } from '@vexillum/table/room';
import { CountByKey } from './count-by-key.ts';
import { RateByKey } from './rate-by-key.ts';
import type { Rate } from './token-bucket.ts';

/** Who reads what: each of the three has a budget of its own, and all of them must allow it. */
export interface ReadBy {
  readonly session: string;
  readonly address: string;
  readonly table: string;
}

interface ReadRates {
  /** Requests: what each of them costs the processor has a limit of its own. */
  readonly requests: Rate;
  /** Of ledgers and match files: counted as they go out, so that the last one may be owed. */
  readonly bytes: Rate;
  /** Large answers that are under way at one time. */
  readonly downloads: number;
}

type Reading = keyof ReadBy;
export type ReadLimits = Readonly<Record<Reading, ReadRates>> & { readonly downloads: number };

const MB = 1024 * 1024;

/** A club evening shares one address; a match of thousands of entries is some megabytes. */
export const readLimits: ReadLimits = {
  session: { requests: { burst: 1000, perSecond: 100 }, bytes: { burst: 128 * MB, perSecond: MB }, downloads: 4 },
  address: { requests: { burst: 3000, perSecond: 300 }, bytes: { burst: 512 * MB, perSecond: 8 * MB }, downloads: 16 },
  table: { requests: { burst: 3000, perSecond: 300 }, bytes: { burst: 512 * MB, perSecond: 8 * MB }, downloads: 16 },
  downloads: 48,
};

const unlimited: Rate = { burst: Number.POSITIVE_INFINITY, perSecond: 1 };
const boundless: ReadRates = { requests: unlimited, bytes: unlimited, downloads: Number.POSITIVE_INFINITY };
export const noReadLimits: ReadLimits = {
  session: boundless,
  address: boundless,
  table: boundless,
  downloads: Number.POSITIVE_INFINITY,
};

class Budget {
  readonly requests: RateByKey;
  readonly bytes: RateByKey;
  readonly downloads: CountByKey;

  constructor({ requests, bytes, downloads }: ReadRates, clock: Clock) {
    this.requests = new RateByKey(requests, clock);
    this.bytes = new RateByKey(bytes, clock);
    this.downloads = new CountByKey(downloads);
  }
}

const readings = ['session', 'address', 'table'] as const;

/** What everybody may read. */
export class ReadBudget {
  readonly #budgets: Readonly<Record<Reading, Budget>>;
  readonly #mostDownloads: number;
  #downloads = 0;

  constructor(limits: ReadLimits, clock: Clock) {
    this.#mostDownloads = limits.downloads;
    this.#budgets = {
      session: new Budget(limits.session, clock),
      address: new Budget(limits.address, clock),
      table: new Budget(limits.table, clock),
    };
  }

  get downloads(): number {
    return this.#downloads;
  }

  /** Before anything is known of who asks: the seconds to wait, or `undefined`. */
  askAddress(address: string): number | undefined {
    return this.#budgets.address.requests.take(address) ?? this.#budgets.address.bytes.ask(address);
  }

  /** The seconds to wait, or `undefined` where this may be read. The address was asked before. */
  ask({ session, table }: Omit<ReadBy, 'address'>): number | undefined {
    const { session: own, table: whole } = this.#budgets;
    return own.requests.take(session) ?? own.bytes.ask(session) ?? whole.requests.take(table) ?? whole.bytes.ask(table);
  }

  spend(by: ReadBy, bytes: number): void {
    for (const reading of readings) this.#budgets[reading].bytes.spend(by[reading], bytes);
  }

  /** A place for a large answer, until `leave`; or whose places are all taken. */
  enter(by: ReadBy): { readonly leave: () => void } | { readonly full: Reading | 'server' } {
    if (this.#downloads >= this.#mostDownloads) return { full: 'server' };
    const full = readings.find((reading) => this.#budgets[reading].downloads.isFull(by[reading]));
    if (full) return { full };
    this.#downloads++;
    for (const reading of readings) this.#budgets[reading].downloads.enter(by[reading]);
    let isHere = true;
    return {
      leave: () => {
        if (!isHere) return;
        isHere = false;
        this.#downloads--;
        for (const reading of readings) this.#budgets[reading].downloads.leave(by[reading]);
      },
    };
  }
}
