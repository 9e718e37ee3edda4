import {
  type DigestOf,
  emptySide,
  isRefusal,
  type Json,
  type ReplayEntry,
  type SideId,
  type Snapshot,
} from '@vexillum/model';
import { conquest } from '../game.ts';
import { gameOf } from '../state/read.ts';
import { type Hindsight, hindsightOf, knownFlags, layerWith, withHindsight } from './hindsight.ts';
import { onlyShown } from './lost-secrets.ts';
import { actionOf, outcomeAgain } from './run-again.ts';

type Facts = { readonly [key: string]: Json };

/**
 * What a match file leaves out, worked out of its entries: the facts that the log told everyone, and what was known only later. A file may
 * be anybody's, so what cannot be worked out is left out.
 */
export class ToldAgain {
  readonly #hindsight: Hindsight;
  readonly #digestOf: DigestOf;

  constructor(entries: readonly ReplayEntry[], digestOf: DigestOf) {
    this.#hindsight = hindsightOf(entries);
    this.#digestOf = digestOf;
  }

  /** The facts of an entry for its sentence, by running its action once more on the table before it. */
  factsOf(before: Snapshot, entry: ReplayEntry): Facts {
    const action = actionOf(entry);
    const seat = conquest.seats.find(({ id }) => id === entry.seat);
    if (!action || !seat) return {};
    try {
      const outcome = outcomeAgain(this.#whole(before), entry, action, seat, this.#digestOf);
      return isRefusal(outcome) ? {} : (outcome.facts ?? {});
    } catch {
      // The arguments may be anybody's, and a sentence without its details is a sentence still.
      return {};
    }
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

  #whole(before: Snapshot): Snapshot {
    return withHindsight(before, this.#hindsight, this.#digestOf, onlyShown);
  }
}
