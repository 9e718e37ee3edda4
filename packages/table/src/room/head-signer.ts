import type { Head, SignedHead } from '@vexillum/protocol';
import type { Pending } from './journal.ts';
import type { Surroundings } from './surroundings.ts';
import type { TableKeys } from './table-keys.ts';

export interface HeadSignerOptions {
  readonly keys: TableKeys;
  readonly surroundings: Surroundings;
  /** `undefined` for a table whose ledger names no key. */
  readonly gameId: () => string | undefined;
  /** The last entry that everyone may see. */
  readonly head: () => Head;
  /** Nothing has happened for a while that could carry the signature along. */
  readonly tell: (signed: SignedHead) => void;
}

const EVERY = 1000;

/**
 * The server's word on what its ledger was. What matters (a roll, a seal, a reveal, a step) is signed as it is shown. Everything else
 * waits for the second to be over and rides with the next message: a busy table costs one signature a second and no message more.
 */
export class HeadSigner {
  readonly #options: HeadSignerOptions;
  #last: SignedHead | undefined;
  /** Waits for entries to ride with. */
  #untold: SignedHead | undefined;
  /** Of the newest that everyone was told. */
  #toldHash: string | undefined;
  #callOff: (() => void) | undefined;

  constructor(options: HeadSignerOptions) {
    this.#options = options;
  }

  /** The newest signature there is, without making one. */
  get last(): SignedHead | undefined {
    return this.#last;
  }

  /** The signature of the head as it is shown now. */
  now(): SignedHead | undefined {
    const head = this.#options.head();
    const { keys, surroundings, gameId } = this.#options;
    const game = gameId();
    if (game === undefined) return undefined;
    if (this.#last?.hash !== head.hash)
      this.#last = { ...head, sig: surroundings.signHead({ game, ...head }, keys.signing) };
    return this.#last;
  }

  /** What goes along with the entries that are being shown. */
  withBatch(batch: readonly Pending[]): SignedHead | undefined {
    if (batch.some(({ isWeighty }) => isWeighty)) return this.#told(this.now());
    this.#callOff ??= this.#later();
    return this.#untold && this.#told(this.#untold);
  }

  stop(): void {
    this.#callOff?.();
  }

  #later(): () => void {
    return this.#options.surroundings.clock.after(EVERY, () => {
      this.#callOff = undefined;
      this.#tick();
    });
  }

  #tick(): void {
    if (this.#untold) this.#options.tell(this.#told(this.#untold));
    if (this.#toldHash === this.#options.head().hash) return;
    this.#untold = this.now();
    if (this.#untold) this.#callOff ??= this.#later();
  }

  #told<Signed extends SignedHead | undefined>(signed: Signed): Signed {
    this.#untold = undefined;
    if (signed) this.#toldHash = signed.hash;
    return signed;
  }
}
