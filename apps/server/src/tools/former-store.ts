import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Damaged, PAGE_BYTES, type TableChunk } from '@vexillum/table/room';
import { ClassicLevel } from 'classic-level';
import { ENTRIES_AT_ONCE } from '../store/whole-tables.ts';

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

  /** As a store of today dumps one. Rejects with `Damaged` where an entry is missing. */
  async *dump(table: string): AsyncGenerator<TableChunk> {
    let from = 0;
    for await (const values of this.#entries(table)) {
      yield { kind: 'records', from, values };
      from += values.length;
    }
    const stored = await this.#level.get(`s!${table}`);
    const end = stored?.indexOf('\n') ?? 0;
    if (stored !== undefined)
      yield { kind: 'snapshot', seq: Number(stored.slice(0, end)), value: stored.slice(end + 1) };
    const plans = new Map<string, Uint8Array[]>();
    const updates = this.#level.iterator<string, Uint8Array>({ ...beginning(`p!${table}!`), valueEncoding: 'view' });
    for await (const [key, update] of updates) {
      const document = partsOf(key)[2] ?? '';
      plans.set(document, [...(plans.get(document) ?? []), update]);
    }
    for (const [document, those] of plans) yield { kind: 'plan', document, updates: those };
  }

  /** As many at a time as one commit should take. */
  async *#entries(table: string): AsyncGenerator<readonly string[]> {
    let next = 0;
    let size = 0;
    let values: string[] = [];
    for await (const [key, value] of this.#level.iterator(beginning(`l!${table}!`))) {
      if (Number(partsOf(key)[2]) !== next) throw new Damaged(`entry ${next} is missing`);
      next += 1;
      size += value.length;
      if (values.length === ENTRIES_AT_ONCE || (values.length > 0 && size > PAGE_BYTES)) {
        yield values;
        values = [];
        size = value.length;
      }
      values.push(value);
    }
    if (values.length > 0) yield values;
  }
}
