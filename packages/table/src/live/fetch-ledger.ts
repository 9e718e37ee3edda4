import type { LedgerPage } from '@vexillum/protocol';
import type { LedgerPlace, ReadLedger } from './follower.ts';

const PATIENCE = 30_000;

/** Asks the server that the page came from. */
export const fetchLedger =
  ({ origin, table, seat }: LedgerPlace): ReadLedger =>
  async (from) => {
    const answer = await fetch(`${origin}/api/tables/${encodeURIComponent(table)}/ledger?from=${from}`, {
      headers: { 'x-seat': seat },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) throw new Error(`the ledger cannot be read: ${answer.status}`);
    return (await answer.json()) as LedgerPage;
  };
