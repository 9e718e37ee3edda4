import type { Duplex } from 'node:stream';
import type { Clock } from '@vexillum/table/room';
import { sharedFrames } from './binary-frame.ts';

/** The room sends slow readers away earlier; this holds whatever it is that they were sent (answers, whole documents). */
const UNREAD_AT_MOST = 4 * 1024 * 1024;

/** Of all sockets together: whole documents and long answers, each of which may be some megabytes. */
const WAITING_AT_MOST = 64 * 1024 * 1024;
/** Smaller messages are not counted: there are many, and most go to many readers as the same bytes. */
const COUNTED_FROM = 16 * 1024;

/** Bytes of large messages that wait for those who read them, on all sockets of a server. */
export class WaitingBytes {
  readonly #most: number;
  #bytes = 0;

  constructor(most = WAITING_AT_MOST) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** How to say that they were taken; `undefined` where they are too many. */
  take(bytes: number): (() => void) | undefined {
    if (this.#bytes + bytes > this.#most) return undefined;
    this.#bytes += bytes;
    return () => void (this.#bytes -= bytes);
  }
}

export interface SocketWriterOptions {
  /** The stream under the socket. */
  readonly stream: Duplex;
  readonly clock: Clock;
  readonly waiting: WaitingBytes;
  readonly isOpen: () => boolean;
  /** The other end reads too slowly. */
  readonly onUnread: () => void;
}

/**
 * What one websocket is sent: past ws, straight onto the stream, with one framing for all readers and one write a turn of the event loop. This is sound
 * because nothing is compressed and no Blob is ever sent, so that ws itself writes every frame at once and keeps no queue that these could
 * overtake.
 */
export class SocketWriter {
  readonly #options: SocketWriterOptions;
  #wroteAt: number;
  #isCorked = false;

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
    const { stream, clock, waiting, isOpen, onUnread } = this.#options;
    if (!isOpen()) return;
    if (stream.writableLength > UNREAD_AT_MOST) return onUnread();
    const frames = sharedFrames(messages);
    const taken = frames.length < COUNTED_FROM ? undefined : waiting.take(frames.length);
    if (frames.length >= COUNTED_FROM && !taken) return onUnread();
    this.#wroteAt = clock.now();
    if (!taken) this.#cork();
    // It is called as well when the stream ends before they were taken.
    if (taken) stream.write(frames, taken);
    else stream.write(frames);
  };

  /**
   * What is sent in one turn of the event loop goes out in one call of the system: whoever acts is sent the entry and, some promises later, the
   * answer. Whatever else writes to the stream, ws's own close among it, keeps its place behind.
   */
  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#options.stream.cork();
    process.nextTick(this.#uncork);
  }

  readonly #uncork = (): void => {
    this.#isCorked = false;
    this.#options.stream.uncork();
  };
}
