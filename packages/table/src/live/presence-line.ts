import { encodeJson, type Presence, PRESENCE_PER_SECOND, presenceMessage } from '@vexillum/protocol';
import { atom } from 'nanostores';

/** A little under the limit, since the server's second and ours are not the same one. */
const PACE = Math.ceil(1000 / (PRESENCE_PER_SECOND - 4));

/** Fleeting things, both ways: ours paced, theirs as they last were. */
export class PresenceLine {
  readonly $presence = atom<ReadonlyMap<string, Presence>>(new Map());
  readonly $online = atom<ReadonlySet<string>>(new Set());
  readonly #send: (message: Uint8Array) => boolean;
  readonly #pingListeners = new Set<(presence: Presence) => void>();
  #waiting: Presence | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sentAt = 0;

  constructor(send: (message: Uint8Array) => boolean) {
    this.#send = send;
  }

  /** A later value of the same key replaces one that waits; the last is always sent. */
  present(presence: Presence): void {
    this.#waiting = { ...this.#waiting, ...presence };
    const wait = Math.max(0, this.#sentAt + PACE - Date.now());
    if (wait === 0) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), wait);
  }

  onPing(listener: (presence: Presence) => void): () => void {
    this.#pingListeners.add(listener);
    return () => this.#pingListeners.delete(listener);
  }

  /** The server's list of who is here, at every hello. */
  greet(online: readonly string[]): void {
    this.$online.set(new Set(online));
    this.$presence.set(new Map());
  }

  hear(presence: Presence): void {
    const { from, seat, online, ping, look, ...lasting } = presence;
    if (from === undefined || seat === undefined) return;
    if (online !== undefined) this.#comeOrGo(seat, from, online);
    if (ping || look) for (const listener of this.#pingListeners) listener(presence);
    if (Object.keys(lasting).length === 0) return;
    const all = new Map(this.$presence.get());
    all.set(from, { ...all.get(from), ...lasting, seat, from });
    this.$presence.set(all);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #comeOrGo(seat: string, from: string, isHere: boolean): void {
    const online = new Set(this.$online.get());
    if (isHere) online.add(seat);
    else online.delete(seat);
    this.$online.set(online);
    const all = new Map(this.$presence.get());
    // Whoever comes has nothing in hand, and whoever goes lets go of it.
    if (all.delete(from)) this.$presence.set(all);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const presence = this.#waiting;
    this.#waiting = undefined;
    if (!presence) return;
    this.#sentAt = Date.now();
    this.#send(encodeJson(presenceMessage, JSON.stringify({ presence })));
  }
}
