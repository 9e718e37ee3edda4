import type { Head, LedgerEntry, LinkAnswer, LinkAsk, SignedHead } from '@vexillum/protocol';
import type { LedgerPlace } from './follower.ts';
import type { Trust } from './trust.ts';

/** What a page says to the follower that works elsewhere. */
export type ToFar =
  /** First and once. `kept` is what the page has kept of the last head that it knew. */
  | { readonly say: 'follow'; readonly place: LedgerPlace; readonly kept: string | null }
  | { readonly say: 'greet'; readonly head: Head; readonly signed: SignedHead | undefined }
  | { readonly say: 'hear'; readonly entries: readonly LedgerEntry[]; readonly signed: SignedHead | undefined }
  | { readonly say: 'ask'; readonly run: number; readonly ask: LinkAsk['ask'] }
  | { readonly say: 'check-all'; readonly run: number }
  | { readonly say: 'accept-head' };

/** What it says back, in the order in which it happens. */
export type FromFar =
  /** Loaded and running. */
  | { readonly say: 'ready' }
  | { readonly say: 'trust'; readonly trust: Trust }
  /** The page is to keep this head, or, where it is `null`, none. */
  | { readonly say: 'keep'; readonly kept: string | null }
  | { readonly say: 'gives'; readonly run: number; readonly link: LinkAnswer['link'] | undefined }
  | { readonly say: 'checked'; readonly run: number };

/** One end of a line along which data is copied, as to a worker or through a `MessagePort`. */
export interface FarPort<Out, In> {
  post(message: Out): void;
  /** Called once. */
  listen(hear: (message: In) => void): void;
}
