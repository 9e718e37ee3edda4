import type { RecordChange, Records } from '@vexillum/table/room';
import type { OpenTable } from '../open-table.ts';

/** That a table is listed for strangers. Kept beside the table, not in its ledger: it is about this server's door, not about the game, and no copy of the match is listed with it. */
export interface Listing {
  /** The players' seats that strangers may take. */
  readonly seats: readonly string[];
  readonly mayWatch: boolean;
  /** When the table was opened, ISO 8601 UTC. */
  readonly openedAt: string;
}

export const listingKey = (table: string): string => `listing!${table}`;

export const listingChange = (table: string, listing: Listing | undefined): RecordChange =>
  listing ? { put: listingKey(table), value: JSON.stringify(listing) } : { del: listingKey(table) };

export const readListing = async (records: Records, table: string): Promise<Listing | undefined> => {
  const kept = await records.get(listingKey(table));
  return kept === undefined ? undefined : (JSON.parse(kept) as Listing);
};

/** What a new listing is: the seats that its host wants to open as far as they can be, or all of those. */
export const newListing = (open: OpenTable, openedAt: string, wish: Partial<Listing> = {}): Listing => {
  const all = open.game.seats.filter(({ kind }) => kind === 'captain').map(({ id }) => id);
  const { seats = all, mayWatch = true } = wish;
  return { seats: all.filter((seat) => seats.includes(seat)), mayWatch, openedAt };
};

/** When the table was made, ISO 8601 UTC. */
export const openedAt = async ({ room }: OpenTable, now: number): Promise<string> => {
  const genesis = await room.entryAt(0);
  return genesis?.at ?? new Date(now).toISOString();
};
