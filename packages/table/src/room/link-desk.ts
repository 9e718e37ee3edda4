import { type DiceRequest, type Giver, type GivenLink, isHex32, type NoOpposite } from '@vexillum/ledger';
import { encodeJson, linkMessage, type LinkAsk } from '@vexillum/protocol';
import type { Peer } from './peer.ts';
import type { Clock } from './surroundings.ts';

/** Milliseconds that a roll waits for its link. */
const WITHIN = 400;

export interface LinkDeskOptions {
  readonly clock: Clock;
  readonly within?: number | undefined;
  /** The sockets of a seat that hear what is not in the documents. */
  readonly peersOf: (seat: string) => readonly Peer[];
}

interface Waiting {
  readonly giver: Giver;
  readonly request: DiceRequest;
  readonly isRight: (given: GivenLink) => boolean;
  /** Those who have not answered. */
  readonly asked: Set<Peer>;
  hasRefused: boolean;
  readonly settle: (outcome: GivenLink | NoOpposite) => void;
}

/** Asks opposing devices for the links of rolls, and waits for none of them longer than a moment. */
export class LinkDesk {
  readonly #options: LinkDeskOptions;
  readonly #waiting = new Set<Waiting>();
  #isStopped = false;

  constructor(options: LinkDeskOptions) {
    this.#options = options;
  }

  /** Whether anybody is there to be asked. */
  isThere({ seat }: Giver): boolean {
    return !this.#isStopped && this.#options.peersOf(seat).length > 0;
  }

  /** The device's link for this request, if it is right and comes in time. */
  ask(giver: Giver, request: DiceRequest, isRight: (given: GivenLink) => boolean): Promise<GivenLink | NoOpposite> {
    if (!this.isThere(giver)) return Promise.resolve('absent');
    const { clock, within = WITHIN, peersOf } = this.#options;
    const asked = new Set(peersOf(giver.seat));
    return new Promise((resolve) => {
      const settle = (outcome: GivenLink | NoOpposite): void => {
        callOff();
        this.#waiting.delete(waiting);
        resolve(outcome);
      };
      const waiting: Waiting = { giver, request, isRight, asked, hasRefused: false, settle };
      const callOff = clock.after(within, () => settle(waiting.hasRefused ? 'refused' : 'absent'));
      this.#waiting.add(waiting);
      const message: LinkAsk = { ask: { key: giver.key, request } };
      for (const peer of asked) peer.send([encodeJson(linkMessage, JSON.stringify(message))]);
    });
  }

  /** Somebody answers: the unchecked payload of message 104. What was not asked, or is too late, is nothing. */
  hear(peer: Peer, payload: unknown): void {
    const said = (payload as { link?: Record<string, unknown> } | null)?.link;
    if (typeof said !== 'object' || said === null) throw new Error('no answer');
    const { key, seat, c, k, link } = said;
    for (const waiting of this.#waiting) {
      const { request, giver, asked } = waiting;
      if (!asked.has(peer) || request.seat !== seat || request.c !== c || request.k !== k || giver.key !== key)
        continue;
      const given = { seat: giver.seat, key: giver.key, link: link as string };
      if (isHex32(link) && waiting.isRight(given)) return waiting.settle(given);
      // Another device of the seat has nothing to give, and says no more than that.
      waiting.hasRefused ||= said['because'] !== 'not-mine';
      this.#without(peer, waiting);
    }
  }

  left(peer: Peer): void {
    for (const waiting of this.#waiting) this.#without(peer, waiting);
  }

  /** Nobody is waited for any more. */
  stop(): void {
    this.#isStopped = true;
    for (const { settle } of this.#waiting) settle('absent');
  }

  #without(peer: Peer, waiting: Waiting): void {
    if (waiting.asked.delete(peer) && waiting.asked.size === 0)
      waiting.settle(waiting.hasRefused ? 'refused' : 'absent');
  }
}
