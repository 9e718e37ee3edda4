import type { Clock } from '@vexillum/table/room';
import { systemClock } from './system-clock.ts';

/** Smaller steps of the system's clock are those that every machine's clock makes. */
const JUMP = 2000;

export interface TimeSources {
  /** Milliseconds since 1970, as the system says. */
  readonly epoch: () => number;
  /** Milliseconds that only ever pass. */
  readonly elapsed: () => number;
}

const systemTime: TimeSources = { epoch: () => Date.now(), elapsed: () => performance.now() };

/** The system's time, but for its jumps: a machine that slept, or was told the right time, is caught up with by `settle` alone. */
export class SteadyClock implements Clock {
  readonly #sources: TimeSources;
  #anchor: number;

  constructor(sources: TimeSources = systemTime) {
    this.#sources = sources;
    this.#anchor = sources.epoch() - sources.elapsed();
  }

  now(): number {
    return Math.round(this.#anchor + this.#sources.elapsed());
  }

  after(milliseconds: number, run: () => void): () => void {
    return systemClock.after(milliseconds, run);
  }

  /** Goes by the system's time again; answers by how much it had jumped, in milliseconds, or 0. */
  settle(): number {
    const gap = Math.round(this.#sources.epoch() - this.#anchor - this.#sources.elapsed());
    if (Math.abs(gap) <= JUMP) return 0;
    this.#anchor += gap;
    return gap;
  }
}
