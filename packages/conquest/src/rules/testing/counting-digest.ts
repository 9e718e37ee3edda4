import type { DigestOf } from '@vexillum/model';
import { testDigest } from '@vexillum/model/testing';

/** A digest that counts what it is asked for, by the beginning of the slot; more than `most` in all is a failed test and no endless one. */
export class CountingDigest {
  readonly #most: number;
  readonly #slots: string[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  readonly digestOf: DigestOf = (side, slot, ...sealed) => {
    this.#slots.push(slot);
    if (this.#slots.length > this.#most) throw new Error(`more than ${this.#most} digests`);
    return testDigest(side, slot, ...sealed);
  };

  countOf(beginning: string): number {
    return this.#slots.filter((slot) => slot.startsWith(beginning)).length;
  }
}
