import type { ListedTable } from '@vexillum/protocol';
import { type ApiProblem, ask, type ClaimedSeat, post } from '../api.ts';
import { remembered } from '../sit-down.ts';

const ofTable = (table: string): string => `/api/play/${encodeURIComponent(table)}`;

/** A listed table; 404 for one that is private, and for none. */
export const readListed = (table: string) => ask<ListedTable>(ofTable(table));

/** Takes a seat that is open to everybody, and remembers that this browser holds it. */
export const sitInOpen = async (table: string, seat: string, name: string): Promise<ClaimedSeat | ApiProblem> =>
  remembered(await post<ClaimedSeat>(`${ofTable(table)}/sit`, { seat, name }));

/** Who can find a table. */
export interface ListingFacts {
  readonly visibility: 'private' | 'public';
  /** The players' seats that anybody may take. */
  readonly seats?: readonly string[];
  readonly mayWatch?: boolean;
}

const listingOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}/listing`;

export const readListing = (table: string, seat: string) =>
  ask<ListingFacts>(listingOf(table), { headers: { 'X-Seat': seat } });

/** Lists the table or takes it off, as its host. */
export const setListing = (table: string, seat: string, listing: ListingFacts) =>
  ask<ListingFacts>(listingOf(table), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Seat': seat },
    body: JSON.stringify(listing),
  });
