import type { Clock } from '@vexillum/table/room';
import { codeIn, someLetters } from './code-letters.ts';
import { hashOf, isSameHash } from './secret-token.ts';

const FINDING = 3;
const LENGTH = 8;
const LIFE = 10 * 60 * 1000;
const TRIES = 5;

interface Waiting<Of> {
  of: Of;
  readonly hash: string;
  readonly expires: number;
  /** None left: it leads nowhere any more, wherever it is asked. */
  tries: number;
  isUsed: boolean;
}

/** A code as it is kept where another server may be asked for it. */
export interface KeptCode {
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
  readonly isUsed: boolean;
}

export interface IssuedCode {
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
  readonly hash: string;
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
  /** What is kept of a code. */
  readonly hash?: ((code: string) => string) | undefined;
}

/**
 * Codes that are read from one device and written on another: three letters find the code, five are its secret. They live ten minutes, so they
 * are kept in memory; after a restart one asks for another, unless somebody else has kept it.
 */
export class OneTimeCodes<Of> {
  readonly #options: OneTimeCodesOptions<Of>;
  readonly #waiting = new Map<string, Waiting<Of>>();

  constructor(options: OneTimeCodesOptions<Of>) {
    this.#options = options;
  }

  /** `undefined` when too many are waiting. */
  issue(of: Of): IssuedCode | undefined {
    this.#sweep(of);
    const finder = this.#freeFinder();
    if (finder === undefined) return undefined;
    const code = finder + someLetters(LENGTH - FINDING);
    const expires = this.#options.clock.now() + LIFE;
    const hash = this.#hash(code);
    this.#waiting.set(finder, { of, hash, expires, tries: TRIES, isUsed: false });
    return { code, expires, hash };
  }

  /**
   * Takes up one that several servers know, where the code that was said begins like it: whom it is of and whether it was used is as it was kept, and
   * only the tries are counted here. What began with the same letters before is worth nothing any more.
   */
  adopt(said: unknown, of: Of, kept: KeptCode): void {
    const finder = codeIn(said).slice(0, FINDING);
    const known = this.#waiting.get(finder);
    if (known?.hash !== kept.hash) {
      this.#waiting.set(finder, { of, ...kept, tries: TRIES });
      return;
    }
    known.of = of;
    known.isUsed ||= kept.isUsed;
  }

  /** Each wrong secret costs a try, and the fifth the code. */
  find(said: unknown): CodeFound<Of> | CodeLost {
    const code = codeIn(said);
    const finder = code.slice(0, FINDING);
    const waiting = code.length === LENGTH ? this.#waiting.get(finder) : undefined;
    if (!waiting || waiting.tries <= 0) return { kind: 'wrong' };
    if (!isSameHash(waiting.hash, this.#hash(code))) {
      waiting.tries -= 1;
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

  #hash(code: string): string {
    return this.#options.hash?.(code) ?? hashOf('gtdev1', code);
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
