import type { ChainHead, EntryBody } from '../entry.ts';

type Linked = Pick<EntryBody, 'seq' | 'prev'> & { readonly hash: string };

/**
 * Why these entries, a run of the ledger as the server shows it now, do not go on from the head that I knew; `undefined` when they do.
 * They must reach back to the known head or to the entry after it. Each hash is believed: `brokenLink` checks it.
 */
export const brokenDescent = (known: ChainHead, entries: readonly Linked[]): string | undefined => {
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last || last.seq < known.seq)
    return `the ledger ends before entry ${known.seq}, which was there before`;
  if (first.seq > known.seq + 1) return `the entries after ${known.seq} are missing`;
  const same = entries.find(({ seq }) => seq === known.seq);
  const next = entries.find(({ seq }) => seq === known.seq + 1);
  if (same && same.hash !== known.hash) return `entry ${known.seq} is not the one that was there before`;
  if (next && next.prev !== known.hash)
    return `entry ${next.seq} does not follow from the entry ${known.seq} that was there before`;
  return brokenRun(entries);
};

const brokenRun = (entries: readonly Linked[]): string | undefined => {
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1];
    if (before && (entry.seq !== before.seq + 1 || entry.prev !== before.hash))
      return `entry ${entry.seq} does not follow from the one before it`;
  }
  return undefined;
};

/** Whether the ledger that the server shows now goes on from the head that I knew: else it was forked, or an old backup came back. */
export const descends = (known: ChainHead, entries: readonly Linked[]): boolean =>
  brokenDescent(known, entries) === undefined;
