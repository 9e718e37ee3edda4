import type { Seat } from '@vexillum/model';
import { hashOf, isSameHash, sessionIdOf } from './secret-token.ts';

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

/** The live one among these that a cookie's value stands for. */
export const sessionAmong = (sessions: readonly Session[], cookie: string, now: number): Session | undefined => {
  const id = sessionIdOf(cookie);
  const session = sessions.find((candidate) => candidate.id === id);
  return session && isLive(session, now) && isSameHash(session.hash, hashOf('gtses1', cookie)) ? session : undefined;
};
