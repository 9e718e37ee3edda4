import type { Seat } from '@vexillum/model';
import type { RecordChange } from '../store/records.ts';
import { type Invite, inviteKey, seatKey } from './invite.ts';
import { newInviteToken } from './secret-token.ts';
import { INVITE_LIFE, type Session } from './session.ts';

/** What is known of one seat: its invite and who holds it. */
export interface SeatPage {
  readonly seat: Seat;
  readonly invite: Invite;
  readonly sessions: readonly Session[];
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
export const isClaimed = (page: SeatPage): boolean =>
  isForMany(page.seat) ? page.sessions.length > 0 : page.invite.isSpent === true;

export const newInvite = (table: string, seat: Seat, now: number): { invite: Invite; token: string } => {
  const { id, text, hash } = newInviteToken();
  return { invite: { id, table, seat: seat.id, hash, expires: now + INVITE_LIFE }, token: text };
};

export const inviteChange = (invite: Invite): RecordChange => ({
  put: inviteKey(invite.id),
  value: JSON.stringify(invite),
});

export const pageChange = (table: string, { seat, invite, sessions }: SeatPage): RecordChange => ({
  put: seatKey(table, seat.id),
  value: JSON.stringify({
    invite,
    sessions: sessions.map(({ id, hash, name, until }): KeptSession => ({ id, hash, name, until })),
  }),
});

export const readPage = (seat: Seat, value: string): SeatPage => {
  const { invite, sessions } = JSON.parse(value) as { invite: Invite; sessions: KeptSession[] };
  return { seat, invite, sessions: sessions.map((kept) => ({ ...kept, seat, isRevoked: false })) };
};
