/** Runs what has the same name one after the other, in the order in which it came. */
export class InTurn {
  readonly #last = new Map<string, Promise<unknown>>();

  get isIdle(): boolean {
    return this.#last.size === 0;
  }

  isFree(name: string): boolean {
    return !this.#last.has(name);
  }

  run<T>(name: string, job: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const done = before.then(job, job);
    this.#last.set(name, done);
    const forget = (): void => {
      if (this.#last.get(name) === done) this.#last.delete(name);
    };
    done.then(forget, forget);
    return done;
  }

  /** Resolves when nothing runs. */
  async rested(): Promise<void> {
    while (!this.isIdle) await Promise.allSettled(this.#last.values());
  }
}
