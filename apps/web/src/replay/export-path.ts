import type { MatchView } from '@vexillum/ledger';

/** Where a table's match file is; the header `X-Seat` names the seat that asks. */
export const exportPath = (table: string, view: MatchView): string =>
  `/api/tables/${encodeURIComponent(table)}/export?view=${view}`;
