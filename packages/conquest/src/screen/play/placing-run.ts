import { type Assign, gameOf, mayPlaceArmy, type Snapshot } from '../../rules/index.ts';
import { isRefusal, type Json, type SideId } from '@vexillum/model';
import type { Answer } from '@vexillum/table';
import { atom } from 'nanostores';
import { choiceFor } from './touch.ts';

/** First armies that follow each other onto one land, one a turn as the rules have it: whoever plays says so once, and ends it by any touch. */
export class PlacingRun {
  /** Where they go; nowhere while none do. */
  readonly $on = atom<string | undefined>(undefined);
  readonly #side: SideId | undefined;
  readonly #act: (name: string, args: Json) => Promise<Answer>;
  #left = 0;
  #turn = 0;

  constructor(side: SideId | undefined, act: (name: string, args: Json) => Promise<Answer>) {
    this.#side = side;
    this.#act = act;
  }

  /** The first of them was placed in this turn. */
  start(on: string, assign: Assign, turn: number): void {
    this.#left = assign === 'all' ? Number.POSITIVE_INFINITY : assign - 1;
    this.#turn = turn;
    this.$on.set(this.#left > 0 ? on : undefined);
  }

  stop(): void {
    this.$on.set(undefined);
  }

  /** The table has changed: where it is this player's turn again, the next army goes. */
  async look(snapshot: Snapshot): Promise<void> {
    const territory = this.$on.get();
    if (territory === undefined) return;
    const game = gameOf(snapshot);
    if (game?.phase !== 'amassing') return this.stop();
    if (game.mover !== this.#side || game.turn <= this.#turn) return;
    const choice = choiceFor(mayPlaceArmy, snapshot, this.#side);
    if (!choice.ok || choice.whyNot({ territory })) return this.stop();
    this.#turn = game.turn;
    this.#left -= 1;
    if (this.#left <= 0) this.stop();
    if (isRefusal(await this.#act(mayPlaceArmy.action, { territory }))) this.stop();
  }
}
