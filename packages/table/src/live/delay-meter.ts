import { actionMessage, encodeJson, type PingMessage, type PongMessage } from '@vexillum/protocol';
import { atom } from 'nanostores';
import type { Clock } from '../room/surroundings.ts';
import { ServerTime } from './server-time.ts';

/** Milliseconds between two pings while this browser has something to say. */
const PING_EVERY = 5000;
/** A quiet browser asks each third time only: 2,000 quiet ones are 133 pings a second for the server, not 400. */
const QUIET_TURNS = 3;
/** The others are told at most so often, and only of what they would notice. */
const TELL_EVERY = 10_000;
const NOTICEABLE_PART = 0.2;
const NOTICEABLE = 10;

export interface DelayMeterOptions {
  readonly clock: Clock;
  /** False when there is no connection. */
  readonly send: (message: Uint8Array) => boolean;
  /** Nobody looks at a hidden page's delay, and its timers are late. */
  readonly isVisible: () => boolean;
  /** Tells the others. */
  readonly tell: (delay: number) => void;
  /** What was asked so many milliseconds ago has no answer. */
  readonly onUnanswered?: (milliseconds: number) => void;
}

/** How long the way to the server and back takes, asked every few seconds. */
export class DelayMeter {
  /** In milliseconds; `undefined` while there is no connection, or none was measured yet. */
  readonly $delay = atom<number | undefined>(undefined);
  readonly serverTime: ServerTime;
  readonly #options: DelayMeterOptions;
  #callOff: (() => void) | undefined;
  #asked: { readonly ping: number; readonly at: number } | undefined;
  #pings = 0;
  /** Turns in which nothing was asked. */
  #quiet = 0;
  #told: { readonly delay: number; readonly at: number } | undefined;

  constructor(options: DelayMeterOptions) {
    this.#options = options;
    this.serverTime = new ServerTime(() => options.clock.now());
  }

  /** There is a new connection, on which the server has said what time it is. */
  begin(now?: string): void {
    if (now !== undefined) this.serverTime.greet(now);
    this.end();
    this.#told = undefined;
    this.busy();
    this.#wait();
  }

  /** The connection is lost. */
  end(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#asked = undefined;
    this.$delay.set(undefined);
  }

  /** Something else was sent: the next turn asks. */
  busy(): void {
    this.#quiet = QUIET_TURNS;
  }

  /** Somebody new is here, who has not been told. */
  tellAgain(): void {
    this.#told &&= { delay: Number.NEGATIVE_INFINITY, at: this.#told.at };
  }

  hear({ pong, now }: PongMessage): void {
    if (pong !== this.#asked?.ping) return;
    const delay = Math.max(0, this.#options.clock.now() - this.#asked.at);
    this.#asked = undefined;
    this.$delay.set(delay);
    if (typeof now === 'number') this.serverTime.hear(now, delay);
    this.#tell(delay);
  }

  #wait(): void {
    this.#callOff = this.#options.clock.after(PING_EVERY, () => {
      this.#wait();
      this.#turn();
    });
  }

  #turn(): void {
    const now = this.#options.clock.now();
    this.#quiet++;
    if (!this.#options.isVisible()) return this.busy();
    // No answer yet: so long at least does it take.
    if (this.#asked) {
      const waited = now - this.#asked.at;
      this.$delay.set(waited);
      return this.#options.onUnanswered?.(waited);
    }
    if (this.#quiet < QUIET_TURNS) return;
    const asked: PingMessage = { ping: ++this.#pings };
    if (!this.#options.send(encodeJson(actionMessage, JSON.stringify(asked)))) return;
    this.#asked = { ...asked, at: now };
    this.#quiet = 0;
  }

  #tell(delay: number): void {
    const now = this.#options.clock.now();
    if (this.#told && (now - this.#told.at < TELL_EVERY || !isNoticeable(this.#told.delay, delay))) return;
    this.#told = { delay, at: now };
    this.#options.tell(delay);
  }
}

const isNoticeable = (before: number, delay: number): boolean =>
  Math.abs(delay - before) > Math.max(NOTICEABLE, before * NOTICEABLE_PART);
