import type { LogStore } from '../room/log-store.ts';

/** All records of a table from one on, page by page. */
export const readWholeLog = async (store: LogStore, table: string, from = 0): Promise<string[]> => {
  const values: string[] = [];
  for (;;) {
    const page = await store.read(table, from + values.length, 1000);
    if (page.length === 0) return values;
    values.push(...page);
  }
};
