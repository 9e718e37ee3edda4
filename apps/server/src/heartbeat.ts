import type { Outage } from '@vexillum/model';
import type { Clock } from '@vexillum/table/room';
import type { Records } from './store/records.ts';

const KEY = 'heartbeat';
const EVERY = 5000;
/** A table whose clock runs is opened again sooner than after so many restarts. */
const OUTAGES_KEPT = 100;

interface Kept {
  /** When the server was last known to be there, ISO 8601 UTC. */
  readonly at: string;
  readonly outages: readonly Outage[];
}

export interface HeartbeatOptions {
  readonly records: Records;
  readonly clock: Clock;
  /** Before each beat. */
  readonly onBeat: () => void;
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Writes down every few seconds that the server is there, so that the next one knows for how long it was not. */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  /** The earlier first; the last one ended when this server began. */
  readonly outages: readonly Outage[];
  #callOff: (() => void) | undefined;
  #beating: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  static async begin(options: HeartbeatOptions): Promise<Heartbeat> {
    const text = await options.records.get(KEY);
    const heartbeat = new Heartbeat(options, text === undefined ? undefined : (JSON.parse(text) as Kept));
    await heartbeat.#beat();
    heartbeat.#beatLater();
    return heartbeat;
  }

  private constructor(options: HeartbeatOptions, kept: Kept | undefined) {
    this.#options = options;
    const now = options.clock.now();
    const { at: from = '', outages = [] } = kept ?? {};
    const wasAway = Date.parse(from) < now;
    this.outages = (wasAway ? [...outages, { from, until: iso(now) }] : outages).slice(-OUTAGES_KEPT);
  }

  /** The last beat, so that a stop in order costs nobody more than it took. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#callOff?.();
    await this.#beating;
    await this.#beat();
  }

  #beatLater(): void {
    this.#callOff = this.#options.clock.after(EVERY, () => {
      this.#options.onBeat();
      // Not before this one is written: a slow disk is not asked for more and more.
      this.#beating = this.#beat().then(() => this.#isStopped || this.#beatLater());
    });
  }

  /** A disk that fails is noticed by those who have something to lose: here it is a few seconds. */
  async #beat(): Promise<void> {
    const { records, clock } = this.#options;
    const kept: Kept = { at: iso(clock.now()), outages: this.outages };
    await records.write([{ put: KEY, value: JSON.stringify(kept) }]).catch(() => undefined);
  }
}
