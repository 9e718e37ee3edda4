import type { Clock } from '@vexillum/table/room';
import { codeIn, someLetters } from './code-letters.ts';
import { hashOf, isSameHash } from './secret-token.ts';

const FINDING = 3;
const LENGTH = 8;
const LIFE = 10 * 60 * 1000;
const TRIES = 5;

interface Waiting<Of> {
  readonly of: Of;
  readonly hash: string;
  readonly expires: number;
  tries: number;
  isUsed: boolean;
}

export interface CodeFound<Of> {
  readonly kind: 'found';
  /** What the code was issued for. */
  readonly of: Of;
  take(): void;
  giveBack(): void;
}
export type CodeLost = { readonly kind: 'expired' } | { readonly kind: 'wrong' };

export interface OneTimeCodesOptions<Of> {
  readonly clock: Pick<Clock, 'now'>;
  /** Whoever asked for the code may still let somebody in. */
  readonly isStill: (of: Of) => boolean;
  /** Of two codes for the same, the later one replaces the earlier. */
  readonly isSame: (a: Of, b: Of) => boolean;
}

/**
 * Codes that are read from one device and written on another: three letters find the code, five are its secret. They live ten minutes, so they
 * are kept in memory only; after a restart one asks for another.
 */
export class OneTimeCodes<Of> {
  readonly #options: OneTimeCodesOptions<Of>;
  readonly #waiting = new Map<string, Waiting<Of>>();

  constructor(options: OneTimeCodesOptions<Of>) {
    this.#options = options;
  }

  /** `undefined` when too many are waiting. */
  issue(of: Of): { readonly code: string; readonly expires: number } | undefined {
    this.#sweep(of);
    const finder = this.#freeFinder();
    if (finder === undefined) return undefined;
    const code = finder + someLetters(LENGTH - FINDING);
    const expires = this.#options.clock.now() + LIFE;
    this.#waiting.set(finder, { of, hash: hashOf('gtdev1', code), expires, tries: TRIES, isUsed: false });
    return { code, expires };
  }

  /** Each wrong secret costs a try, and the fifth the code. */
  find(said: unknown): CodeFound<Of> | CodeLost {
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
      of: waiting.of,
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

  #sweep(of: Of): void {
    for (const [finder, waiting] of this.#waiting)
      if (this.#options.isSame(waiting.of, of) || this.#isLongOver(waiting)) this.#waiting.delete(finder);
  }

  #isOver(waiting: Waiting<Of>): boolean {
    return waiting.isUsed || waiting.expires <= this.#options.clock.now() || !this.#options.isStill(waiting.of);
  }

  /** Kept a while longer, so that somebody who comes late hears "expired". */
  #isLongOver(waiting: Waiting<Of>): boolean {
    return waiting.expires + LIFE <= this.#options.clock.now();
  }
}
