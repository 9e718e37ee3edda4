import type { ConvenedBy, LedgerEntry } from '@vexillum/protocol';
import {
  type HouseRule,
  type Json,
  type ProfileSummary,
  type SeatKind,
  type RuleValues,
  withNames,
  type Words,
  wordsTold,
} from '@vexillum/model';
import type { KeptNames } from '@vexillum/ledger';
import { newUuid } from '@vexillum/table';
import { nameOfIn, readable as shown } from './people-names.ts';

/** A game as the server offers it. */
export interface OfferedGame {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  /** How many can play, each for themselves or as a captain. */
  readonly mostPlayers: number;
  readonly profiles: readonly ProfileSummary[];
  readonly houseRules: readonly HouseRule[];
}

export interface InvitedSeat {
  readonly seat: string;
  readonly kind: SeatKind;
  readonly side?: string;
  readonly command?: 1 | 2 | 3;
}

export interface Invite extends InvitedSeat {
  readonly token: string;
  readonly url: string;
}

export interface ClaimedSeat {
  readonly table: string;
  readonly seat: string;
  readonly kind: SeatKind;
  readonly side?: string;
  readonly command?: 1 | 2 | 3;
  readonly name: string;
  /** Told once, to whoever has just sat down: brings them back when they have lost every device. Kept nowhere in this browser. */
  readonly recovery?: string;
}

/** What `GET /api/tables/:table` tells, as far as these screens read it. */
export interface TableFacts {
  /** What signatures name the game by: the id of the table where it began. */
  readonly gameId?: string;
  readonly game: string;
  readonly profile: string;
  readonly name?: string;
  /** Until when the server keeps the table if nobody comes back, ISO 8601 UTC; left out where that is for ever. */
  readonly keptUntil?: string;
  /** The event that it is a game of. */
  readonly convenedBy?: ConvenedBy;
  readonly seats: readonly { readonly seat: string; readonly side?: string }[];
  /** Why nobody plays on at it: it was begun by rules that this version does not have. */
  readonly halted?: { readonly words: Words };
}

/** A "no" from the server, or no answer at all (`status` 0). */
export interface ApiProblem {
  readonly kind: 'problem';
  readonly status: number;
  readonly code: string;
  readonly words: Words;
  /** Seconds to wait, where the server says so. */
  readonly retryAfter?: number;
}

export const isApiProblem = (value: unknown): value is ApiProblem =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'problem';

export const problemOf = async (response: Response): Promise<ApiProblem> => {
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const body = (await response.json().catch(() => ({}))) as {
    error?: { code?: string; message?: string; words?: unknown };
  };
  return {
    kind: 'problem',
    status: response.status,
    code: body.error?.code ?? 'unknown',
    words: wordsTold({ message: body.error?.message ?? response.statusText, words: body.error?.words }),
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
  };
};

export const noAnswer = (error: unknown): ApiProblem => ({
  kind: 'problem',
  status: 0,
  code: 'no-answer',
  words: wordsTold({ message: String(error) }),
});

const TRIES = 4;

const LONGEST_WAIT = 5;

interface Asked extends RequestInit {
  /** What becomes of what is said of whoever was forgotten. */
  readonly readable?: <T>(said: T) => T;
}

const askOnce = async <Answer>(path: string, { readable = shown, ...init }: Asked): Promise<Answer | ApiProblem> => {
  try {
    const response = await fetch(path, { ...init, credentials: 'same-origin' });
    return response.ok ? readable((await response.json()) as Answer) : await problemOf(response);
  } catch (error) {
    return noAnswer(error);
  }
};

/** A server that has too much to do says so before it has done anything, and when it will have time: nobody need be told of that. */
export const ask = async <Answer>(path: string, init: Asked = {}): Promise<Answer | ApiProblem> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await askOnce<Answer>(path, init);
    if (tries === TRIES || !isApiProblem(answer) || answer.code !== 'busy') return answer;
    const { retryAfter: seconds = LONGEST_WAIT } = answer;
    if (seconds > LONGEST_WAIT) return answer;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
};

export const post = <Answer>(path: string, body: unknown) =>
  ask<Answer>(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

export const getGames = async (): Promise<readonly OfferedGame[] | ApiProblem> => {
  const answer = await ask<{ games: readonly OfferedGame[] }>('/api/games');
  return isApiProblem(answer) ? answer : answer.games;
};

export interface NewTable {
  readonly game: string;
  readonly profile: string;
  readonly name?: string;
  readonly houseRules: RuleValues;
  /** Left out, it is private. */
  readonly visibility?: 'public';
}

export const createTable = (table: NewTable) =>
  post<{ table: string; invites: readonly Invite[]; byCaptains?: readonly InvitedSeat[] }>('/api/tables', table);

/** A captain's seat that an umpire gives a new link from then on: everybody is told first. */
export interface Announced {
  readonly notice: { readonly until: string };
}

/** Whoever sits there loses the seat; the answer holds the link for the next one. */
export const renewSeat = (table: string, seat: string, asking: string) =>
  ask<Invite | Announced>(`/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/rotate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Seat': asking },
    body: '{}',
  });

/** What an invite leads to: the game, the table's name, the seat, and who sits there already. */
export interface Invitation {
  readonly game: string;
  readonly table: string;
  readonly seat: string;
  readonly kind: SeatKind;
  readonly side?: string;
  readonly command?: 1 | 2 | 3;
  readonly seated: readonly {
    readonly kind: SeatKind;
    readonly side?: string;
    readonly command?: 1 | 2 | 3;
    readonly name: string;
  }[];
}

/** Takes nothing: the link works as before. */
export const readInvitation = (token: string) => post<Invitation>('/api/invite', { token });

const ofSeat = <Answer>(table: string, seat: string, what: string) =>
  ask<Answer>(`/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/${what}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Seat': seat },
    body: '{}',
  });

