import { randomUUID } from 'node:crypto';
import type { RecordChange, Records } from '@vexillum/table/room';
import { oneAfterAnother } from '../one-after-another.ts';

/** That what a table tells of its games was told, perhaps otherwise than before, `told!N`. */
const TOLD = 'told!';
/** How far the rows go. */
const HEAD = 'told';
const ROWS_AT_ONCE = 1000;

/** How far somebody has heard: the number of a row, and that row's own id. Another database may have the same numbers. */
export interface ToldMark {
  readonly n: number;
  readonly id: string;
}

interface ToldRow {
  readonly id: string;
  /** None in the row with which it began. */
  readonly table?: string;
}

/** Writes what this answers as the one that makes the boards, or rejects with `StoreFailure` where that is another one. It may be asked more than once. */
export type WriteAsMaker = (work: () => Promise<readonly RecordChange[]>) => Promise<void>;

/**
 * Which tables' results were told, one row after the other: whoever has kept boards up to a row reads those tables alone that were told since. Whoever makes the
 * boards writes it, and nobody else: of two that took the same number one would be lost. Methods reject with `StoreFailure`.
 */
export class ToldLog {
  readonly #records: Records;
  readonly #write: WriteAsMaker;
  readonly #inTurn = oneAfterAnother();
  #hasBegun = false;

  /** `write`: where several servers may make the boards. */
  constructor(records: Records, write: WriteAsMaker = async (work) => records.write(await work())) {
    this.#records = records;
    this.#write = write;
  }

  /** `undefined`: nobody has ever told anything. */
  async head(): Promise<ToldMark | undefined> {
    const kept = await this.#records.get(HEAD);
    return kept === undefined ? undefined : (JSON.parse(kept) as ToldMark);
  }

  /** Before anybody is told anything. */
  begin(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#hasBegun) return;
      const mark = { n: 0, id: randomUUID() };
      if ((await this.head()) === undefined) await this.#write(async () => [rowChange(mark), headChange(mark)]);
      this.#hasBegun = true;
    });
  }

  /** Writes what `changes` answers, and that these tables were told, all or none. Answers how far it goes now. Only after `begin`. */
  tell(tables: readonly string[], changes: () => Promise<readonly RecordChange[]>): Promise<ToldMark> {
    return this.#inTurn(async () => {
      let told: ToldMark | undefined;
      await this.#write(async () => {
        const rows = await this.#rowsOf(tables);
        told = rows.mark;
        return [...(await changes()), ...rows.changes, headChange(told)];
      });
      if (!told) throw new Error('nothing was written');
      return told;
    });
  }

  async #rowsOf(
    tables: readonly string[],
  ): Promise<{ readonly mark: ToldMark; readonly changes: readonly RecordChange[] }> {
    let mark = await this.head();
    if (!mark) throw new Error('nobody has begun to tell');
    const changes: RecordChange[] = [];
    for (const table of tables) {
      mark = { n: mark.n + 1, id: randomUUID() };
      changes.push(rowChange(mark, table));
    }
    return { mark, changes };
  }

  /** The tables that were told behind this mark, each once, and the mark behind those; `undefined`: the mark is of no row that is here. */
  async since(mark: ToldMark): Promise<{ readonly tables: readonly string[]; readonly mark: ToldMark } | undefined> {
    const kept = await this.#records.get(keyOf(mark.n));
    if (kept === undefined || (JSON.parse(kept) as ToldRow).id !== mark.id) return undefined;
    const tables = new Set<string>();
    for (let last = mark; ; ) {
      const rows = await this.#records.page(TOLD, keyOf(last.n), ROWS_AT_ONCE);
      for (const [key, value] of rows) {
        const { id, table } = JSON.parse(value) as ToldRow;
        last = { n: Number(key.slice(TOLD.length)), id };
        if (table !== undefined) tables.add(table);
      }
      if (rows.length < ROWS_AT_ONCE) return { tables: [...tables], mark: last };
    }
  }
}

const keyOf = (n: number): string => `${TOLD}${String(n).padStart(10, '0')}`;

const rowChange = ({ n, id }: ToldMark, table?: string): RecordChange => ({
  put: keyOf(n),
  value: JSON.stringify({ id, ...(table === undefined ? {} : { table }) } satisfies ToldRow),
});

const headChange = (mark: ToldMark): RecordChange => ({ put: HEAD, value: JSON.stringify(mark) });

/** The same rows without this table, for whoever deletes it. */
export const toldWithout = (
  records: readonly (readonly [key: string, value: string])[],
  table: string,
): readonly { readonly key: string; readonly value: string }[] =>
  records.flatMap(([key, value]) => {
    if (!key.startsWith(TOLD)) return [];
    const { id, table: its } = JSON.parse(value) as ToldRow;
    return its === table ? [{ key, value: JSON.stringify({ id } satisfies ToldRow) }] : [];
  });
