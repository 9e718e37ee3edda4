import type { Head, LedgerEntry, SignedHead } from '@vexillum/protocol';
import { atom } from 'nanostores';
import type { LedgerFollower, LedgerFollowerOptions } from './ledger-follower.ts';
import { noTrust, type Trust } from './trust.ts';

/**
 * Checking the ledger needs more code than playing does, so it is loaded when somebody says that there is time for it. What is said until
 * then is passed on in its order; nothing is left unchecked.
 */
export class LateFollower {
  readonly $trust = atom<Trust>(noTrust);
  readonly #options: LedgerFollowerOptions;
  readonly #when: Promise<unknown>;
  #loading: Promise<LedgerFollower> | undefined;
  #follower: LedgerFollower | undefined;
  #isClosed = false;

  constructor(options: LedgerFollowerOptions, when: Promise<unknown>) {
    this.#options = options;
    this.#when = when;
  }

  greet(head: Head, signed: SignedHead | undefined): void {
    this.#pass((follower) => follower.greet(head, signed));
  }

  hear(entries: readonly LedgerEntry[], signed: SignedHead | undefined): void {
    this.#pass((follower) => follower.hear(entries, signed));
  }

  async checkAll(): Promise<Trust> {
    return (await this.#load()).checkAll();
  }

  acceptHead(): void {
    this.#pass((follower) => follower.acceptHead());
  }

  close(): void {
    this.#isClosed = true;
    this.#follower?.close();
  }

  #pass(say: (follower: LedgerFollower) => void): void {
    if (this.#follower) return say(this.#follower);
    // What cannot be loaded now is loaded when there is something new to check: the follower then asks for what it missed.
    void this.#load().then(say, () => undefined);
  }

  #load(): Promise<LedgerFollower> {
    this.#loading ??= this.#open().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #open(): Promise<LedgerFollower> {
    await this.#when;
    const { LedgerFollower } = await import('./ledger-follower.ts');
    const follower = new LedgerFollower(this.#options);
    follower.$trust.subscribe((trust) => this.$trust.set(trust));
    if (this.#isClosed) follower.close();
    this.#follower = follower;
    return follower;
  }
}
