import type { Head, LedgerEntry, LinkAnswer, LinkAsk, SignedHead } from '@vexillum/protocol';
import { atom } from 'nanostores';
import type { Follower, FollowerOptions, OpenFollower } from './follower.ts';
import { noTrust, type Trust } from './trust.ts';

/** Opens a follower that works elsewhere and may be lost later; it then says so once. Rejects where there is none to be had. */
export type OpenElsewhere = (options: FollowerOptions, lost: () => void) => Promise<Follower>;

/** A follower that works elsewhere if it can be had; where it cannot, or is lost, the page does its work from there on. */
export class LastingFollower implements Follower {
  readonly $trust = atom<Trust>(noTrust);
  readonly #options: FollowerOptions;
  #follower: Follower | undefined;
  /** The server's head, as far as it has said: where the next follower begins. */
  #head: Head | undefined;
  #isClosed = false;

  private constructor(options: FollowerOptions) {
    this.#options = options;
  }

  static async open(options: FollowerOptions, elsewhere: OpenElsewhere): Promise<LastingFollower> {
    const lasting = new LastingFollower(options);
    lasting.#take(await elsewhere(options, () => void lasting.#goOnHere()).catch(() => openHere(options)));
    return lasting;
  }

  greet(head: Head, signed: SignedHead | undefined): void {
    this.#head = head;
    this.#follower?.greet(head, signed);
  }

  hear(entries: readonly LedgerEntry[], signed: SignedHead | undefined): void {
    const last = entries.at(-1);
    if (last) this.#head = { seq: last.seq, hash: last.hash };
    this.#follower?.hear(entries, signed);
  }

  async ask(ask: LinkAsk['ask']): Promise<LinkAnswer['link'] | undefined> {
    return this.#follower?.ask(ask);
  }

  async checkAll(): Promise<Trust> {
    return this.#follower?.checkAll() ?? this.$trust.get();
  }

  acceptHead(): void {
    this.#follower?.acceptHead();
  }

  close(): void {
    this.#isClosed = true;
    this.#follower?.close();
  }

  #take(follower: Follower): void {
    follower.$trust.subscribe((trust) => this.$trust.set(trust));
    this.#follower = follower;
  }

  async #goOnHere(): Promise<void> {
    const follower = await openHere(this.#options);
    if (this.#isClosed) return;
    this.#take(follower);
    if (this.#head) follower.greet(this.#head, undefined);
  }
}

/** The same few lines as where nobody works elsewhere: shared, they would be one more script before the board. */
const openHere: OpenFollower = async (options) => {
  const { LedgerFollower } = await import('./ledger-follower.ts');
  return new LedgerFollower(options);
};
