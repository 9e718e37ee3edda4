import type { Surroundings } from './surroundings.ts';
import { type SavedState, type TableKinds, TableState } from './table-state.ts';

/** Looked at so often, in milliseconds: who was not asked for anything since the last look sleeps. */
const LOOKED_AT_EVERY = 30_000;

export interface KeptStateOptions {
  readonly game: TableKinds;
  readonly surroundings: Pick<Surroundings, 'clock' | 'shelf'>;
  /** Nobody is in the middle of anything for which the state has to stay the same object. */
  readonly mayRest: () => boolean;
}

/** The state of an open table: objects while it is asked for, bytes after half a minute to a minute without, which is a tenth of the memory. */
export class KeptState {
  readonly #options: KeptStateOptions;
  #state: TableState | undefined;
  #bytes: Uint8Array | undefined;
  #isAskedFor = true;
  #callOff: (() => void) | undefined;
  #isStopped = false;

  constructor(state: TableState, options: KeptStateOptions) {
    this.#options = options;
    this.#state = state;
    this.#watch();
  }

  /** Only for what is done at once: it may be another object after half a minute. */
  get now(): TableState {
    this.#isAskedFor = true;
    return this.#state ?? this.#wake();
  }

  set now(state: TableState) {
    this.#isAskedFor = true;
    this.#bytes = undefined;
    this.#state = state;
    this.#watch();
  }

  get isAsleep(): boolean {
    return this.#state === undefined;
  }

  /** It sleeps no more; what sleeps can still wake. */
  stop(): void {
    this.#isStopped = true;
    this.#callOff?.();
    this.#callOff = undefined;
  }

  #watch(): void {
    if (this.#options.surroundings.shelf === undefined || this.#isStopped) return;
    this.#callOff ??= this.#options.surroundings.clock.after(LOOKED_AT_EVERY, () => this.#look());
  }

  #look(): void {
    this.#callOff = undefined;
    if (!this.#isAskedFor && this.#options.mayRest()) return this.#sleep();
    this.#isAskedFor = false;
    this.#watch();
  }

  #sleep(): void {
    const { shelf } = this.#options.surroundings;
    if (!shelf || !this.#state) return;
    this.#bytes = shelf.put(JSON.stringify(this.#state.save()));
    this.#state = undefined;
  }

  #wake(): TableState {
    const { game, surroundings } = this.#options;
    if (!surroundings.shelf || !this.#bytes) throw new Error('a table that sleeps without having been laid down');
    const saved = JSON.parse(surroundings.shelf.take(this.#bytes)) as SavedState;
    this.#bytes = undefined;
    this.#state = new TableState(game, saved);
    this.#watch();
    return this.#state;
  }
}
