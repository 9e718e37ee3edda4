import type { Seat } from '@vexillum/model';
import type { RecordChange } from '@vexillum/table/room';
import { type Invite, inviteKey, seatKey } from './invite.ts';
import type { Recovery } from './recovery.ts';
import { newInviteToken } from './secret-token.ts';
import { INVITE_LIFE, type Session } from './session.ts';

/** What is known of one seat: its invite and who holds it. */
export interface SeatPage {
  readonly seat: Seat;
  /** None as long as nobody may sit there: a commander's captain makes it. */
  readonly invite?: Invite;
  readonly sessions: readonly Session[];
  /** Brings its holder back without a device. */
  readonly recovery?: Recovery;
  /** Somebody held it before it got a new link: the side may have secrets, so whoever made the table has no more say here. */
  readonly wasHeld?: true;
  /** Devices that were sent away, the last first: they do not come back by the same link. */
  readonly sentAway?: readonly SentAway[];
}

/** What is kept of a device that was sent away: enough to recognise it. */
export interface SentAway {
  readonly id: string;
  /** SHA-256 of its cookie's value, hex. */
  readonly hash: string;
}

/** Somebody who watches, on however many devices. */
export interface Watcher {
  readonly seat: string;
  /** Of their first session; says nothing that anybody could come in with. */
  readonly id: string;
  readonly name: string;
}

interface KeptSession {
  readonly id: string;
  readonly hash: string;
  readonly name: string;
  readonly until: number;
}

/** A spectator's invite lets many in, so it is never spent by a claim. */
export const isForMany = (seat: Seat): boolean => seat.kind === 'spectator';

/** Somebody has claimed it and still holds it. */
export const isClaimed = ({ seat, invite, sessions }: SeatPage): boolean =>
  isForMany(seat) || !invite ? sessions.length > 0 : invite.isSpent === true;

/** Somebody holds it or held it, so that it may be known there what its side keeps secret. */
export const wasEverHeld = (page: SeatPage): boolean => page.wasHeld === true || isClaimed(page);

/** Whoever makes a table hands its links out, but for commanders': who sits in a team, its captain says. */
export const isCaptainsToInvite = ({ kind }: Seat): boolean => kind === 'commander';

export const newInvite = (table: string, seat: Seat, now: number): { invite: Invite; token: string } => {
  const { id, text, hash } = newInviteToken();
  return { invite: { id, table, seat: seat.id, hash, expires: now + INVITE_LIFE }, token: text };
};

export const inviteChange = (invite: Invite): RecordChange => ({
  put: inviteKey(invite.id),
  value: JSON.stringify(invite),
});

type KeptPage = Omit<SeatPage, 'seat' | 'sessions'> & { readonly sessions: readonly KeptSession[] };

export const pageChange = (table: string, { seat, sessions, ...page }: SeatPage): RecordChange => {
  const kept: KeptPage = {
    ...page,
    sessions: sessions.map(({ id, hash, name, until }): KeptSession => ({ id, hash, name, until })),
  };
  return { put: seatKey(table, seat.id), value: JSON.stringify(kept) };
};

/** Whether a page, as it is kept, is of a seat that somebody has taken at some time. */
export const wasHeldByNow = (value: string): boolean => {
  const { wasHeld = false, sessions, invite } = JSON.parse(value) as KeptPage;
  return wasHeld || sessions.length > 0 || invite?.isSpent === true;
};

/** A page, as it is kept, with other names of those who sit there. */
export const renamed = (value: string, nameOf: (name: string) => string): string => {
  const { sessions, ...page } = JSON.parse(value) as KeptPage;
  return JSON.stringify({ ...page, sessions: sessions.map((kept) => ({ ...kept, name: nameOf(kept.name) })) });
};

export const readPage = (seat: Seat, value: string): SeatPage => {
  const { sessions, ...page } = JSON.parse(value) as KeptPage;
  return { ...page, seat, sessions: sessions.map((kept) => ({ ...kept, seat, isRevoked: false })) };
};
