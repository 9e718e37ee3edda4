import type { ListedSeek } from '@vexillum/protocol';
import type { Clock, RecordChange, Records } from '@vexillum/table/room';
import { hashOf, isSameHash, newSeekToken, sessionIdOf } from '../seats/secret-token.ts';
import type { Bulletin } from './bulletin.ts';

const PREFIX = 'seek!';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How far ahead people make an appointment here. */
export const MOST_AHEAD = 24 * HOUR;
/** A seek for a certain time goes so long after it. */
const GRACE = HOUR;
/** Any other seek ends by itself after so long; where one was answered, the seeker's seats are kept for them as long. */
export const SEEK_LIFE = 12 * HOUR;
/** And so long after its page was closed, unless it is to last while its seeker is away. */
export const PAGE_LIFE = 15 * MINUTE;
const SWEEP_EVERY = MINUTE;
const MOST_SEEKS = 5_000;

/** Where somebody who was found goes: the table, and their seats at it, the player's first. */
export interface Answered {
  readonly table: string;
  readonly seats: readonly string[];
  /** The name of whoever has answered. */
  readonly by: string;
}

/** A seek as it is kept. */
export interface Seek extends ListedSeek {
  /** SHA-256 of its cookie, hex. */
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly answered?: Answered;
}

export type NewSeek = Omit<ListedSeek, 'seek' | 'since'>;

/** A page of the seeker's that is open. */
export interface SeekPage {
  readonly changed: () => void;
  /** Nothing more will be told: the server stops. */
  readonly ended: () => void;
}

/** What is known of a seek while the server runs, and nowhere written down. */
interface Here {
  readonly pages: Set<SeekPage>;
  /** Milliseconds since 1970, when the last page was closed. */
  leftAt: number;
  /** It counts against that address; unknown after a restart. */
  readonly address?: string;
  /** Somebody is answering it: nobody else does, and it does not go. */
  isTaken: boolean;
}

export interface SeeksOptions {
  readonly records: Records;
  readonly clock: Clock;
  readonly bulletin: Bulletin;
  /** Another server may have them: nothing hangs here before `load`. */
  readonly isElsewhere?: boolean;
  readonly onFailed: (error: unknown) => void;
}

const putChange = (seek: Seek): RecordChange => ({ put: `${PREFIX}${seek.seek}`, value: JSON.stringify(seek) });
const goneChange = (id: string): RecordChange => ({ del: `${PREFIX}${id}` });

/** Who looks for whom (`seek!ID`). A seek belongs to whoever brings its cookie; they are there while a page of theirs is open. */
export class Seeks {
  readonly #options: SeeksOptions;
  readonly #seeks = new Map<string, Seek>();
  readonly #here = new Map<string, Here>();
  #callOff: () => void;

  static async begin(options: SeeksOptions): Promise<Seeks> {
    const seeks = new Seeks(options);
    if (options.isElsewhere !== true) await seeks.load();
    return seeks;
  }

  private constructor(options: SeeksOptions) {
    this.#options = options;
    this.#callOff = this.#sweepLater();
  }

