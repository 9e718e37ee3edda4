import { atom, type ReadableAtom } from 'nanostores';
import { type BoardExtra, nothingExtra } from '../view/board-moment.ts';
import type { OverlayName } from '../view/board-moment.ts';
import type { ShownMove } from '../view/board-moment.ts';

/** What this reader has laid over the board, to see at a glance what the rules measure, what a panel means, or how a move went. */
export class Overlays {
  readonly #names = atom<ReadonlySet<OverlayName>>(new Set<OverlayName>());
  readonly $names: ReadableAtom<ReadonlySet<OverlayName>> = this.#names;
  /** What the orders and the flank marches lay over the board, for the own side alone. */
  readonly $extra = atom<BoardExtra>(nothingExtra);
  /** A move of the past that the reader looks at. */
  readonly $shownMove = atom<ShownMove | undefined>(undefined);

  toggle(name: OverlayName): void {
    const next = new Set(this.#names.get());
    if (!next.delete(name)) next.add(name);
    this.#names.set(next);
  }
}
