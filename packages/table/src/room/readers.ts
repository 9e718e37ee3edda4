import { type Words, words } from '@vexillum/model';
import { type CloseCode, closeCodes } from '@vexillum/protocol';
import { type Peer, SEND_AWAY_ABOVE } from './peer.ts';
import type { Surroundings } from './surroundings.ts';

/** The sockets that have one document open. Those that read too slowly are sent away to come back; nothing is ever left out. */
export class Readers {
  readonly #peers = new Set<Peer>();
  /** Those whose first question was answered: only they can make sense of an update. */
  readonly #synced = new Set<Peer>();
  /** Sent away, and the socket's end not yet heard of. */
  readonly #sentAway = new WeakSet<Peer>();
  readonly #tell: Surroundings['tell'];

  constructor(tell: Surroundings['tell']) {
    this.#tell = tell;
  }

  get size(): number {
    return this.#peers.size;
  }

  [Symbol.iterator](): IterableIterator<Peer> {
    return this.#peers.values();
  }

  add(peer: Peer): void {
    this.#peers.add(peer);
  }

  /** True when the reader was here, or was sent away and has only now gone. */
  remove(peer: Peer): boolean {
    this.#synced.delete(peer);
    return this.#peers.delete(peer) || this.#sentAway.delete(peer);
  }

  has(peer: Peer): boolean {
    return this.#peers.has(peer);
  }

  hasSynced(peer: Peer): void {
    if (this.#peers.has(peer)) this.#synced.add(peer);
  }

  /** Sends to everyone who is in step; `choose` picks the messages for each, or none. */
  send(choose: (peer: Peer, isSynced: boolean) => readonly Uint8Array[] | undefined): void {
    for (const peer of this.#peers) {
      const messages = choose(peer, this.#synced.has(peer));
      if (!messages || messages.length === 0) continue;
      if (peer.buffered > SEND_AWAY_ABOVE) this.#sendAway(peer);
      else peer.send(messages);
    }
  }

  /** Sends a reader away. They count as gone once their socket has closed. */
  dismiss(peer: Peer, code: CloseCode, reason: Words): void {
    if (!this.#peers.has(peer)) return;
    this.remove(peer);
    this.#sentAway.add(peer);
    peer.close(code, reason);
  }

  dismissAll(code: CloseCode, reason: Words): void {
    for (const peer of [...this.#peers]) this.dismiss(peer, code, reason);
  }

  #sendAway(peer: Peer): void {
    this.#tell({ kind: 'slow-reader', document: peer.document, seat: peer.seat.id });
    this.dismiss(peer, closeCodes.busy, words('You are reading too slowly; come back.'));
  }
}
