import type { LedgerEntry } from '@vexillum/protocol';
import { isApiProblem, readLedger } from '@vexillum/frame/api';

/** The public ledger of a table, page by page; none where it cannot be had just now. */
export const readWholeLedger = async (table: string, seat: string): Promise<readonly LedgerEntry[] | undefined> => {
  const entries: LedgerEntry[] = [];
  for (;;) {
    const page = await readLedger(table, seat, entries.length);
    if (isApiProblem(page)) return undefined;
    if (page.entries.length === 0) return entries;
    entries.push(...page.entries);
  }
};
