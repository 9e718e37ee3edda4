import type { Head, LedgerEntry, LinkAnswer, LinkAsk, SignedHead } from '@vexillum/protocol';
import { atom } from 'nanostores';
import type { FarPort, FromFar, ToFar } from './far-messages.ts';
import type { Follower, FollowerOptions } from './follower.ts';
import { keptHeadKey } from './kept-head.ts';
import type { Keep } from './keep.ts';
import { noTrust, type Trust } from './trust.ts';

interface Waiting {
  readonly resolve: (trust: Trust) => void;
  readonly reject: (why: Error) => void;
}

/** Has a ledger followed at the far end of a line, where `followFar` listens; this end only hears what came of it. */
export class FarFollower implements Follower {
  readonly $trust = atom<Trust>(noTrust);
  readonly #post: (message: ToFar) => void;
  readonly #keep: Keep | undefined;
  readonly #key: string;
  readonly #hangUp: () => void;
  readonly #checks = new Map<number, Waiting>();
  readonly #asks = new Map<number, (link: LinkAnswer['link'] | undefined) => void>();
  #run = 0;

  constructor(port: FarPort<ToFar, FromFar>, { place, keep }: FollowerOptions, hangUp: () => void) {
    this.#post = (message) => port.post(message);
    this.#keep = keep;
    this.#key = keptHeadKey(place.table);
    this.#hangUp = hangUp;
    port.listen((message) => this.#hear(message));
    this.#post({ say: 'follow', place, kept: this.#kept() });
  }

  greet(head: Head, signed: SignedHead | undefined): void {
    this.#post({ say: 'greet', head, signed });
  }

  hear(entries: readonly LedgerEntry[], signed: SignedHead | undefined): void {
    this.#post({ say: 'hear', entries, signed });
  }

  ask(ask: LinkAsk['ask']): Promise<LinkAnswer['link'] | undefined> {
    const run = ++this.#run;
    this.#post({ say: 'ask', run, ask });
    return new Promise((resolve) => this.#asks.set(run, resolve));
  }

  checkAll(): Promise<Trust> {
    const run = ++this.#run;
    this.#post({ say: 'check-all', run });
    return new Promise((resolve, reject) => this.#checks.set(run, { resolve, reject }));
  }

  acceptHead(): void {
    this.#post({ say: 'accept-head' });
  }

  /** Also when the far end has died: whoever waits for it is told. */
  close(): void {
    this.#hangUp();
    for (const { reject } of this.#checks.values()) reject(new Error('nobody checks the ledger there any more'));
    this.#checks.clear();
    for (const give of this.#asks.values()) give(undefined);
    this.#asks.clear();
  }

  #hear(message: FromFar): void {
    switch (message.say) {
      case 'ready':
        return;
      case 'trust':
        return this.$trust.set(message.trust);
      case 'keep':
        return this.#keepHead(message.kept);
      case 'gives':
        this.#asks.get(message.run)?.(message.link);
        this.#asks.delete(message.run);
        return;
      case 'checked':
        this.#checks.get(message.run)?.resolve(this.$trust.get());
        this.#checks.delete(message.run);
        return;
      default:
        message satisfies never;
    }
  }

  #kept(): string | null {
    try {
      return this.#keep?.getItem(this.#key) ?? null;
    } catch {
      return null;
    }
  }

  #keepHead(kept: string | null): void {
    try {
      if (kept === null) this.#keep?.removeItem(this.#key);
      else this.#keep?.setItem(this.#key, kept);
    } catch {
      // Full or forbidden: the head is then known as long as the page.
    }
  }
}
