import type { TableReader } from '../room/store.ts';

/** All records of a table from one on, page by page. */
export const readWholeLog = async (store: Pick<TableReader, 'read'>, table: string, from = 0): Promise<string[]> => {
  const values: string[] = [];
  for (;;) {
    const page = await store.read(table, from + values.length, 1000);
    if (page.length === 0) return values;
    values.push(...page);
  }
};
