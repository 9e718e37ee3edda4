import type { Records } from '@vexillum/table/room';

export const DAMAGED = 'damaged!';

/** Why a table is not opened, as it is kept on disk (`damaged!TABLE`) for whoever looks at the folder. */
export interface KeptDamage {
  /** When it was found, ISO 8601 UTC. */
  readonly at: string;
  readonly says: string;
}

/** The tables that were found damaged while nobody had them open. Whoever opens one has all of it read first, and may find it mended. */
export class Quarantine {
  readonly #records: Records;
  readonly #now: () => number;
  readonly #damaged = new Map<string, string>();

  constructor(records: Records, now: () => number = Date.now) {
    this.#records = records;
    this.#now = now;
  }

  /** What is kept from before. */
  async load(): Promise<void> {
    for (const [key, value] of await this.#records.list(DAMAGED))
      this.#damaged.set(key.slice(DAMAGED.length), (JSON.parse(value) as KeptDamage).says);
  }

  get size(): number {
    return this.#damaged.size;
  }

  /** What is wrong with a table; nothing of which nothing is known. */
  saysOf(table: string): string | undefined {
    return this.#damaged.get(table);
  }

  async begin(table: string, says: string): Promise<void> {
    if (this.#damaged.get(table) === says) return;
    this.#damaged.set(table, says);
    const kept: KeptDamage = { at: new Date(this.#now()).toISOString(), says };
    await this.#records.write([{ put: `${DAMAGED}${table}`, value: JSON.stringify(kept) }]);
  }

  /** It was read through, and is sound. */
  async end(table: string): Promise<void> {
    if (!this.#damaged.delete(table)) return;
    await this.#records.write([{ del: `${DAMAGED}${table}` }]);
  }
}
