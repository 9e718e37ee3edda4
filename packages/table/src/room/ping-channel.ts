import { actionMessage, encodeJson, type PingMessage, type PongMessage } from '@vexillum/protocol';
import type { Peer } from './peer.ts';
import { PeerPace } from './peer-pace.ts';
import type { Clock } from './surroundings.ts';

/** Talk has about the same pace. A browser asks every few seconds. */
const PINGS_PER_SECOND = 5;

export const isPing = (payload: unknown): payload is PingMessage => {
  const { ping } = (payload ?? {}) as { readonly ping?: unknown };
  return Number.isSafeInteger(ping) && (ping as number) >= 0;
};

/** Answers at once, whatever else is under way, so that the asker can tell how long the way is. */
export class PingChannel {
  readonly #pace: PeerPace;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#pace = new PeerPace(clock, PINGS_PER_SECOND);
  }

  receive(peer: Peer, { ping }: PingMessage): void {
    if (this.#pace.isTooFast(peer)) return;
    const answer: PongMessage = { pong: ping, now: this.#clock.now() };
    peer.send([encodeJson(actionMessage, JSON.stringify(answer))]);
  }
}
