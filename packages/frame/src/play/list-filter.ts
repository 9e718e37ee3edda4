import type { ListedSeek, ListedTable } from '@vexillum/protocol';

/** What somebody looks for in the list. */
export interface ListFilter {
  /** A game's id; empty: any. */
  readonly game: string;
  readonly hasSeat: boolean;
  readonly mayWatch: boolean;
}

export const ANYTHING: ListFilter = { game: '', hasSeat: false, mayWatch: false };

/** Those with a seat first, then the newest first. */
export const filtered = (tables: Iterable<ListedTable>, { game, hasSeat, mayWatch }: ListFilter): ListedTable[] =>
  [...tables]
    .filter(
      (table) =>
        (game === '' || table.game === game) && (!hasSeat || table.free.length > 0) && (!mayWatch || table.mayWatch),
    )
    .sort(
      (a, b) =>
        Number(b.free.length > 0) - Number(a.free.length > 0) ||
        (a.openedAt < b.openedAt ? 1 : -1) ||
        (a.table < b.table ? -1 : 1),
    );

/** Those of others, the newest first. They have a seat free, and nothing that can be watched. */
export const filteredSeeks = (
  seeks: Iterable<ListedSeek>,
  { game, mayWatch }: ListFilter,
  own: string | undefined,
): ListedSeek[] =>
  [...seeks]
    .filter((seek) => seek.seek !== own && !mayWatch && (game === '' || seek.game === game))
    .sort((a, b) => (a.since < b.since ? 1 : -1));
