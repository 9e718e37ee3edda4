import { words } from '@vexillum/model';
import type { Peer } from './peer.ts';
import type { Clock } from './surroundings.ts';

const QUESTIONS = 2;
const WINDOW = 10_000;
export const TOO_OFTEN = words('Asked for the document too often.');

/** A sync step one is a few bytes that cost a whole document, so nobody may ask it often. */
export class QuestionBrake {
  readonly #clock: Clock;
  readonly #asked = new WeakMap<Peer, readonly number[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts one more question; true when it is one too many. */
  isTooMuch(peer: Peer): boolean {
    const now = this.#clock.now();
    const recent = (this.#asked.get(peer) ?? []).filter((at) => now - at < WINDOW);
    this.#asked.set(peer, [...recent, now]);
    return recent.length >= QUESTIONS;
  }
}
