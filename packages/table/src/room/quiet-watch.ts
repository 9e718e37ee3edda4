import type { DocumentChannel } from './document-channel.ts';
import type { Clock } from './surroundings.ts';

const QUIET = 1000;
const ASLEEP_AFTER = 10_000;

/** Tidies up when nothing happens: documents with much dead weight are rebuilt, and all of them sleep after a while. */
export class QuietWatch {
  readonly #channels: readonly DocumentChannel[];
  readonly #clock: Clock;
  #stirredAt = 0;
  #callOff: (() => void) | undefined;

  constructor(channels: readonly DocumentChannel[], clock: Clock) {
    this.#channels = channels;
    this.#clock = clock;
    this.stirred();
  }

  /** Something was shown just now. A document with twice the allowed dead weight does not wait. */
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
      for (const channel of this.#channels) channel.sleep();
      return;
    }
    this.#callOff = this.#clock.after(QUIET, () => this.#look());
  }

  #rebuild(from: number): void {
    for (const channel of this.#channels) {
      if (channel.excess < from) continue;
      channel.rebuild();
    }
  }
}
