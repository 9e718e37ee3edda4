import type { OpenTable } from '../open-table.ts';
import { sessionCookieName } from './session-cookie.ts';
import type { Session } from './session.ts';

export interface Asking {
  readonly cookies: ReadonlyMap<string, string>;
  readonly isSecure: boolean;
  /** The seat that the request says it speaks for. */
  readonly named: string | undefined;
}

export type WhoAsks =
  | { readonly kind: 'session'; readonly session: Session }
  /** No seat held at that table. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'several' }
  | { readonly kind: 'not-held' };

const heldSessions = ({ table, game, seats }: OpenTable, { cookies, isSecure }: Asking): Session[] =>
  game.seats.flatMap(({ id }) => {
    const cookie = cookies.get(sessionCookieName(table, id, isSecure));
    return (cookie !== undefined && seats.sessionOf(id, cookie)) || [];
  });

/** Which of the seats that a browser holds at this table is speaking. */
export const whoAsks = (open: OpenTable, asking: Asking): WhoAsks => {
  const held = heldSessions(open, asking);
  const [only] = held;
  if (!only) return { kind: 'nobody' };
  if (asking.named === undefined) return held.length === 1 ? { kind: 'session', session: only } : { kind: 'several' };
  const session = held.find(({ seat }) => seat.id === asking.named);
  return session ? { kind: 'session', session } : { kind: 'not-held' };
};
