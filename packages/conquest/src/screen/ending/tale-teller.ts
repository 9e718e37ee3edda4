import type { ReplayEntry } from '@vexillum/model';
import { tellApart } from '../fog/lift-apart.ts';
import type { LiveTable } from '../live-table.ts';
import { type GameTale, taleOf } from './game-tale.ts';
import { liftedStartIn, thisGame } from './this-game.ts';

type Tale = Promise<GameTale | undefined>;

/** Tells of the game at one table, for its last screen and its list of rounds. From a game in the fog that is lifted once, and away from the page. */
export class TaleTeller {
  readonly #lift: (entries: readonly ReplayEntry[]) => Tale;
  #lifted: { readonly start: number; readonly tale: Tale } | undefined;

  constructor(lift = tellApart) {
    this.#lift = lift;
  }

  /** What is told after these entries; nothing before the first START. */
  tell(entries: readonly ReplayEntry[]): Tale {
    const start = liftedStartIn(entries);
    if (start === undefined) return Promise.resolve(taleOf(thisGame(entries)));
    // The fog lifts with the end, and after it nothing more happens in that game.
    if (this.#lifted?.start !== start) this.#lifted = { start, tale: this.#lift(entries) };
    return this.#lifted.tale;
  }
}

const tellers = new WeakMap<LiveTable, TaleTeller>();

/** The one of this table, for whoever asks. */
export const taleTellerOf = (live: LiveTable): TaleTeller => {
  const teller = tellers.get(live) ?? new TaleTeller();
  tellers.set(live, teller);
  return teller;
};
