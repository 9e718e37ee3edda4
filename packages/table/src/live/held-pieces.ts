import { GRASP_LASTS, type Presence } from '@vexillum/protocol';
import { atom } from 'nanostores';
import type { Clock } from '../room/surroundings.ts';

/** The hand that a piece is in. */
export interface Holder {
  readonly seat: string;
  /** The connection, so that two devices of a seat do not mix. */
  readonly from: string;
}

/** Which pieces are in whose hand, from what others present; a hand that is not heard of any more holds nothing. */
export class HeldPieces {
  readonly $held = atom<ReadonlyMap<string, Holder>>(new Map());
  readonly #clock: Clock;
  readonly #heardAt = new Map<string, number>();
  #presence: ReadonlyMap<string, Presence> = new Map();
  #callOff: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** This hand has stirred. */
  heard(from: string): void {
    this.#heardAt.set(from, this.#clock.now());
  }

  /** What is known of all connections now. */
  follow(presence: ReadonlyMap<string, Presence>): void {
    for (const from of this.#heardAt.keys()) if (!presence.has(from)) this.#heardAt.delete(from);
    this.#presence = presence;
    this.#show();
  }

  close(): void {
    this.#callOff?.();
  }

  #show(): void {
    const held = new Map<string, Holder>();
    let least = Number.POSITIVE_INFINITY;
    for (const [from, { seat, drag }] of this.#presence) {
      const left = (this.#heardAt.get(from) ?? 0) + GRASP_LASTS - this.#clock.now();
      if (seat === undefined || !drag || left <= 0) continue;
      least = Math.min(least, left);
      for (const id of Object.keys(drag)) held.set(id, { seat, from });
    }
    if (!isSame(held, this.$held.get())) this.$held.set(held);
    this.#lookAgain(least);
  }

  /** One timer for all hands; it may come too early for a hand that was heard of since, and then waits for the rest. */
  #lookAgain(least: number): void {
    if (this.#callOff || least === Number.POSITIVE_INFINITY) return;
    this.#callOff = this.#clock.after(least, () => {
      this.#callOff = undefined;
      this.#show();
    });
  }
}

const isSame = (a: ReadonlyMap<string, Holder>, b: ReadonlyMap<string, Holder>): boolean =>
  a.size === b.size && [...a].every(([id, { from }]) => b.get(id)?.from === from);
