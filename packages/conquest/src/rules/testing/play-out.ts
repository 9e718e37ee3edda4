import { seededRandom } from '@vexillum/geometry';
import type { SideId } from '@vexillum/model';
import { randomAction } from '../bot/random-action.ts';
import { asSeen } from '../fog/as-seen.ts';
import { isFoggy } from '../fog/is-foggy.ts';
import type { Snapshot } from '../records.ts';
import { gameOf } from '../state/read.ts';
import type { TestMatch } from './test-match.ts';

export interface PlayedOut {
  readonly actions: number;
  readonly isOver: boolean;
}

/** The table as this side's own screen has it. */
const seenFrom = (snapshot: Snapshot, side: SideId): Snapshot =>
  isFoggy(snapshot) ? asSeen({ ...snapshot, sides: { [side]: snapshot.sides[side] } }) : snapshot;

/** Plays a started match at random and by the rules to its end, or for so many actions; `after` looks at the table after each. */
export const playOut = (
  match: TestMatch,
  seed: number,
  mostActions = 20_000,
  after: (name: string) => void = () => undefined,
): PlayedOut => {
  const random = seededRandom(seed);
  for (let actions = 0; actions < mostActions; actions++) {
    const game = gameOf(match.snapshot);
    if (!game || game.phase === 'over') return { actions, isOver: true };
    const asked = randomAction(seenFrom(match.snapshot, game.mover), game.mover, random);
    if (!asked) throw new Error(`${game.mover} has nothing to do`);
    match.act(game.mover, asked.name, asked.args);
    after(asked.name);
  }
  return { actions: mostActions, isOver: false };
};
