import type { CookieSerializeOptions } from '@fastify/cookie';
import { SESSION_LIFE } from './session.ts';

/**
 * One cookie a seat, so that several seats and tables live in one browser. The prefix makes browsers refuse it from anywhere but this
 * host over https; on plain http it could not be set at all.
 */
export const sessionCookieName = (table: string, seat: string, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}s_${table}_${seat}`;

export const sessionCookieOptions = (isSecure: boolean): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict',
  secure: isSecure,
  maxAge: SESSION_LIFE / 1000,
});

/** A request's cookies by name. The first of two that share a name counts, as browsers send the closer one first. */
export const readCookies = (header: string | undefined): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
};
