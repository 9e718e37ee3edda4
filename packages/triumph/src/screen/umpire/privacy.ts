import { atom, computed, type ReadableAtom } from 'nanostores';
import { keepJson, readKeptJson } from '@vexillum/frame/memory/kept-json';
import type { ViewAs } from './seen-snapshot.ts';

const KEY = 'vexillum:shade';

/** How long the key or the button is down before it is a peek and no tap. */
const HOLD_MS = 250;

/** What of the private things this screen shows: somebody else may be looking at it. */
export class Privacy {
  readonly $isShaded = atom(readKeptJson<unknown>(KEY, false) === true);
  readonly $isPeeking = atom(false);
  readonly $viewAs = atom<ViewAs>('all');
  /** Whether everything private is out of sight just now. */
  readonly $isHidden: ReadableAtom<boolean> = computed(
    [this.$isShaded, this.$isPeeking],
    (isShaded, isPeeking) => isShaded && !isPeeking,
  );
  #downAt: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  setShaded(isShaded: boolean): void {
    this.$isShaded.set(isShaded);
    keepJson(KEY, isShaded);
  }

  /** A tap draws the shade or lifts it; with the shade drawn, whoever holds on peeks under it. */
  press(): void {
    if (this.#downAt !== undefined) return;
    this.#downAt = performance.now();
    if (this.$isShaded.get()) this.#timer = setTimeout(() => this.$isPeeking.set(true), HOLD_MS);
  }

  release(): void {
    if (this.#downAt === undefined) return;
    this.#downAt = undefined;
    clearTimeout(this.#timer);
    if (this.$isPeeking.get()) this.$isPeeking.set(false);
    else this.setShaded(!this.$isShaded.get());
  }

  /** The hand went elsewhere: neither a tap nor a peek any more. */
  letGo(): void {
    this.#downAt = undefined;
    clearTimeout(this.#timer);
    this.$isPeeking.set(false);
  }
}
