/** Moves something on by these milliseconds. True while it goes on. */
export type Animation = (milliseconds: number) => boolean;

/** A frame that lasted longer than this was a sleeping tab, not motion. */
const LONGEST_STEP = 250;

/** Draws when asked to, once per screen refresh at most, and again only while an animation runs. */
export class FrameLoop {
  readonly #draw: () => void;
  readonly #onFrame: ((milliseconds: number) => void) | undefined;
  readonly #animations = new Map<string, Animation>();
  #request: number | undefined;
  #last: number | undefined;

  constructor(draw: () => void, onFrame?: (milliseconds: number) => void) {
    this.#draw = draw;
    this.#onFrame = onFrame;
  }

  /** Draws at the next refresh. */
  request(): void {
    this.#request ??= requestAnimationFrame((now) => this.#frame(now));
  }

  /** Runs until it says that it is done; the same name again replaces it. */
  animate(name: string, animation: Animation): void {
    this.#animations.set(name, animation);
    this.request();
  }

  cancel(name: string): void {
    this.#animations.delete(name);
  }

  stop(): void {
    this.#animations.clear();
    if (this.#request !== undefined) cancelAnimationFrame(this.#request);
  }

  #frame(now: number): void {
    const start = performance.now();
    this.#request = undefined;
    const passed = Math.min(LONGEST_STEP, now - (this.#last ?? now - 16));
    for (const [name, animation] of [...this.#animations]) {
      if (!animation(passed)) this.#animations.delete(name);
    }
    this.#last = this.#animations.size > 0 ? now : undefined;
    this.#draw();
    this.#onFrame?.(performance.now() - start);
    if (this.#animations.size > 0) this.request();
  }
}
