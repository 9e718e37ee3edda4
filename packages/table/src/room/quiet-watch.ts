import type { DocumentChannel } from './document-channel.ts';
import type { Clock } from './surroundings.ts';

const QUIET = 1000;
const ASLEEP_AFTER = 10_000;

/** Tidies up when nothing happens: a document with much dead weight is rebuilt, and any sleeps after a while. */
export class QuietWatch {
  readonly #channel: DocumentChannel;
  readonly #clock: Clock;
  /** Of what is allowed, how much dead weight a document has at the most that never comes to rest: up to twice as much. */
  readonly #most: number;
  #stirredAt = 0;
  #callOff: (() => void) | undefined;

  /** `moment`: the table's own, since everybody at it comes anew for what is rebuilt. */
  constructor(channel: DocumentChannel, clock: Clock, moment: number) {
    this.#channel = channel;
    this.#clock = clock;
    this.#most = 1 + moment;
    this.stirred();
  }

  /** Something was shown just now. One with too much dead weight does not wait. */
  stirred(): void {
    this.#stirredAt = this.#clock.now();
    this.#callOff ??= this.#clock.after(QUIET, () => this.#look());
    this.#rebuild(this.#most);
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  #look(): void {
    this.#callOff = undefined;
    const quietFor = this.#clock.now() - this.#stirredAt;
    if (quietFor >= QUIET) this.#rebuild(1);
    if (quietFor >= ASLEEP_AFTER) {
      this.#channel.sleep();
      return;
    }
    this.#callOff = this.#clock.after(QUIET, () => this.#look());
  }

  #rebuild(from: number): void {
    if (this.#channel.excess >= from) this.#channel.rebuild();
  }
}
