export interface Pause {
  readonly seconds: number;
  /** Seconds after the first moment. */
  readonly since: number;
}

/** When something new was seen at each table, in milliseconds of this process. */
export class Pauses {
  readonly #seen = new Map<string, number[]>();

  note(table: string, at: number): void {
    const times = this.#seen.get(table);
    if (times) times.push(at);
    else this.#seen.set(table, [at]);
  }

  /** When nothing happened at the one of these tables that stood still the longest, between two moments. */
  longest(tables: readonly string[], from: number, to: number): Pause {
    return tables
      .map((table) => this.#longestOf(table, from, to))
      .reduce((most, one) => (one.seconds > most.seconds ? one : most), { seconds: 0, since: 0 });
  }

  /** Whether something new was seen at each of them since that moment. */
  haveAllMoved(tables: readonly string[], since: number): boolean {
    return tables.every((table) => (this.#seen.get(table)?.at(-1) ?? 0) >= since);
  }

  #longestOf(table: string, from: number, to: number): Pause {
    const times = (this.#seen.get(table) ?? []).filter((at) => at > from && at < to).toSorted((a, b) => a - b);
    let pause = { seconds: 0, since: 0 };
    let before = from;
    for (const at of [...times, to]) {
      if ((at - before) / 1000 > pause.seconds)
        pause = { seconds: (at - before) / 1000, since: (before - from) / 1000 };
      before = at;
    }
    return pause;
  }
}
