import { closeCodes } from '@vexillum/protocol';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { LastHeard } from './last-heard.ts';

export interface DocumentLineOptions {
  /** `ws://host`. */
  readonly origin: string;
  readonly table: string;
  readonly document: string;
  readonly seat: string;
  readonly wantsEvents: boolean;
  readonly WebSocketPolyfill?: typeof WebSocket;
  /** Called for each new provider before it connects. */
  readonly prepare?: (provider: WebsocketProvider) => void;
  readonly onStatus?: (status: LineStatus) => void;
}

export type LineStatus =
  | { readonly kind: 'connecting' | 'open' | 'lost' }
  | { readonly kind: 'refused'; readonly code: number; readonly reason: string };

/** Close codes after which a fresh document and a new try are the right answer. */
const startsAfresh: ReadonlySet<number> = new Set([closeCodes.otherEpoch, closeCodes.updateRefused]);
const AGAIN_AFTER = 150;
const TOO_FAST_PAUSE = 5000;
/** Milliseconds between two tries at the most. */
const LONGEST_WAIT = 2500;
/** Milliseconds in which those come back whom a server has sent to the next one: at once, and not all in the same moment. */
const RETURNS_WITHIN = 100;
/** Milliseconds that a connection may take to come about. */
const OPENS_WITHIN = 10_000;

/**
 * One document's connection, over the epochs: when the server says that the document has come to its end, a fresh one takes its
 * place. The stock provider does the rest: sync, reconnecting, backing off.
 */
export class DocumentLine {
  readonly #options: DocumentLineOptions;
  readonly #listeners = new Set<(doc: Y.Doc) => void>();
  readonly #freshListeners = new Set<(doc: Y.Doc) => void>();
  #provider: WebsocketProvider | undefined;
  #doc: Y.Doc;
  #epoch: string | undefined;
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #heard: LastHeard | undefined;

  constructor(options: DocumentLineOptions) {
    this.#options = options;
    this.#doc = new Y.Doc();
    // The first connection waits a turn, so that whoever made this line can listen before anything is heard.
    queueMicrotask(() => {
      if (!this.#isClosed && !this.#provider) this.#provider = this.#connect();
    });
  }

  get doc(): Y.Doc {
    return this.#doc;
  }

  get isSynced(): boolean {
    return this.#provider?.synced ?? false;
  }

  /** Called whenever a document is in step with the server's: after the first sync, after each reconnect. */
  onSynced(listener: (doc: Y.Doc) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Called when a fresh document takes the place of the last, before it is in step. */
  onFresh(listener: (doc: Y.Doc) => void): () => void {
    this.#freshListeners.add(listener);
    return () => this.#freshListeners.delete(listener);
  }

  /** The epoch that the server has for this document now; later connections ask for it. */
  knowEpoch(epoch: string | undefined): void {
    if (epoch === undefined || epoch === this.#epoch) return;
    // A document that already has another epoch's content is the old one: the server will say so and we begin again.
    if (this.#epoch === undefined) this.#epoch = epoch;
    if (this.#provider) this.#provider.params = this.#params();
  }

  /** Sends one message of ours on this socket; false when it is not open. */
  send(message: Uint8Array): boolean {
    const socket = this.#provider?.ws;
    if (!socket || socket.readyState !== 1) return false;
    socket.send(message as Uint8Array<ArrayBuffer>);
    return true;
  }

  /**
   * Begins the connection anew if nothing has come on it for so many milliseconds. A server that was stopped, or is cut off, says no goodbye, and its
   * line looks open. Answers whether it did.
   */
  breakIfSilent(milliseconds: number): boolean {
    const provider = this.#provider;
    if (!provider?.wsconnected || !this.#heard?.isSilentFor(milliseconds)) return false;
    this.#connectAnew(provider);
    return true;
  }

  /** After a refusal: tries again. */
  retry(): void {
    if (this.#isClosed) return;
    this.#beginAfresh(0);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#drop();
    this.#doc.destroy();
  }

  /** The provider gives up a line that is silent after 30 s, and one that does not open never. */
  #connectAnew(provider: WebsocketProvider): void {
    provider.disconnect();
    provider.connect();
  }

  #params(): Record<string, string> {
    return {
      seat: this.#options.seat,
      ...(this.#options.wantsEvents ? { events: '1' } : {}),
      ...(this.#epoch === undefined ? {} : { epoch: this.#epoch }),
    };
  }

  #connect(): WebsocketProvider {
    const { origin, table, document, WebSocketPolyfill, prepare, onStatus } = this.#options;
    const provider = new WebsocketProvider(`${origin}/sync/${table}`, document, this.#doc, {
      connect: false,
      // Two seats in one browser must not hear each other behind the server's back.
      disableBc: true,
      maxBackoffTime: LONGEST_WAIT,
      params: this.#params(),
      ...(WebSocketPolyfill ? { WebSocketPolyfill } : {}),
    });
    // Presence is a message type of ours; the stock one lets anybody speak for anybody.
    provider.awareness.setLocalState(null);
    provider.on('sync', (isSynced: boolean) => {
      if (isSynced) for (const listener of this.#listeners) listener(this.#doc);
    });
    provider.on('status', ({ status }: { status: string }) => {
      clearTimeout(this.#opening);
      this.#heard?.now();
      if (status === 'connecting') {
        provider.maxBackoffTime = LONGEST_WAIT;
        this.#opening = setTimeout(() => this.#connectAnew(provider), OPENS_WITHIN);
      }
      onStatus?.({ kind: status === 'connected' ? 'open' : status === 'connecting' ? 'connecting' : 'lost' });
    });
    provider.on('connection-close', (event) => this.#hasEnded(provider, event));
    provider.on('closed', ({ code, reason }: { code: number; reason: string }) => this.#hasClosed(code, reason));
    prepare?.(provider);
    this.#heard = new LastHeard(provider);
    provider.connect();
    return provider;
  }

  /**
   * Asked before the provider waits, which it does for 200 ms and twice as long each time. A server that says goodbye has handed the table over before,
   * so the next one can be asked at once. One that says so to everybody who comes is left alone as ever.
   */
  #hasEnded(provider: WebsocketProvider, event: { readonly code: number } | null): void {
    if (event?.code !== closeCodes.restarting || !provider.synced) return;
    provider.wsUnsuccessfulReconnects = -1;
    provider.maxBackoffTime = RETURNS_WITHIN * Math.random();
  }

  #hasClosed(code: number, reason: string): void {
    if (this.#isClosed) return;
    if (startsAfresh.has(code)) return this.#beginAfresh(AGAIN_AFTER * (0.5 + Math.random()));
    this.#options.onStatus?.({ kind: 'refused', code, reason });
    if (code === closeCodes.tooFast) this.#beginAfresh(TOO_FAST_PAUSE);
  }

  #beginAfresh(after: number): void {
    this.#drop();
    this.#epoch = undefined;
    this.#doc = new Y.Doc();
    for (const listener of this.#freshListeners) listener(this.#doc);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#provider = this.#connect();
    }, after);
  }

  #drop(): void {
    this.#provider?.destroy();
    clearTimeout(this.#opening);
    this.#provider = undefined;
  }
}
