import { type StatementName, statements } from './schema.ts';
import type { Sqlite, Statement } from './sqlite.ts';

/** A connection's statements, each prepared when it is needed first. */
export class Prepared {
  readonly #sqlite: Sqlite;
  readonly #statements: Partial<Record<StatementName, Statement>> = {};

  constructor(sqlite: Sqlite) {
    this.#sqlite = sqlite;
  }

  run(name: StatementName): Statement {
    return (this.#statements[name] ??= this.#sqlite.prepare(statements[name]));
  }
}
