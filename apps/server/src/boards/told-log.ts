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
  /** None in a row with which it began. */
  readonly table?: string;
  /** Something may have been told before it that has no row. */
  readonly isGap?: true;
}

interface Head extends ToldMark {
  /** Of all that ever made the boards, the one that writes it, where everything is sure to be in it that was told until then. */
  readonly maker?: number;
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
    const head = await this.#head();
    return head && { n: head.n, id: head.id };
  }

  async #head(): Promise<Head | undefined> {
    const kept = await this.#records.get(HEAD);
    return kept === undefined ? undefined : (JSON.parse(kept) as Head);
  }

  /** Whether the one that made the boards before the `nth` has written all that it told. A version from before there were such rows has written none. */
  async isKeptBefore(nth: number): Promise<boolean> {
    const maker = (await this.#head())?.maker;
    return maker === nth - 1 || maker === nth;
  }

  /** The `nth` that makes the boards writes on. */
  goOn(nth: number): Promise<void> {
    return this.#inTurn(() =>
      this.#write(async () => {
        const head = await this.#head();
        return head ? [headChange({ ...head, maker: nth })] : [];
      }),
    );
  }

  /** Something may have been told that has no row: whoever has heard what was told until now is to hear all of it anew. `maker`: from now on nothing is. */
  noteGap(maker: number | undefined): Promise<void> {
    return this.#inTurn(() =>
      this.#write(async () => {
        const mark = { n: ((await this.head())?.n ?? -1) + 1, id: randomUUID() };
        return [rowChange(mark, { isGap: true }), headChange({ ...mark, ...(maker === undefined ? {} : { maker }) })];
      }),
    );
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
        const head = await this.#head();
        if (!head) throw new Error('nobody has begun to tell');
        const rows = rowsOf(head, tables);
        told = rows.mark;
        return [...(await changes()), ...rows.changes, headChange({ ...head, ...told })];
      });
      if (!told) throw new Error('nothing was written');
      return told;
    });
  }

  /**
   * The tables that were told behind this mark, each once, and the mark behind those. `undefined`: the mark is of no row that is here, or not all that was told
   * since has one.
   */
  async since(mark: ToldMark): Promise<{ readonly tables: readonly string[]; readonly mark: ToldMark } | undefined> {
    const kept = await this.#records.get(keyOf(mark.n));
    if (kept === undefined || (JSON.parse(kept) as ToldRow).id !== mark.id) return undefined;
    const tables = new Set<string>();
    for (let last = mark; ; ) {
      const rows = await this.#records.page(TOLD, keyOf(last.n), ROWS_AT_ONCE);
      for (const [key, value] of rows) {
        const { id, table, isGap } = JSON.parse(value) as ToldRow;
        if (isGap) return undefined;
        last = { n: Number(key.slice(TOLD.length)), id };
        if (table !== undefined) tables.add(table);
      }
      if (rows.length < ROWS_AT_ONCE) return { tables: [...tables], mark: last };
    }
  }
}

const keyOf = (n: number): string => `${TOLD}${String(n).padStart(10, '0')}`;

const rowChange = ({ n, id }: ToldMark, what: Omit<ToldRow, 'id'> = {}): RecordChange => ({
  put: keyOf(n),
  value: JSON.stringify({ id, ...what } satisfies ToldRow),
});

const headChange = (head: Head): RecordChange => ({ put: HEAD, value: JSON.stringify(head) });

/** A row for each of these tables, and the last one's mark. */
const rowsOf = (
  head: ToldMark,
  tables: readonly string[],
): { readonly mark: ToldMark; readonly changes: readonly RecordChange[] } => {
  const rows = tables.map((table, at) => ({ mark: { n: head.n + 1 + at, id: randomUUID() }, table }));
  const { n, id } = rows.at(-1)?.mark ?? head;
  return { mark: { n, id }, changes: rows.map(({ mark, table }) => rowChange(mark, { table })) };
};

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
