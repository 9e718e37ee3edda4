import type { Clock } from '@vexillum/table/room';
import { codeIn, someLetters } from './code-letters.ts';
import { hashOf, isSameHash } from './secret-token.ts';
import { isLive, type Session } from './session.ts';

const FINDING = 3;
const LENGTH = 8;
const LIFE = 10 * 60 * 1000;
const TRIES = 5;

interface Waiting {
  readonly table: string;
  readonly session: Session;
  readonly hash: string;
  readonly expires: number;
  tries: number;
  isUsed: boolean;
}

export type CodeFound = {
  readonly kind: 'found';
  readonly table: string;
  readonly session: Session;
  take(): void;
  giveBack(): void;
};
export type CodeLost = { readonly kind: 'expired' } | { readonly kind: 'wrong' };

/**
 * One-time codes that let a holder's second device in: three letters find the code, five are its secret. They live ten minutes, so they
 * are kept in memory only; after a restart one asks for another.
 */
export class DeviceCodes {
  readonly #clock: Clock;
  /** Sessions end by it. */
  readonly #lasting: Pick<Clock, 'now'>;
  readonly #waiting = new Map<string, Waiting>();

  constructor(clock: Clock, lasting: Pick<Clock, 'now'> = clock) {
    this.#clock = clock;
    this.#lasting = lasting;
  }

  /** A session has one code at a time: a new one replaces it. `undefined` when too many are waiting. */
  issue(table: string, session: Session): { code: string; expires: number } | undefined {
    this.#sweep(session);
    const finder = this.#freeFinder();
    if (finder === undefined) return undefined;
    const code = finder + someLetters(LENGTH - FINDING);
    const expires = this.#clock.now() + LIFE;
    this.#waiting.set(finder, { table, session, hash: hashOf('gtdev1', code), expires, tries: TRIES, isUsed: false });
    return { code, expires };
  }

  /** Each wrong secret costs a try, and the fifth the code. */
  find(said: unknown): CodeFound | CodeLost {
    const code = codeIn(said);
    const finder = code.slice(0, FINDING);
    const waiting = code.length === LENGTH ? this.#waiting.get(finder) : undefined;
    if (!waiting) return { kind: 'wrong' };
    if (!isSameHash(waiting.hash, hashOf('gtdev1', code))) {
      if (--waiting.tries <= 0) this.#waiting.delete(finder);
      return { kind: 'wrong' };
    }
    if (this.#isOver(waiting)) return { kind: 'expired' };
    return {
      kind: 'found',
      table: waiting.table,
      session: waiting.session,
      take: () => void (waiting.isUsed = true),
      giveBack: () => void (waiting.isUsed = false),
    };
  }

  #freeFinder(): string | undefined {
    for (let attempt = 0; attempt < 20; attempt++) {
      const finder = someLetters(FINDING);
      if (!this.#waiting.has(finder)) return finder;
    }
    return undefined;
  }

  #sweep(session: Session): void {
    for (const [finder, waiting] of this.#waiting)
      if (waiting.session === session || this.#isLongOver(waiting)) this.#waiting.delete(finder);
  }

  #isOver(waiting: Waiting): boolean {
    return waiting.isUsed || waiting.expires <= this.#clock.now() || !isLive(waiting.session, this.#lasting.now());
  }

  /** Kept a while longer, so that somebody who comes late hears "expired". */
  #isLongOver(waiting: Waiting): boolean {
    return waiting.expires + LIFE <= this.#clock.now();
  }
}
