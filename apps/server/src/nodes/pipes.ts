/** What goes through this node to others: cut where the other one answers no more. */
export class Pipes {
  readonly #cuts = new Map<string, Set<() => void>>();

  /** `cut` ends it. Answers what to call when it has ended. */
  enter(address: string, cut: () => void): () => void {
    const cuts = this.#cuts.get(address) ?? new Set();
    this.#cuts.set(address, cuts.add(cut));
    return () => {
      cuts.delete(cut);
      if (cuts.size === 0 && this.#cuts.get(address) === cuts) this.#cuts.delete(address);
    };
  }

  cut(address: string): void {
    for (const cut of [...(this.#cuts.get(address) ?? [])]) cut();
  }

  cutAll(): void {
    for (const address of [...this.#cuts.keys()]) this.cut(address);
  }

  get size(): number {
    return [...this.#cuts.values()].reduce((sum, { size }) => sum + size, 0);
  }
}
