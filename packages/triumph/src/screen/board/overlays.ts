import { atom, type ReadableAtom } from 'nanostores';
import { type BoardExtra, nothingExtra, nothingStirs, type Stir } from '../view/board-moment.ts';
import type { OverlayName } from '../view/board-moment.ts';
import type { ShownMove } from '../view/board-moment.ts';

interface Wing {
  readonly commands: readonly number[];
  readonly isOn: boolean;
}

/** What this reader has laid over the board, to see at a glance what the rules measure, what a panel means, or how a move went. */
export class Overlays {
  readonly #names = atom<ReadonlySet<OverlayName>>(new Set<OverlayName>());
  readonly $names: ReadableAtom<ReadonlySet<OverlayName>> = this.#names;
  /** What the orders and the flank marches lay over the board, for the own side alone. */
  readonly $extra = atom<BoardExtra>(nothingExtra);
  /** The reader's own wing, where there are others too, and whether they look at it alone; and what they wish, once they have said so. */
  readonly $wing = atom<Wing | undefined>(undefined);
  readonly $wingWish = atom<boolean | undefined>(undefined);
  /** The combat that is before the reader, by its key in the list. */
  readonly $combat = atom<string | undefined>(undefined);
  /** A move of the past that the reader looks at. */
  readonly $shownMove = atom<ShownMove | undefined>(undefined);

  /** What has just happened. */
  readonly $stir = atom<Stir>(nothingStirs);

  /** From the own wing to the whole, and back; true where there is one. */
  toggleWing(): boolean {
    const wing = this.$wing.get();
    if (wing) this.$wingWish.set(!wing.isOn);
    return wing !== undefined;
  }

  toggle(name: OverlayName): void {
    const next = new Set(this.#names.get());
    if (!next.delete(name)) next.add(name);
    this.#names.set(next);
  }
}