/** A new recovery code for the own seat; the one before is worth nothing from then on. */
export const makeRecovery = (table: string, seat: string) => ofSeat<{ recovery: string }>(table, seat, 'recovery');

/** What whoever sits there was called at this table is known to nobody any more, themselves and the server included. */
export const forgetName = (table: string, seat: string) => ofSeat<object>(table, seat, 'forget-name');

/** Whoever sits there says that they are here: an umpire who has announced a new link makes none. */
export const keepSeat = (table: string, seat: string) => ofSeat<object>(table, seat, 'keep');

/** Sits down again with the code that was told then; the seat's other devices stand up. */
export const claimByRecovery = (code: string) => post<ClaimedSeat>('/api/claim', { code });

export const claimSeat = (token: string, name: string) => post<ClaimedSeat>('/api/claim', { token, name });

const asSeat = <Answer>(table: string, seat: string, path: string, body: unknown) =>
  ask<Answer>(`/api/tables/${encodeURIComponent(table)}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Seat': seat },
    body: JSON.stringify(body),
  });

/** What a report is about: a line of talk, a seat, or somebody who watches. */
export type Reported = { readonly line: string } | { readonly seat: string } | { readonly watcher: string };

/** Tells those who run the server of it, with what this seat can read of it. */
export const report = (table: string, seat: string, about: Reported, reason: string) =>
  asSeat<{ report: string }>(table, seat, 'reports', { ...about, reason });

export interface Watcher {
  readonly watcher: string;
  readonly name: string;
  readonly connected: boolean;
}

export const readWatchers = (table: string, seat: string) =>
  ask<{ watchers: readonly Watcher[] }>(`/api/tables/${encodeURIComponent(table)}/watchers`, {
    headers: { 'X-Seat': seat },
  });

/** Whoever watched so comes back by this link no more; with `newLink` nobody comes by it, and the answer has the one that does. */
export const sendAway = (table: string, seat: string, watcher: string, newLink: boolean) =>
  asSeat<{ invite?: Invite }>(table, seat, `watchers/${encodeURIComponent(watcher)}/send-away`, { newLink });

/** The seat that this one is at the rematch of a game that is over; `isMade`: nobody had asked for one before. */
export const claimRematch = (table: string, seat: string) =>
  ask<ClaimedSeat & { readonly isMade: boolean }>(`/api/tables/${encodeURIComponent(table)}/rematch`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Seat': seat },
    body: '{}',
  });

/** The seat that this one is at a table which this table has opened; `key` is what it calls that. */
export const claimConvened = (table: string, seat: string, key: string) =>
  asSeat<ClaimedSeat>(table, seat, `convened/${encodeURIComponent(key)}/seat`, {});

/** Acts for a seat that this browser holds, without sitting there. */
export const actAt = (table: string, seat: string, name: string, args: Json) =>
  ask<{ seq: number; result?: unknown }>(
    `/api/tables/${encodeURIComponent(table)}/actions/${encodeURIComponent(name)}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Seat': seat },
      body: JSON.stringify({ id: newUuid(), args }),
    },
  );

export const readTable = (table: string, seat: string) =>
  ask<TableFacts>(`/api/tables/${encodeURIComponent(table)}`, { headers: { 'X-Seat': seat } });

/** A page of the public ledger from that entry on. */
export const readLedger = (table: string, seat: string, from: number) =>
  ask<{ entries: readonly LedgerEntry[] }>(`/api/tables/${encodeURIComponent(table)}/ledger?from=${from}`, {
    headers: { 'X-Seat': seat },
    // Tokens in the place of names are the ledger's own.
    readable: (said) => said,
  });

/** What those are called in whose place a table's ledger has tokens. */
const readNames = (table: string, seat: string) =>
  ask<{ names: KeptNames }>(`/api/tables/${encodeURIComponent(table)}/names`, { headers: { 'X-Seat': seat } });

/** The public ledger of a table as people read it, page by page; none where it cannot be had just now. */
export const readWholeLedger = async (table: string, seat: string): Promise<readonly LedgerEntry[] | undefined> => {
  const entries: LedgerEntry[] = [];
  for (;;) {
    const page = await readLedger(table, seat, entries.length);
    if (isApiProblem(page)) return undefined;
    if (page.entries.length === 0) break;
    entries.push(...page.entries);
  }
  const known = await readNames(table, seat);
  return withNames(entries, nameOfIn(isApiProblem(known) ? {} : known));
};
