import { ABSENCE_MS, type ClockCredit, type ClockFace, mayBeAbsent } from '@vexillum/model';
import type { Clock } from './surroundings.ts';

/** A page that is reloaded, or a connection that breaks off for a moment, is no absence. */
const GONE_AFTER = 5000;

export interface AbsenceWatchOptions {
  readonly clock: Clock;
  /** Whose time runs, where they have to begin their turn within some time and could be absent. */
  readonly awaited: () => ClockFace | undefined;
  readonly isThere: (side: string) => boolean;
  readonly credit: (credit: ClockCredit) => unknown;
}

/** Gives time to a mover who is not there when they have to begin: once a turn, and not without end. */
export class AbsenceWatch {
  readonly #options: AbsenceWatchOptions;
  #callOff: (() => void) | undefined;

  constructor(options: AbsenceWatchOptions) {
    this.#options = options;
  }

  /** Somebody came or went, or something happened. */
  look(): void {
    if (!this.#isMissed()) return this.stop();
    this.#callOff ??= this.#options.clock.after(GONE_AFTER, () => this.#give());
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  #isMissed(): boolean {
    const face = this.#options.awaited();
    return face !== undefined && mayBeAbsent(face) && !this.#options.isThere(face.side);
  }

  #give(): void {
    this.#callOff = undefined;
    if (this.#isMissed()) this.#options.credit({ milliseconds: ABSENCE_MS, why: 'absent' });
  }
}
