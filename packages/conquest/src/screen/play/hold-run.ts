/** Milliseconds from the first army to the second; each next one comes a fifth sooner. */
const FIRST_MS = 320;
const SOONER = 0.8;
/** Faster, nobody can let go in time. */
const LEAST_MS = 60;

/** What is done again and again while a finger or a button is held: slowly first, so that two are as easy as twenty. */
export class HoldRun {
  #step: (() => Promise<boolean>) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Does the first step at once. @param step answers whether there is anything more to do */
  start(step: () => Promise<boolean>): void {
    this.stop();
    this.#step = step;
    void this.#go(step, FIRST_MS);
  }

  stop(): void {
    this.#step = undefined;
    clearTimeout(this.#timer);
  }

  /** The next step waits for the answer to this one: a slow line gets no queue of armies that nobody can stop. */
  async #go(step: () => Promise<boolean>, pause: number): Promise<void> {
    const isMore = await step();
    if (this.#step !== step) return;
    if (!isMore) return this.stop();
    this.#timer = setTimeout(() => void this.#go(step, Math.max(LEAST_MS, pause * SOONER)), pause);
  }
}
