import { brokenLink, type ChainHead } from '@vexillum/ledger';
import { changeInPlace, type Changes, emptySnapshot, type Snapshot, plainText } from '@vexillum/model';
import type { Head, LedgerEntry } from '@vexillum/protocol';
import type { TestBrowser } from '../../test-browser.ts';
import { grandTriumph } from '@vexillum/triumph';

/** The whole public ledger, page by page, over HTTP. */
export const readLedger = async (browser: TestBrowser, table: string): Promise<LedgerEntry[]> => {
  const all: LedgerEntry[] = [];
  for (;;) {
    const answer = await browser.get(`/api/tables/${table}/ledger?from=${all.length}`);
    if (answer.status !== 200) throw new Error(`the ledger cannot be read: ${answer.text}`);
    const { entries, head } = answer.json<{ entries: LedgerEntry[]; head: Head }>();
    all.push(...entries);
    if (all.length > head.seq || entries.length === 0) return all;
  }
};

/** What is wrong with the chain, in one sentence. */
export const chainFault = (entries: readonly LedgerEntry[]): string | undefined => {
  let head: ChainHead | undefined;
  for (const entry of entries) {
    const fault = brokenLink(entry, head);
    if (fault !== undefined) return plainText(fault);
    head = { seq: entry.seq, hash: entry.hash };
  }
  return undefined;
};

/** The public records as the ledger tells them, all but the log, whose lines are not in the entries. */
export const foldLedger = (entries: readonly LedgerEntry[]): Snapshot => {
  const snapshot = emptySnapshot([], grandTriumph.kinds);
  for (const { changes } of entries)
    if (changes) changeInPlace(snapshot, { public: changes as Changes['public'] & object });
  return snapshot;
};
