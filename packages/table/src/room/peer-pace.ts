import type { Peer } from './peer.ts';
import type { Clock } from './surroundings.ts';

/** So many a second from each connection. */
export class PeerPace {
  readonly #clock: Clock;
  readonly #perSecond: number;
  readonly #counts = new WeakMap<Peer, { since: number; count: number }>();

  constructor(clock: Clock, perSecond: number) {
    this.#clock = clock;
    this.#perSecond = perSecond;
  }

  /** Counts one more; true when it is one too many. */
  isTooFast(peer: Peer): boolean {
    const now = this.#clock.now();
    const counted = this.#counts.get(peer);
    if (!counted || now - counted.since >= 1000) {
      this.#counts.set(peer, { since: now, count: 1 });
      return false;
    }
    return ++counted.count > this.#perSecond;
  }
}
