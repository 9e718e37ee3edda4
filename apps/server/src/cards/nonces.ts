import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '@vexillum/table/room';
import { isSameHash } from '../seats/secret-token.ts';

/** Milliseconds that somebody has to sign one. */
const LIFE = 2 * 60 * 1000;

/**
 * Challenges that are signed once and soon. Their own text says when they were made and that it was here, so that a million which nobody
 * signs cost nothing: only those that were used are remembered, as long as they live. A restart forgets its key, and with it all of them.
 */
export class Nonces {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #key = randomBytes(32);
  readonly #used = new Map<string, number>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  issue(): { readonly nonce: string; readonly expires: number } {
    const now = this.#clock.now();
    const said = `${now.toString(36)}.${randomBytes(16).toString('hex')}`;
    return { nonce: `${said}.${this.#mark(said)}`, expires: now + LIFE };
  }

  /** Whether it is one of ours, fresh and not used before, and `isSigned` says yes: then it is used up. */
  take(nonce: string, isSigned: () => boolean): boolean {
    const [time = '', chance = '', mark = ''] = nonce.split('.');
    const age = this.#clock.now() - Number.parseInt(time, 36);
    const isOurs = nonce.length < 200 && isSameHash(mark, this.#mark(`${time}.${chance}`));
    // Whatever is wrong, the signature is looked at: nobody learns anything from how long the answer takes.
    const isDone = isSigned();
    if (!isOurs || !isDone || !(age >= 0 && age < LIFE) || this.#used.has(nonce)) return false;
    this.#sweep();
    this.#used.set(nonce, this.#clock.now());
    return true;
  }

  #mark(said: string): string {
    return createHmac('sha256', this.#key).update(said).digest('hex');
  }

  #sweep(): void {
    for (const [nonce, since] of this.#used) {
      if (this.#clock.now() - since < LIFE) return;
      this.#used.delete(nonce);
    }
  }
}
