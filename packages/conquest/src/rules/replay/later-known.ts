import type { DigestOf, ReplayEntry, SideId } from '@vexillum/model';
import { gameOf } from '../state/read.ts';
import { Hindsight, knownFlags, noSecrets, withFlags } from './hindsight.ts';
import type { Snapshot } from '../records.ts';

/** What a match shows only later. A file may be anybody's, so what cannot be worked out is left out. */
export class LaterKnown {
  readonly #hindsight: Hindsight;

  constructor(entries: readonly ReplayEntry[], digestOf: DigestOf) {
    this.#hindsight = new Hindsight(entries, digestOf);
  }

  /** The table with every victory flag's kind that the match shows in the end. */
  inHindsight(snapshot: Snapshot): Snapshot {
    const sides = (gameOf(snapshot)?.order ?? []).map((side: SideId) => {
      const told = snapshot.sides[side] ?? noSecrets();
      const flags = knownFlags(snapshot, side, this.#hindsight);
      return [side, flags.length === 0 ? told : withFlags(told, flags)] as const;
    });
    return { ...snapshot, sides: Object.fromEntries(sides) };
  }
}
