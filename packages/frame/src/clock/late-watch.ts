import { clockOf, GRACE_MS, remainingMs, type Snapshot } from '@vexillum/model';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ReadableAtom } from 'nanostores';

/** Longer delays are asked for in pieces: past 2^31 ms a timer fires at once, and a page that sleeps counts otherwise. */
const LONGEST = 60_000;
/** Timers are not exact: what is a little too early would be asked for again at once. */
const LITTLE = GRACE_MS + 50;

interface Table {
  readonly $snapshot: ReadableAtom<Snapshot>;
  serverNow(): number;
}

/** Has an element drawn again in the moment in which the mover's time runs out: nothing at the table changes then. */
export class LateWatch implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #tableOf: () => Table | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, tableOf: () => Table | undefined) {
    this.#host = host;
    this.#tableOf = tableOf;
    host.addController(this);
  }

  hostUpdated(): void {
    clearTimeout(this.#timer);
    const left = this.#left();
    if (left !== undefined && left > -LITTLE)
      this.#timer = setTimeout(() => this.#host.requestUpdate(), Math.min(left + LITTLE, LONGEST));
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  #left(): number | undefined {
    const table = this.#tableOf();
    const face = table && clockOf(table.$snapshot.get());
    if (!face || face.pausedAt !== undefined) return undefined;
    return remainingMs(face, new Date(table.serverNow()).toISOString());
  }
}
