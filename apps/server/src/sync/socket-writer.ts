import type { Duplex } from 'node:stream';
import type { Clock } from '@vexillum/table/room';
import { sharedFrames } from './binary-frame.ts';

/** The room sends slow readers away earlier; this holds whatever it is that they were sent (answers, whole documents). */
const UNREAD_AT_MOST = 4 * 1024 * 1024;

export interface SocketWriterOptions {
  /** The stream under the socket. */
  readonly stream: Duplex;
  readonly clock: Clock;
  readonly isOpen: () => boolean;
  /** The other end reads too slowly. */
  readonly onUnread: () => void;
}

/**
 * What one websocket is sent: past ws, straight onto the stream, with one framing for all readers and one write for each. This is sound
 * because nothing is compressed and no Blob is ever sent, so that ws itself writes every frame at once and keeps no queue that these could
 * overtake.
 */
export class SocketWriter {
  readonly #options: SocketWriterOptions;
  #wroteAt: number;

  constructor(options: SocketWriterOptions) {
    this.#options = options;
    this.#wroteAt = options.clock.now();
  }

  /** Milliseconds since 1970. */
  get wroteAt(): number {
    return this.#wroteAt;
  }

  /** Bytes that the other end has not taken. */
  get unread(): number {
    return this.#options.stream.writableLength;
  }

  readonly send = (messages: readonly Uint8Array[]): void => {
    const { stream, clock, isOpen, onUnread } = this.#options;
    if (!isOpen()) return;
    if (stream.writableLength > UNREAD_AT_MOST) return onUnread();
    this.#wroteAt = clock.now();
    stream.write(sharedFrames(messages));
  };
}
