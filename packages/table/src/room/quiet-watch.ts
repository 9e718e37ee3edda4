import type { DocumentDesk } from './document-desk.ts';
import type { Clock } from './surroundings.ts';

const QUIET = 1000;
const ASLEEP_AFTER = 10_000;

/** Tidies up when nothing happens: documents with much dead weight are made anew, and all of them sleep after a while. */
export class QuietWatch {
  readonly #desks: readonly DocumentDesk[];
  readonly #clock: Clock;
  #stirredAt = 0;
  #callOff: (() => void) | undefined;

  constructor(desks: readonly DocumentDesk[], clock: Clock) {
    this.#desks = desks;
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
      for (const desk of this.#desks) desk.sleep();
      return;
    }
    this.#callOff = this.#clock.after(QUIET, () => this.#look());
  }

  #rebuild(from: number): void {
    for (const desk of this.#desks) {
      if (desk.excess < from) continue;
      desk.rebuild();
    }
  }
}
