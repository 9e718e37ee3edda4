import { createHmac } from 'node:crypto';
import type { SharedRates } from '../../limits/common-rate.ts';
import type { Rate } from '../../limits/token-bucket.ts';
import type { Ask } from './line.ts';

/** Rows of whoever has all of it again are of no use: so often somebody takes, they are swept. */
const SWEEP_EVERY = 200;

/** What is there now of $2 at most, with $3 more a second. By the database's own clock, which is the same for all servers. */
const LEVEL = `least($2::float8, r.level + greatest(0, extract(epoch from clock_timestamp() - r.at))::float8 * $3::float8)`;

const TAKE = `
insert into rate as r (key, level, at, full_at)
values ($1, $2::float8 - 1, clock_timestamp(), clock_timestamp() + make_interval(secs => 1 / $3::float8))
on conflict (key) do update set level = ${LEVEL} - 1, at = clock_timestamp(),
  full_at = clock_timestamp() + make_interval(secs => ($2::float8 - ${LEVEL} + 1) / $3::float8)
where ${LEVEL} >= 1
returning 1`;

const WAIT = `select ceil((1 - ${LEVEL}) / $3::float8)::integer as wait from rate r where key = $1 and ${LEVEL} < 1`;

/**
 * Buckets that all servers of a database take from, each in one statement. They lie in a table that is in no log, replica or backup, and begin full after the
 * database has died. Of whose they are it has a digest that only the servers can make.
 */
export class PostgresRates implements SharedRates {
  readonly #ask: Ask;
  readonly #secret: string;
  #taken = 0;

  constructor(ask: Ask, secret: string) {
    this.#ask = ask;
    this.#secret = secret;
  }

  async take(what: string, key: string, rate: Rate): Promise<number | undefined> {
    if (++this.#taken % SWEEP_EVERY === 0) await this.sweep();
    const taken = await this.#ask(TAKE, this.#values(what, key, rate));
    // By the time that it is asked some may be there again.
    return taken.length > 0 ? undefined : ((await this.ask(what, key, rate)) ?? 1);
  }

  async ask(what: string, key: string, rate: Rate): Promise<number | undefined> {
    const [row] = await this.#ask<{ wait: number }>(WAIT, this.#values(what, key, rate));
    return row && Math.max(1, row.wait);
  }

  /** Forgets whoever has all of it again. */
  async sweep(): Promise<void> {
    await this.#ask('delete from rate where full_at <= clock_timestamp()');
  }

  #values(what: string, key: string, { burst, perSecond }: Rate): unknown[] {
    const digest = createHmac('sha256', this.#secret).update(`rate\n${what}\n${key}`).digest('base64url');
    return [`${what} ${digest.slice(0, 22)}`, burst, perSecond];
  }
}
