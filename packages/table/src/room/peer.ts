import type { Seat, Words } from '@vexillum/model';
import type { CloseCode } from '@vexillum/protocol';

/** One connected socket, handed in by whoever owns sockets. */
export interface Peer {
  /** Unique per connection. */
  readonly id: string;
  readonly seat: Seat;
  /** The name that the holder gave. */
  readonly name: string;
  /** `public`, `side-red`, `plan-blue`, … */
  readonly document: string;
  readonly wantsEvents: boolean;
  /** Bytes handed over and not yet taken by the network. */
  readonly buffered: number;
  /** Sends whole messages in order. The same array goes to many peers: frame it once. */
  send(messages: readonly Uint8Array[]): void;
  close(code: CloseCode, reason: Words): void;
}

/** Above this a reader gets no presence. */
export const SKIP_PRESENCE_ABOVE = 64 * 1024;
/** Above this a reader is sent away to come back; a document update is never left out. */
export const SEND_AWAY_ABOVE = 1024 * 1024;
