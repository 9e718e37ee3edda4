import type { ConvenedBy, ListedSeek, ListedTable, OwnSeek } from '@vexillum/protocol';
import { type ApiProblem, ask, type ClaimedSeat, isApiProblem, post } from '../api.ts';
import { remembered } from '../sit-down.ts';

const ofTable = (table: string): string => `/api/play/${encodeURIComponent(table)}`;

/** A listed table; 404 for one that is private, and for none. */
export const readListed = (table: string) => ask<ListedTable>(ofTable(table));

/** The event that a game belongs to, where anybody may find it; 404 otherwise. */
export const readConvener = (table: string) => ask<ConvenedBy>(`${ofTable(table)}/convened-by`);

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

/** What somebody looks for. */
export type SeekWish = Omit<ListedSeek, 'seek' | 'since'>;

/** Puts up what this browser looks for, in the place of what it looked for before. */
export const putSeek = (wish: SeekWish) => post<ListedSeek>('/api/seeks', wish);

export const readOwnSeek = () => ask<OwnSeek>('/api/seeks/mine');

/** Takes the own seek back; of one that was answered, says that its seats have come. */
export const withdrawSeek = () => post<object>('/api/seeks/mine/withdraw', {});

/** The seats of whoever was found, a player's first; this browser remembers that it holds them. `hostName` is how the host is to be called. */
export const sitAsFound = async (hostName: string): Promise<ClaimedSeat | ApiProblem> => {
  const sat = await post<ClaimedSeat & { readonly also: readonly ClaimedSeat[] }>('/api/seeks/mine/sit', {
    name: hostName,
  });
  if (isApiProblem(sat)) return sat;
  for (const seat of sat.also) remembered(seat);
  return remembered(sat);
};

/** A new table with whoever looks for somebody, and a seat at it. */
export const answerSeek = async (seek: string, name: string): Promise<ClaimedSeat | ApiProblem> =>
  remembered(await post<ClaimedSeat>(`/api/seeks/${encodeURIComponent(seek)}/answer`, { name }));
