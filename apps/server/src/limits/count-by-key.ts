/** How many are open at once for each address or session. */
export class CountByKey {
  readonly #most: number;
  readonly #counts = new Map<string, number>();
  /** What other workers of this machine have open, by their numbers. */
  readonly #elsewhere = new Map<number, Map<string, number>>();
  /** Hears how many are open here for a key. */
  onChange: ((key: string, count: number) => void) | undefined;

  constructor(most: number) {
    this.#most = most;
  }

  isFull(key: string): boolean {
    let sum = this.#counts.get(key) ?? 0;
    for (const counts of this.#elsewhere.values()) sum += counts.get(key) ?? 0;
    return sum >= this.#most;
  }

  enter(key: string): void {
    this.#set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  leave(key: string): void {
    this.#set(key, Math.max(0, (this.#counts.get(key) ?? 0) - 1));
  }

  /** Says anew what is open here. */
  tellAll(): void {
    for (const [key, count] of this.#counts) this.onChange?.(key, count);
  }

  openElsewhere(worker: number, key: string, count: number): void {
    const counts = this.#elsewhere.get(worker) ?? new Map<string, number>();
    if (count > 0) this.#elsewhere.set(worker, counts.set(key, count));
    else counts.delete(key);
  }

  forgetElsewhere(worker: number): void {
    this.#elsewhere.delete(worker);
  }

  #set(key: string, count: number): void {
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
    this.onChange?.(key, count);
  }
}
