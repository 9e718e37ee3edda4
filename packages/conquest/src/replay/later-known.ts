import { type DigestOf, emptySide, type ReplayEntry, type SideId, type Snapshot } from '@vexillum/model';
import { gameOf } from '../state/read.ts';
import { type Hindsight, hindsightOf, knownFlags, layerWith } from './hindsight.ts';

/** What a match shows only later. A file may be anybody's, so what cannot be worked out is left out. */
export class LaterKnown {
  readonly #hindsight: Hindsight;
  readonly #digestOf: DigestOf;

  constructor(entries: readonly ReplayEntry[], digestOf: DigestOf) {
    this.#hindsight = hindsightOf(entries);
    this.#digestOf = digestOf;
  }

  /** The table with every flag's kind that the match shows in the end. */
  inHindsight(snapshot: Snapshot): Snapshot {
    const sides = (gameOf(snapshot)?.order ?? []).map((side: SideId) => {
      const told = snapshot.sides[side] ?? emptySide();
      const flags = knownFlags(snapshot, side, this.#hindsight, this.#digestOf);
      return [side, flags.length === 0 ? told : layerWith(told, flags)] as const;
    });
    return { ...snapshot, sides: Object.fromEntries(sides) };
  }
}
