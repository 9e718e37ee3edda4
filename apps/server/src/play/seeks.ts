import type { ListedSeek } from '@vexillum/protocol';
import type { Clock, RecordChange, Records } from '@vexillum/table/room';
import { hashOf, isSameHash, newSeekToken, sessionIdOf } from '../seats/secret-token.ts';
import type { Bulletin } from './bulletin.ts';

const PREFIX = 'seek!';
const HOUR = 60 * 60_000;
/** A seek ends by itself after so long; where it was answered, the seeker's seats are kept for them as long. */
export const SEEK_LIFE = 12 * HOUR;
/** And so long after its page was closed, unless it is to last while its seeker is away. */
export const PAGE_LIFE = 15 * 60_000;
const SWEEP_EVERY = 60_000;
export const MOST_SEEKS = 5_000;

/** Where somebody who was found goes: the table, and their seats at it. */
export interface Answered {
  readonly table: string;
  readonly seats: readonly string[];
  /** Who has answered. */
  readonly by: string;
}

/** A seek as it is kept. */
export interface Seek extends ListedSeek {
  /** SHA-256 of its cookie, hex. */
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Counts against that address. */
  readonly address: string;
  readonly answered?: Answered;
}

export type NewSeek = Omit<ListedSeek, 'seek' | 'since'>;

interface Here {
  /** Pages that are open. */
  pages: number;
  /** Milliseconds since 1970, when the last one was closed. */
  leftAt: number;
}

export interface SeeksOptions {
  readonly records: Records;
  readonly clock: Clock;
  readonly bulletin: () => Bulletin;
  readonly onFailed: (error: unknown) => void;
}

const changeOf = (seek: Seek): RecordChange => ({ put: `${PREFIX}${seek.seek}`, value: JSON.stringify(seek) });
const goneChange = (id: string): RecordChange => ({ del: `${PREFIX}${id}` });

/** Who looks for whom (`seek!ID`). A seek belongs to whoever brings its cookie, and its holder is there while a page of theirs is open. */
export class Seeks {
  readonly #options: SeeksOptions;
  readonly #seeks = new Map<string, Seek>();
  readonly #here = new Map<string, Here>();
  #callOff: () => void;

  static async begin(options: SeeksOptions): Promise<Seeks> {
    const seeks = new Seeks(options);
    for (const [, value] of await options.records.list(PREFIX)) {
      const seek = JSON.parse(value) as Seek;
      seeks.#seeks.set(seek.seek, seek);
      seeks.#here.set(seek.seek, { pages: 0, leftAt: options.clock.now() });
      options.bulletin().stir('seeks', seek.seek);
    }
    return seeks;
  }

  private constructor(options: SeeksOptions) {
    this.#options = options;
    this.#callOff = this.#sweepLater();
  }

  stop(): void {
    this.#callOff();
  }

  get isFull(): boolean {
    return this.#seeks.size >= MOST_SEEKS;
  }

  /** How many that are not answered were put up from there. */
  countOf(address: string): number {
    let count = 0;
    for (const seek of this.#seeks.values()) if (seek.address === address && !seek.answered) count++;
    return count;
  }

  /** The seek that a cookie stands for, answered or not. */
  ofCookie(cookie: string | undefined): Seek | undefined {
    const seek = cookie === undefined ? undefined : this.#seeks.get(sessionIdOf(cookie) ?? '');
    return seek && isSameHash(seek.hash, hashOf('gtsek1', cookie as string)) && this.#isLive(seek) ? seek : undefined;
  }

  /** A seek that can be answered. */
  open(id: string): Seek | undefined {
    const seek = this.#seeks.get(id);
    return seek && !seek.answered && this.#isLive(seek) ? seek : undefined;
  }

  /** Puts a seek up, in the place of the one before of the same device. Answers what goes into the cookie. */
  async put(wish: NewSeek, address: string, former: Seek | undefined): Promise<{ seek: Seek; cookie: string }> {
    const { id, text, hash } = newSeekToken();
    const now = this.#now();
    const seek: Seek = {
      ...wish,
      seek: id,
      since: new Date(now).toISOString(),
      hash,
      address,
      until: now + SEEK_LIFE,
    };
    await this.#options.records.write([...(former ? [goneChange(former.seek)] : []), changeOf(seek)]);
    if (former) this.#forget(former.seek);
    this.#seeks.set(id, seek);
    this.#here.set(id, { pages: 0, leftAt: now });
    this.#stir(id);
    return { seek, cookie: text };
  }

  /** Somebody has answered: what is to be written with the table that is made for it. */
  answeredChange(seek: Seek, answered: Answered): RecordChange {
    return changeOf(this.#asAnswered(seek, answered));
  }

  /** It is written. */
  answered(seek: Seek, answered: Answered): void {
    this.#seeks.set(seek.seek, this.#asAnswered(seek, answered));
    this.#stir(seek.seek);
  }

  #asAnswered(seek: Seek, answered: Answered): Seek {
    return { ...seek, answered, until: this.#now() + SEEK_LIFE };
  }

  /** Taken back, or what came of it was fetched. */
  async drop(seek: Seek): Promise<void> {
    await this.#options.records.write([goneChange(seek.seek)]);
    this.#forget(seek.seek);
  }

  /** A page of its holder is open, until what this answers is called. */
  present(seek: Seek | undefined): () => void {
    const here = seek && this.#here.get(seek.seek);
    if (!here) return () => {};
    here.pages++;
    return () => {
      here.pages--;
      here.leftAt = this.#now();
    };
  }

  /** What the list says of it. */
  row(id: string): ListedSeek | undefined {
    const found = this.open(id);
    if (!found) return undefined;
    const { hash: _hash, until: _until, address: _address, ...row } = found;
    return row;
  }

  #isLive({ seek, until, whileAway, answered }: Seek): boolean {
    const now = this.#now();
    const here = this.#here.get(seek);
    if (now >= until) return false;
    return whileAway || answered !== undefined || !here || here.pages > 0 || now - here.leftAt < PAGE_LIFE;
  }

  #forget(id: string): void {
    this.#seeks.delete(id);
    this.#here.delete(id);
    this.#stir(id);
  }

  #stir(id: string): void {
    this.#options.bulletin().stir('seeks', id);
  }

  #sweepLater(): () => void {
    return this.#options.clock.after(SWEEP_EVERY, () => {
      this.#callOff = this.#sweepLater();
      const over = [...this.#seeks.values()].filter((seek) => !this.#isLive(seek));
      if (over.length === 0) return;
      for (const { seek } of over) this.#forget(seek);
      // What stays on the disk is forgotten at the next start: nobody can answer it.
      this.#options.records.write(over.map(({ seek }) => goneChange(seek))).catch(this.#options.onFailed);
    });
  }

  #now(): number {
    return this.#options.clock.now();
  }
}
