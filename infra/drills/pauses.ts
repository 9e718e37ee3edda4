/** When something new was seen at each table, in milliseconds of this process. */
export class Pauses {
  readonly #seen = new Map<string, number[]>();

  note(table: string, at: number): void {
    const times = this.#seen.get(table);
    if (times) times.push(at);
    else this.#seen.set(table, [at]);
  }

  /** Seconds in which nothing happened at the one of these tables that stood still the longest, between two moments. */
  longest(tables: readonly string[], from: number, to: number): number {
    return Math.max(0, ...tables.map((table) => this.#longestOf(table, from, to))) / 1000;
  }

  #longestOf(table: string, from: number, to: number): number {
    const times = (this.#seen.get(table) ?? []).filter((at) => at > from && at < to).toSorted((a, b) => a - b);
    const marks = [from, ...times, to];
    return Math.max(...marks.slice(1).map((at, index) => at - (marks[index] ?? at)));
  }
}
