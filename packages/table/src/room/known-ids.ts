/** Ids of the newest actions that are known at least, and twice as many at most. */
const KEPT = 10_000;

/** As a stored snapshot has them, the older first. */
export type SavedIds = readonly (readonly [id: string, seq: number])[];

/**
 * Which entry each of the newest ids went to: who sends one again gets the same answer. A room may have thousands, and no more than that: the
 * oldest are forgotten ten thousand at a time.
 */
export class KnownIds {
  #young = new Map<string, number>();
  #old: ReadonlyMap<string, number> = new Map();

  constructor(saved: SavedIds = []) {
    for (const [id, seq] of saved) this.add(id, seq);
  }

  get(id: string): number | undefined {
    return this.#young.get(id) ?? this.#old.get(id);
  }

  add(id: string, seq: number): void {
    this.#young.set(id, seq);
    if (this.#young.size < KEPT) return;
    this.#old = this.#young;
    this.#young = new Map();
  }

  save(): SavedIds {
    return [...this.#old, ...this.#young];
  }
}
