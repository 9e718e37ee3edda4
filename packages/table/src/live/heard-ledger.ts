import { brokenLink } from '@vexillum/ledger';
import type { Head, LedgerEntry } from '@vexillum/protocol';
import { atom } from 'nanostores';
import { Listeners } from './listeners.ts';

/** The newest entries as the server shows them: whether each is linked to the one before. Everything else is the follower's to check. */
export class HeardLedger {
  readonly $head = atom<Head | undefined>(undefined);
  readonly $isChainWhole = atom(true);
  readonly entries = new Listeners<readonly LedgerEntry[]>();

  /** A new connection begins wherever the server is by then. */
  greet(head: Head): void {
    this.$head.set(head);
  }

  hear(entries: readonly LedgerEntry[]): void {
    for (const entry of entries) {
      if (brokenLink(entry, this.$head.get()) !== undefined) this.$isChainWhole.set(false);
      this.$head.set({ seq: entry.seq, hash: entry.hash });
    }
    this.entries.tell(entries);
  }
}
