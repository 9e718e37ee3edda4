import type { Head, LedgerEntry, LinkAnswer, LinkAsk, SignedHead } from '@vexillum/protocol';
import { atom } from 'nanostores';
import type { Follower, FollowerOptions, OpenFollower } from './follower.ts';
import { noTrust, type Trust } from './trust.ts';

/**
 * Checking the ledger needs more code than playing does, so it is loaded when somebody says that there is time for it. What is said until
 * then is passed on in its order; nothing is left unchecked.
 */
export class LateFollower implements Follower {
  readonly $trust = atom<Trust>(noTrust);
  readonly #open: () => Promise<Follower>;
  #loading: Promise<Follower> | undefined;

  constructor(options: FollowerOptions, when?: Promise<unknown>, open = openHere) {
    this.#open = async () => {
      await when;
      const follower = await open(options);
      follower.$trust.subscribe((trust) => this.$trust.set(trust));
      return follower;
    };
  }

  greet(head: Head, signed: SignedHead | undefined): void {
    this.#pass((follower) => follower.greet(head, signed));
  }

  hear(entries: readonly LedgerEntry[], signed: SignedHead | undefined): void {
    this.#pass((follower) => follower.hear(entries, signed));
  }

  async ask(ask: LinkAsk['ask']): Promise<LinkAnswer['link'] | undefined> {
    return (await this.#load()).ask(ask);
  }

  async checkAll(): Promise<Trust> {
    return (await this.#load()).checkAll();
  }

  acceptHead(): void {
    this.#pass((follower) => follower.acceptHead());
  }

  close(): void {
    if (this.#loading) this.#pass((follower) => follower.close());
  }

  /** What cannot be loaded now is loaded when there is something new to check: the follower then asks for what it missed. */
  #pass(say: (follower: Follower) => void): void {
    void this.#load().then(say, () => undefined);
  }

  #load(): Promise<Follower> {
    this.#loading ??= this.#open().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }
}

const openHere: OpenFollower = async (options) => {
  const { LedgerFollower } = await import('./ledger-follower.ts');
  return new LedgerFollower(options);
};
