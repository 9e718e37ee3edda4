import { type Words, words } from '@vexillum/model';
import type { ChainHead, EntryBody } from '../entry.ts';

type Linked = Pick<EntryBody, 'seq' | 'prev'> & { readonly hash: string };

/**
 * Why these entries, a run of the ledger as the server shows it now, do not go on from the head that I knew; `undefined` when they do.
 * They must reach back to the known head or to the entry after it. Each hash is believed: `brokenLink` checks it.
 */
export const brokenDescent = (known: ChainHead, entries: readonly Linked[]): Words | undefined => {
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last || last.seq < known.seq)
    return words('The ledger ends before entry {0}, which was there before.', known.seq);
  if (first.seq > known.seq + 1) return words('The entries after {0} are missing.', known.seq);
  const same = entries.find(({ seq }) => seq === known.seq);
  const next = entries.find(({ seq }) => seq === known.seq + 1);
  if (same && same.hash !== known.hash) return words('Entry {0} is not the one that was there before.', known.seq);
  if (next && next.prev !== known.hash)
    return words('Entry {0} does not follow from the entry {1} that was there before.', next.seq, known.seq);
  return brokenRun(entries);
};

const brokenRun = (entries: readonly Linked[]): Words | undefined => {
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1];
    if (before && (entry.seq !== before.seq + 1 || entry.prev !== before.hash))
      return words('Entry {0} does not follow from the one before it.', entry.seq);
  }
  return undefined;
};

/** Whether the ledger that the server shows now goes on from the head that I knew: otherwise it was forked, or an old backup came back. */
export const descends = (known: ChainHead, entries: readonly Linked[]): boolean =>
  brokenDescent(known, entries) === undefined;