  /** Hangs up what is kept, in the place of what hung there. */
  async load(): Promise<void> {
    const kept = await this.#options.records.list(PREFIX);
    for (const id of [...this.#seeks.keys()]) this.#forget(id);
    for (const [, value] of kept) {
      const seek = JSON.parse(value) as Seek;
      this.#hang(seek, { pages: new Set(), leftAt: this.#now(), isTaken: false });
    }
  }

  stop(): void {
    this.#callOff();
    for (const { pages } of this.#here.values()) for (const page of pages) page.ended();
  }

  get isFull(): boolean {
    return this.#seeks.size >= MOST_SEEKS;
  }

  /** How many that hang there were put up from that address. */
  countOf(address: string): number {
    let count = 0;
    for (const [id, here] of this.#here) if (here.address === address && !this.#seeks.get(id)?.answered) count++;
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
    return seek && !seek.answered && !this.isTaken(id) && this.#isLive(seek) ? seek : undefined;
  }

  isTaken(id: string): boolean {
    return this.#here.get(id)?.isTaken === true;
  }

  /** From now on nobody else can answer it, until it is given back or answered. */
  take(id: string): Seek | undefined {
    const [seek, here] = [this.open(id), this.#here.get(id)];
    if (seek && here) here.isTaken = true;
    return seek;
  }

  giveBack(id: string): void {
    const here = this.#here.get(id);
    if (here) here.isTaken = false;
  }

  /** Puts a seek up, in the place of the `former` one of the same device. Answers what goes into the cookie. */
  async put(wish: NewSeek, address: string, former: Seek | undefined): Promise<{ seek: Seek; cookie: string }> {
    const { id, text, hash } = newSeekToken();
    const now = this.#now();
    const until = wish.when === undefined ? now + SEEK_LIFE : Date.parse(wish.when) + GRACE;
    const seek: Seek = { ...wish, seek: id, since: new Date(now).toISOString(), hash, until };
    const gone = former ? [goneChange(former.seek)] : [];
    await this.#while(former, () => this.#options.records.write([...gone, putChange(seek)]));
    if (former) this.#forget(former.seek);
    this.#hang(seek, { pages: new Set(), leftAt: now, address, isTaken: false });
    return { seek, cookie: text };
  }

  /** Somebody has answered: the seek as it is from then on, and what is to be written together with their seat. */
  answeredAs(seek: Seek, answered: Answered): { readonly next: Seek; readonly change: RecordChange } {
    const next = { ...seek, answered, until: this.#now() + SEEK_LIFE };
    return { next, change: putChange(next) };
  }

  /** It is written: the seeker hears of it. */
  answered(next: Seek): void {
    this.#seeks.set(next.seek, next);
    this.giveBack(next.seek);
    this.#stir(next.seek);
  }

  /** Taken back, or what came of it was fetched. */
  async drop(seek: Seek): Promise<void> {
    await this.#while(seek, () => this.#options.records.write([goneChange(seek.seek)]));
    this.#forget(seek.seek);
  }

  /** Nobody answers it meanwhile. */
  async #while(seek: Seek | undefined, write: () => Promise<void>): Promise<void> {
    if (seek) this.take(seek.seek);
    try {
      await write();
    } catch (error) {
      if (seek) this.giveBack(seek.seek);
      throw error;
    }
  }

  /** A page of its holder is open, until what this answers is called. */
  watch(seek: Seek, page: SeekPage): () => void {
    const here = this.#here.get(seek.seek);
    here?.pages.add(page);
    return () => {
      if (!here) return;
      here.pages.delete(page);
      here.leftAt = this.#now();
    };
  }

  /** What the list says of it. */
  row(id: string): ListedSeek | undefined {
    const seek = this.#seeks.get(id);
    return seek && !seek.answered && this.#isLive(seek) ? rowOf(seek) : undefined;
  }

  #isLive({ seek, until, whileAway, answered }: Seek): boolean {
    const [now, here] = [this.#now(), this.#here.get(seek)];
    if (here?.isTaken) return true;
    if (!here || now >= until) return false;
    return whileAway || answered !== undefined || here.pages.size > 0 || now - here.leftAt < PAGE_LIFE;
  }

  #hang(seek: Seek, here: Here): void {
    this.#seeks.set(seek.seek, seek);
    this.#here.set(seek.seek, here);
    this.#stir(seek.seek);
  }

  #forget(id: string): void {
    const here = this.#here.get(id);
    this.#seeks.delete(id);
    this.#here.delete(id);
    this.#options.bulletin.stir('seeks', id);
    for (const page of here?.pages ?? []) page.changed();
  }

  #stir(id: string): void {
    this.#options.bulletin.stir('seeks', id);
    for (const page of this.#here.get(id)?.pages ?? []) page.changed();
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

/** What everybody may read of it: nothing of the device, nothing of who has answered. */
const rowOf = ({ hash: _hash, until: _until, answered: _answered, ...row }: Seek): ListedSeek => row;
