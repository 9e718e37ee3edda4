import type { Words } from '@vexillum/model';
/** What a player is told about their connection to the table. */
export type Connection =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live'; readonly waiting: number }
  /** Lost a moment ago, trying again. */
  | { readonly kind: 'reconnecting'; readonly waiting: number }
  /** The browser has no network; what is done now waits. */
  | { readonly kind: 'offline'; readonly waiting: number }
  /** For good, with the reason; `code` is the close code. */
  | { readonly kind: 'refused'; readonly code: number /** A text of ours, whole. */; readonly says: Words };
