interface Held {
  readonly write: () => Promise<void>;
  readonly resolve: (written: Promise<void>) => void;
  readonly reject: (error: unknown) => void;
}

/** What is to be written once something is known, in order. None of it was begun. */
export class HeldWrites {
  #held: Held[] = [];
  #isRefused = false;

  /** None of it was written. */
  get isRefused(): boolean {
    return this.#isRefused;
  }

  add(write: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => this.#held.push({ write, resolve, reject }));
  }

  /** Begins all of it at once, so that nothing that comes later overtakes it; `insist` throws where it may not be written any more. */
  release(insist: () => void): void {
    for (const { write, resolve, reject } of this.#taken()) {
      try {
        insist();
        resolve(write());
      } catch (error) {
        reject(error);
      }
    }
  }

  refuse(error: unknown): void {
    this.#isRefused = true;
    for (const { reject } of this.#taken()) reject(error);
  }

  #taken(): readonly Held[] {
    const held = this.#held;
    this.#held = [];
    return held;
  }
}
