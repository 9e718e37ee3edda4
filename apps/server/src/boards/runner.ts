import type { Compilable } from 'kysely';
import type { Sqlite, Statement } from '../store/sqlite/sqlite.ts';

type Value = string | number | null;

/** A statement that was written once: to write one takes ten times as long as to run it. */
export interface Written<Row = unknown> {
  readonly sql: string;
  /** Only a type. */
  readonly row?: Row;
}

/** The values in `query` stand for those that are brought when it is run, in the same order. */
export const written = <Row>(query: Compilable<Row>): Written<Row> => ({ sql: query.compile().sql });

/** Runs what Kysely has written. */
export class Runner {
  readonly #sqlite: Sqlite;
  readonly #prepared = new Map<string, Statement>();

  constructor(sqlite: Sqlite) {
    this.#sqlite = sqlite;
  }

  all<Row>(query: Compilable<Row>): Row[] {
    const { sql, parameters } = query.compile();
    return this.#statement(sql).all(...(parameters as Value[])) as Row[];
  }

  /** One row after the other, however many there are. */
  *each<Row>(query: Compilable<Row>): Generator<Row> {
    const { sql, parameters } = query.compile();
    for (const row of this.#statement(sql).iterate(...(parameters as Value[]))) yield row as Row;
  }

  run(query: Compilable): void {
    const { sql, parameters } = query.compile();
    this.#statement(sql).run(...(parameters as Value[]));
  }

  allOf<Row>({ sql }: Written<Row>, ...values: readonly Value[]): Row[] {
    return this.#statement(sql).all(...values) as Row[];
  }

  runOf({ sql }: Written, ...values: readonly Value[]): void {
    this.#statement(sql).run(...values);
  }

  /** Nothing is run any more. */
  close(): void {
    this.#sqlite.close();
  }

  /** All or none. */
  together(work: () => void): void {
    this.#sqlite.exec('begin immediate');
    try {
      work();
      this.#sqlite.exec('commit');
    } catch (error) {
      this.#sqlite.exec('rollback');
      throw error;
    }
  }

  #statement(sql: string): Statement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#sqlite.prepare(sql);
    // Filters make a few hundred texts at most; whoever finds more ways to ask does not fill the memory.
    if (this.#prepared.size < 500) this.#prepared.set(sql, statement);
    return statement;
  }
}
