import { type Presence, PRESENCE_PER_SECOND } from '@vexillum/protocol';
import type { Clock } from '../room/surroundings.ts';
import { fittingPresence, presenceBytes } from './fitting-presence.ts';

/** A little under the limit, since the server's second and ours are not the same one. */
const PACE = Math.ceil(1000 / (PRESENCE_PER_SECOND - 4));

export interface PresenceTellerOptions {
  readonly clock: Clock;
  /** False when there is no connection. */
  readonly send: (message: Uint8Array) => boolean;
  /** Somebody is doing something here. */
  readonly onPresent: () => void;
}

/** Tells the others the fleeting things of this browser, at a pace that the server takes. */
export class PresenceTeller {
  readonly #options: PresenceTellerOptions;
  #waiting: Presence | undefined;
  #callOff: (() => void) | undefined;
  #sentAt = 0;

  constructor(options: PresenceTellerOptions) {
    this.#options = options;
  }

  readonly present = (presence: Presence): void => {
    this.#options.onPresent();
    this.tell(presence);
  };

  /** A later value of the same key replaces one that waits; the last is always sent. All keys share one pace. */
  tell(presence: Presence): void {
    const { clock } = this.#options;
    this.#waiting = { ...this.#waiting, ...presence };
    const wait = Math.max(0, this.#sentAt + PACE - clock.now());
    if (wait === 0) this.#flush();
    else this.#callOff ??= clock.after(wait, () => this.#flush());
  }

  close(): void {
    this.#callOff?.();
  }

  #flush(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    if (!this.#waiting) return;
    const [now, later] = fittingPresence(this.#waiting);
    this.#waiting = undefined;
    this.#sentAt = this.#options.clock.now();
    this.#options.send(presenceBytes(now));
    if (later) this.tell(later);
  }
}
