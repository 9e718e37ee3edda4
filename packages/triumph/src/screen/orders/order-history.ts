const KEPT = 50;

/** The lines that were given, to be called up again with the arrow keys. */
export class OrderHistory {
  #lines: readonly string[] = [];
  /** How many lines back the reader has gone; 0 is the line being written. */
  #back = 0;
  #written = '';

  get isBrowsed(): boolean {
    return this.#back > 0;
  }

  add(line: string): void {
    this.#lines = [...this.#lines.filter((other) => other !== line), line].slice(-KEPT);
    this.#back = 0;
  }

  /** The line before; the oldest again, where there is none. */
  older(written: string): string {
    if (this.#back === 0) this.#written = written;
    this.#back = Math.min(this.#back + 1, this.#lines.length);
    return this.#here();
  }

  /** The line after, and at last the one that was being written. */
  newer(): string {
    this.#back = Math.max(0, this.#back - 1);
    return this.#here();
  }

  /** Typing: that is the newest line. */
  leave(): void {
    this.#back = 0;
  }

  #here(): string {
    return this.#back === 0 ? this.#written : (this.#lines.at(-this.#back) ?? '');
  }
}
