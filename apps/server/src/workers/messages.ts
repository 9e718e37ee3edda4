/** What the process that listens says to a worker. Sockets come along with `take` alone. */
export type ToWorker =
  /** A line to be served: unread, or with what another worker has read of it (`text`, latin-1), and then only from `go` on. */
  | { readonly kind: 'take'; readonly id: number; readonly text?: string | undefined }
  /** Nobody else reads from that line any more. */
  | { readonly kind: 'go'; readonly id: number }
  /** The line that was handed on has come. */
  | { readonly kind: 'have'; readonly id: number }
  /** What this one has counted against addresses is to be said again: another worker has begun. */
  | { readonly kind: 'tell-counts' }
  | { readonly kind: 'gone'; readonly worker: number }
  | Counted;

/** What a worker says to the process that listens; a socket comes along with `hand-on` alone. */
export type ToListener =
  | { readonly kind: 'ready' }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'hand-on'; readonly id: number; readonly to: string; readonly text: string }
  /** It reads no more from the line that it has handed on. */
  | { readonly kind: 'let-go'; readonly id: number }
  /** The line has come. */
  | { readonly kind: 'got'; readonly id: number }
  /** The line came when it was leaving already, and is another one's. */
  | { readonly kind: 'not-here'; readonly id: number }
  | Counted;

/** What is counted against an address at one worker, for all others. */
export type Counted =
  | { readonly kind: 'spent'; readonly limit: string; readonly key: string; readonly amount: number }
  /** So many are open at that worker now. */
  | {
      readonly kind: 'open';
      readonly limit: string;
      readonly key: string;
      readonly count: number;
      readonly worker?: number;
    };

/** How a worker ends whose name another server has taken: it is not begun again. */
export const REPLACED = 3;

/** What the process that listens sets for each worker: its number, the folder of the workers' sockets, what they know each other by. */
export const WORKER_NUMBER = 'WORKER_NUMBER';
export const WORKER_FOLDER = 'WORKER_FOLDER';
export const WORKER_SECRET = 'WORKER_SECRET';
/** The port at which people reach all of them. */
export const WORKER_PORT = 'WORKER_PORT';

export const socketOf = (folder: string, number: number): string => `${folder}/${number}`;
