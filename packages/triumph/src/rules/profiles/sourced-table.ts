import type { Origin, Sourced } from './sourced.ts';

/** One cell whose origin differs from that of its table and column. */
export interface CellOrigin<Row> extends Origin {
  readonly code: string;
  readonly column: keyof Row;
  /** What another source says instead. */
  readonly otherwise?: string;
}

/** Rows of plain values that share an origin, apart from the columns and cells that are named. */
export interface SourcedTable<Row extends { readonly code: string }> extends Origin {
  readonly rows: readonly Row[];
  readonly columns?: { readonly [Column in keyof Row]?: Origin };
  readonly cells?: readonly CellOrigin<Row>[];
}

export const rowOf = <Row extends { readonly code: string }>(table: SourcedTable<Row>, code: string): Row | undefined =>
  table.rows.find((row) => row.code === code);

/** One value of a table together with its origin, for tooltips that say how sure a number is. */
export const cellOf = <Row extends { readonly code: string }, Column extends keyof Row>(
  table: SourcedTable<Row>,
  code: string,
  column: Column,
): Sourced<Row[Column]> | undefined => {
  const row = rowOf(table, code);
  if (!row) return undefined;
  const cell = table.cells?.find((candidate) => candidate.code === code && candidate.column === column);
  const { source, isVerified } = cell ?? table.columns?.[column] ?? table;
  return { value: row[column], source, isVerified };
};
