import type { Outage } from '@vexillum/model';
import type { Clock, Records } from '@vexillum/table/room';

const KEY = 'heartbeat';
const EVERY = 5000;
/** A table whose clock runs is opened again sooner than after so many restarts. */
const OUTAGES_KEPT = 100;

interface Kept {
  /** When the server was last known to be there, ISO 8601 UTC. */
  readonly at: string;
  /** It was there for longer, and had no reason to say so. */
  readonly isQuiet?: true;
  readonly outages: readonly Outage[];
  /** Milliseconds by which the clock has jumped in all: ahead, less back. */
  readonly leapt?: number;
}

export interface HeartbeatOptions {
  readonly records: Records;
  readonly clock: Clock;
  /** Before each beat, written or not. */
  readonly onBeat: () => void;
  /** Somebody would lose time if the server were not there: otherwise there is nothing to write down. */
  readonly isNeeded: () => boolean;
  /** Other servers were there all the time: nobody was without one. */
  readonly joinsOthers?: boolean;
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

const outagesAfter = (kept: Kept | undefined, now: number): readonly Outage[] => {
  if (!kept) return [];
  const { at: from, isQuiet, outages } = kept;
  const last = { from, until: iso(now), ...(isQuiet ? { isVague: isQuiet } : {}) };
  return (Date.parse(from) < now ? [...outages, last] : outages).slice(-OUTAGES_KEPT);
};

/** Writes down every few seconds that the server is there while anybody's time runs, so that the next one knows for how long it was not. */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #outages: readonly Outage[];
  #leapt: number;
  #callOff: (() => void) | undefined;
  #beating: Promise<unknown> = Promise.resolve();
  #isStopped = false;
  /** The last beat on the disk says that none may follow it. */
  #isQuiet = false;

  static async begin(options: HeartbeatOptions): Promise<Heartbeat> {
    const text = await options.records.get(KEY);
    const heartbeat = new Heartbeat(options, text === undefined ? undefined : (JSON.parse(text) as Kept));
    await heartbeat.#beat(true);
    heartbeat.#beatLater();
    return heartbeat;
  }

  private constructor(options: HeartbeatOptions, kept: Kept | undefined) {
    this.#options = options;
    this.#outages = options.joinsOthers ? (kept?.outages ?? []) : outagesAfter(kept, options.clock.now());
    this.#leapt = kept?.leapt ?? 0;
  }

  /** The earlier first: those before this server began, and jumps of its clock since then. */
  get outages(): readonly Outage[] {
    return this.#outages;
  }

  /** Milliseconds by which the clock has jumped in all, since this data folder began: what lasts is not to end by them. */
  get leapt(): number {
    return this.#leapt;
  }

  /** The clock has just jumped ahead by so much (or back): tables that sleep hear of it when they are opened. */
  jumped(milliseconds: number): void {
    this.#leapt += milliseconds;
    this.#isQuiet = false;
    if (milliseconds <= 0) return;
    const now = this.#options.clock.now();
    const jump = { from: iso(now - milliseconds), until: iso(now), isJump: true as const };
    this.#outages = [...this.#outages, jump].slice(-OUTAGES_KEPT);
  }

  /** The last beat, so that a stop in order costs nobody more than it took. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#callOff?.();
    await this.#beating;
    await this.#beat(false);
  }

  #beatLater(): void {
    this.#callOff = this.#options.clock.after(EVERY, () => {
      this.#options.onBeat();
      // Not before this one is written: a slow disk is not asked for more and more.
      this.#beating = this.#beatIfNeeded().then(() => this.#isStopped || this.#beatLater());
    });
  }

  async #beatIfNeeded(): Promise<void> {
    const isNeeded = this.#options.isNeeded();
    if (isNeeded || !this.#isQuiet) await this.#beat(!isNeeded);
  }

  /** A disk that fails is noticed by those who have something to lose: here it is a few seconds. */
  async #beat(isQuiet: boolean): Promise<void> {
    const { records, clock } = this.#options;
    const kept: Kept = {
      at: iso(clock.now()),
      outages: this.#outages,
      ...(isQuiet ? { isQuiet } : {}),
      ...(this.#leapt === 0 ? {} : { leapt: this.#leapt }),
    };
    await records.write([{ put: KEY, value: JSON.stringify(kept) }]).then(
      () => (this.#isQuiet = isQuiet),
      () => undefined,
    );
  }
}
