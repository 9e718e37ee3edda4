import type { DocumentChannel } from './document-channel.ts';
import type { Clock } from './surroundings.ts';

const QUIET = 1000;
const ASLEEP_AFTER = 10_000;

/** Tidies up when nothing happens: a document with much dead weight is rebuilt, and any sleeps after a while. */
export class QuietWatch {
  readonly #channel: DocumentChannel;
  readonly #clock: Clock;
  #stirredAt = 0;
  #callOff: (() => void) | undefined;

  constructor(channel: DocumentChannel, clock: Clock) {
    this.#channel = channel;
    this.#clock = clock;
    this.stirred();
  }

  /** Something was shown just now. One with twice the allowed dead weight does not wait. */
  stirred(): void {
    this.#stirredAt = this.#clock.now();
    this.#callOff ??= this.#clock.after(QUIET, () => this.#look());
    this.#rebuild(2);
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
