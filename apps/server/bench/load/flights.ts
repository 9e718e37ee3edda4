import type { Span } from '../measures/beyond-the-disk.ts';

/** Moves on their way from the actor to the reader that watches their table. */
export class Flights {
  #sent = new Map<number, number>();
  #landed: Span[] = [];
  #isCounting = false;

  launch(key: number): void {
    if (this.#isCounting) this.#sent.set(key, performance.now());
  }

  land(key: number): void {
    const at = this.#sent.get(key);
    if (at === undefined) return;
    this.#sent.delete(key);
    this.#landed.push({ began: at, ended: performance.now() });
  }

  /** From here on moves are watched; earlier ones are forgotten. */
  begin(): void {
    this.#sent = new Map();
    this.#landed = [];
    this.#isCounting = true;
  }

  /** No new ones are watched; those in the air may still land. */
  end(): void {
    this.#isCounting = false;
  }

  get inTheAir(): number {
    return this.#sent.size;
  }

  /** From being made until they were seen. */
  get landed(): readonly Span[] {
    return this.#landed;
  }
}
