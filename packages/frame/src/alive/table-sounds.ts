import { settings } from '../settings.ts';
import type { SoundKit } from './sound-kit.ts';
import type { SoundName } from './sound-names.ts';

const loudness = (): number => (settings.$isMuted.get() === 'yes' ? 0 : Number(settings.$volume.get()) / 100);

/** What a table sounds like to this reader: like nothing before they have touched the page, as browsers demand, and nothing wherever they want it so. */
export class TableSounds {
  /** Comes when it may be heard for the first time. */
  #kit: Promise<SoundKit | undefined> | undefined;
  readonly #gestures = new AbortController();

  constructor() {
    const { signal } = this.#gestures;
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, () => this.#wake(), { signal });
    // They have touched it already, on the page from which they came here.
    if (navigator.userActivation?.hasBeenActive) this.#wake();
  }

  close(): void {
    this.#gestures.abort();
    void this.#kit?.then((kit) => kit?.close());
    this.#kit = undefined;
  }

  play(names: Iterable<SoundName>): void {
    const volume = loudness();
    if (volume > 0) void this.#kit?.then((kit) => kit?.play(new Set(names), volume));
  }

  #wake(): void {
    if (loudness() === 0) return;
    this.#kit ??= import('./sound-kit.ts').then(
      ({ SoundKit: Kit }) => new Kit(),
      () => (this.#kit = undefined),
    );
    void this.#kit.then((kit) => kit?.wake());
  }
}
