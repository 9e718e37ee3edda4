import { plainText, type Words, words } from '@vexillum/model';
import type { Duplex } from 'node:stream';
import type { Room, Clock, Peer } from '@vexillum/table/room';
import { type CloseCode, closeCodes, LARGEST_MESSAGE } from '@vexillum/protocol';
import type { RawData, WebSocket } from 'ws';
import type { Limits } from '../limits/limits.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import { randomName } from '../system-chance.ts';
import { isLive, type Session } from '../seats/session.ts';
import { SocketWriter, type WaitingBytes } from './socket-writer.ts';

/** An awareness message about nobody: stock clients take half a minute without a message for a dead connection, and pings do not count. */
const NOTHING_NEW: readonly Uint8Array[] = [Uint8Array.of(1, 1, 0)];

const SAY_SOMETHING_AFTER = 10_000;
const FIRST_MESSAGE_WITHIN = 10_000;
const PING_AFTER = 25_000;
const GONE_AFTER = 60_000;

export interface TableSocketOptions {
  readonly ws: WebSocket;
  readonly table: string;
  /** False where what is known here may not be so any more: then nothing is heard or said. */
  readonly mayShow: () => boolean;
  /** The stream under it. */
  readonly stream: Duplex;
  readonly clock: Clock;
  /** Sessions end by it. */
  readonly lasting: Pick<Clock, 'now'>;
  readonly limits: Limits;
  /** Of all sockets. */
  readonly waiting: WaitingBytes;
  /** True when nothing more may be begun. */
  readonly isDraining: () => boolean;
  readonly onClosed: (socket: TableSocket) => void;
  readonly onServerClosed: (code: number) => void;
}

/** What a socket may speak for once it was let in. */
export interface Admission {
  readonly room: Room;
  readonly session: Session;
  readonly document: string;
  readonly wantsEvents: boolean;
  readonly epoch: string | undefined;
}

/** One websocket: keeps its limits, keeps it alive, and hands whole messages to the room once it was let in. */
export class TableSocket {
  readonly #options: TableSocketOptions;
  readonly #messages: TokenBucket;
  readonly #bytes: TokenBucket;
  readonly #writer: SocketWriter;
  readonly #openedAt: number;
  #heardAt: number;
  #hasSpoken = false;
  #isClosing = false;
  #early: Uint8Array[] = [];
  #admission: Admission | undefined;
  #peer: Peer | undefined;

  constructor(options: TableSocketOptions) {
    const { ws, clock, limits } = options;
    const now = clock.now();
    this.#options = options;
    this.#messages = new TokenBucket(limits.messages, now);
    this.#bytes = new TokenBucket(limits.bytes, now);
    this.#openedAt = this.#heardAt = now;
    this.#writer = new SocketWriter({
      stream: options.stream,
      clock,
      waiting: options.waiting,
      isOpen: () => this.isOpen,
      onUnread: () => this.close(closeCodes.busy, words('You are reading too slowly; come back.')),
    });
    ws.on('message', (data, isBinary) => this.#receive(data, isBinary));
    ws.on('pong', () => (this.#heardAt = clock.now()));
    // What was wrong with it is told by the close code; ws closes it by itself.
    ws.on('error', () => undefined);
    ws.on('close', () => this.#closed());
  }

  get table(): string {
    return this.#options.table;
  }

  get isOpen(): boolean {
    return !this.#isClosing && this.#options.ws.readyState === this.#options.ws.OPEN;
  }

  /** From here on the room hears it; what it said while it waited at the door comes first. */
  admit(admission: Admission): void {
    this.#admission = admission;
    this.#peer = this.#peerFor(admission);
    admission.room.join(this.#peer, admission.epoch);
    const early = this.#early;
    this.#early = [];
    for (const message of early) this.#hear(message);
  }

  close(code: CloseCode, reason: Words): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    this.#early = [];
    this.#leave();
    this.#options.onServerClosed(code);
    this.#options.ws.close(code, plainText(reason));
  }

  /** Called every second or so. */
  tick(): void {
    const now = this.#options.clock.now();
    if (now - this.#heardAt >= GONE_AFTER) return this.#options.ws.terminate();
    if (!this.isOpen || !this.#mayShow()) return;
    if (!this.#hasSpoken && now - this.#openedAt >= FIRST_MESSAGE_WITHIN)
      return this.close(closeCodes.busy, words('Nothing was heard from you.'));
    if (this.#admission && !isLive(this.#admission.session, this.#options.lasting.now())) return this.#revoke();
    if (now - this.#heardAt >= PING_AFTER) this.#options.ws.ping();
    if (now - this.#writer.wroteAt >= SAY_SOMETHING_AFTER) this.#writer.send(NOTHING_NEW);
  }

  #receive(data: RawData, isBinary: boolean): void {
    const now = this.#options.clock.now();
    this.#heardAt = now;
    this.#hasSpoken = true;
    if (!this.isOpen || !this.#mayShow() || this.#options.isDraining()) return;
    if (!isBinary || !(data instanceof Uint8Array))
      return this.close(closeCodes.updateRefused, words('Only binary messages are understood here.'));
    if (data.length > LARGEST_MESSAGE) return this.close(closeCodes.tooLarge, words('That message was too large.'));
    if (!this.#messages.take(now) || !this.#bytes.take(now, data.length) || this.#isTooMuchOfSeat(data.length))
      return this.close(closeCodes.tooFast, words('That was too much at once.'));
    if (this.#peer) this.#hear(data);
    else this.#early.push(data);
  }

  /** A server that slept, or has lost the others, may hold what is another's by now: whoever is here is sent there. */
  #mayShow(): boolean {
    if (this.#options.mayShow()) return true;
    this.close(closeCodes.busy, words('The table cannot answer just now; come back in a moment.'));
    return false;
  }

  /** A seat has as many bytes on all its sockets together as on two. */
  #isTooMuchOfSeat(bytes: number): boolean {
    const { room, session } = this.#admission ?? {};
    if (!room || !session) return false;
    // Who only watches shares a seat with people they do not know.
    const key = session.seat.kind === 'spectator' ? session.id : session.seat.id;
    return this.#options.limits.seatBytes.take(`${room.table}/${key}`, bytes) !== undefined;
  }

  /** Whether the session still counts is asked for each message: a seat may be taken away at any moment. */
  #hear(message: Uint8Array): void {
    if (!this.isOpen || !this.#admission || !this.#peer) return;
    if (!isLive(this.#admission.session, this.#options.lasting.now())) return this.#revoke();
    this.#admission.room.receive(this.#peer, message);
  }

  #revoke(): void {
    this.close(closeCodes.seatRevoked, words('This seat was given to somebody else.'));
  }

  #peerFor({ session, document, wantsEvents }: Admission): Peer {
    const writer = this.#writer;
    return {
      id: randomName(8),
      seat: session.seat,
      /** As they are called now: it may be forgotten while they are here. */
      get name() {
        return session.name;
      },
      document,
      wantsEvents,
      get buffered() {
        return writer.unread;
      },
      send: (messages) => {
        if (this.#mayShow()) writer.send(messages);
      },
      close: (code, reason) => this.close(code, reason),
    };
  }

  /** At once, not when the other end has said goodbye too: the reader counts as gone from here on. */
  #leave(): void {
    if (this.#peer) this.#admission?.room.leave(this.#peer);
  }

  #closed(): void {
    this.#isClosing = true;
    this.#leave();
    this.#options.onClosed(this);
  }
}
