import type { Seat } from '@vexillum/model';

export const DAY = 24 * 60 * 60 * 1000;
export const SESSION_LIFE = 90 * DAY;
export const INVITE_LIFE = 14 * DAY;

/** One browser's right to speak for one seat. */
export interface Session {
  readonly id: string;
  /** SHA-256 of the cookie's value, hex. */
  readonly hash: string;
  readonly seat: Seat;
  /** What the holder is called. */
  name: string;
  /** Milliseconds since 1970; slides. */
  until: number;
  /** Once true, nothing that it says counts any more. */
  isRevoked: boolean;
}

export const isLive = (session: Session, now: number): boolean => !session.isRevoked && now < session.until;
