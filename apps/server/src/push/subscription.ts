import type { SummonsKind } from '@vexillum/model';

/** A browser that wants to be called to a table: what its push service told it, and for whom. */
export interface Subscription {
  readonly endpoint: string;
  /** What messages to it are encrypted with (RFC 8291), base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The session by which it sits there: who is no longer let in is no longer called. */
  readonly session: string;
  /** What it is called with, in its reader's language. */
  readonly says: Says;
}

/** Its turn, the end of the game, and what games that convene others call for; what is left out is not called for. */
export type Says = { readonly turn: string; readonly over: string } & { readonly [kind in SummonsKind]?: string };

/** All subscriptions of a table are one record. */
export const SUBSCRIBED = 'push!';
export const subscribedKey = (table: string): string => `${SUBSCRIBED}${table}`;

/** By seats. */
export type Subscriptions = Readonly<Record<string, readonly Subscription[]>>;
