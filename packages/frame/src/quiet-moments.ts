/** The page's own timers, or a test's. */
export interface Moments {
  after(ms: number, work: () => void): () => void;
  /** When the page has nothing else to do, or after so long at most. */
  idle(atMostMs: number, work: () => void): () => void;
}

const SETTLED_MS = 60;
const IDLE_AT_MOST_MS = 400;

export const pageMoments: Moments = {
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  idle(atMostMs, work) {
    // Safari has none.
    if (!('requestIdleCallback' in globalThis)) return pageMoments.after(0, work);
    const handle = requestIdleCallback(work, { timeout: atMostMs });
    return () => cancelIdleCallback(handle);
  },
};

/**
 * Does the work some time after it was asked for: once the asking has ceased for a moment, when the page is idle, and never while the
 * reader's hand is busy, because then every frame is the hand's.
 */
export class QuietMoments {
  readonly #work: () => void;
  readonly #isBusy: () => boolean;
  readonly #moments: Moments;
  #cancel: (() => void) | undefined;
  readonly #settledMs: number;
  #isAsked = false;

  /** @param settledMs how long nobody has to ask before things have settled */
  constructor(work: () => void, isBusy: () => boolean, moments: Moments = pageMoments, settledMs = SETTLED_MS) {
    this.#work = work;
    this.#isBusy = isBusy;
    this.#moments = moments;
    this.#settledMs = settledMs;
  }

  ask(): void {
    this.#isAsked = true;
    this.#cancel?.();
    this.#cancel = this.#moments.after(this.#settledMs, () => this.#settled());
  }

  /** The hand has become free, or busy: what waited for it goes on. */
  handChanged(): void {
    if (this.#isAsked && !this.#cancel && !this.#isBusy()) this.ask();
  }

  close(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#isAsked = false;
  }

  #settled(): void {
    this.#cancel = undefined;
    if (this.#isBusy()) return;
    this.#cancel = this.#moments.idle(IDLE_AT_MOST_MS, () => this.#idle());
  }

  #idle(): void {
    this.#cancel = undefined;
    if (this.#isBusy()) return;
    this.#isAsked = false;
    this.#work();
  }
}
