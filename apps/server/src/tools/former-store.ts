import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';

/** One table as the store of before (LevelDB) kept it. */
export interface FormerTable {
  readonly table: string;
  readonly entries: readonly string[];
  readonly snapshot?: { readonly seq: number; readonly value: string };
  readonly plans: ReadonlyMap<string, readonly Uint8Array[]>;
}

const beginning = (prefix: string): { gte: string; lt: string } => ({ gte: prefix, lt: `${prefix}\u{10ffff}` });
const partsOf = (key: string): string[] => key.split('!');

/** A data folder of LevelDB, as servers wrote it until November 2026: keys `l!table!seq`, `s!table`, `p!table!document!nth`, `r!key`. Only ever read. */
export class FormerStore {
  readonly #level: ClassicLevel;

  /** Rejects where the folder is none, is in use, or cannot be read. */
  static async open(folder: string): Promise<FormerStore> {
    // Without this file LevelDB would take the folder for an empty one, and clear it.
    if (!existsSync(join(folder, 'CURRENT')))
      throw new Error(`${folder} has no file CURRENT: it is no data folder of before, or lacks a part.`);
    const level = new ClassicLevel(folder, { createIfMissing: false });
    await level.open();
    return new FormerStore(level);
  }

  private constructor(level: ClassicLevel) {
    this.#level = level;
  }

  close(): Promise<void> {
    return this.#level.close();
  }

  async *records(): AsyncGenerator<readonly [key: string, value: string]> {
    for await (const [key, value] of this.#level.iterator(beginning('r!'))) yield [key.slice(2), value];
  }

  async *tables(): AsyncGenerator<string> {
    for (let after = 'l!'; ; ) {
      const [key] = await this.#level.keys({ gt: after, lt: beginning('l!').lt, limit: 1 }).all();
      const table = key === undefined ? undefined : partsOf(key)[1];
      if (table === undefined) return;
      yield table;
      after = beginning(`l!${table}!`).lt;
    }
  }

  /** Rejects where an entry is missing. */
  async table(table: string): Promise<FormerTable> {
    const entries = await this.#level.iterator(beginning(`l!${table}!`)).all();
    const hole = entries.findIndex(([key], seq) => Number(partsOf(key)[2]) !== seq);
    if (hole >= 0) throw new Error(`entry ${hole} is missing`);
    const stored = await this.#level.get(`s!${table}`);
    const end = stored?.indexOf('\n') ?? 0;
    const snapshot =
      stored === undefined ? undefined : { seq: Number(stored.slice(0, end)), value: stored.slice(end + 1) };
    const plans = new Map<string, Uint8Array[]>();
    const updates = this.#level.iterator<string, Uint8Array>({ ...beginning(`p!${table}!`), valueEncoding: 'view' });
    for await (const [key, update] of updates) {
      const document = partsOf(key)[2] ?? '';
      plans.set(document, [...(plans.get(document) ?? []), update]);
    }
    return { table, entries: entries.map(([, value]) => value), plans, ...(snapshot ? { snapshot } : {}) };
  }
}
