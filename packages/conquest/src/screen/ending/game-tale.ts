import type { SideId } from '@vexillum/model';
import { type Round, roundsOf } from '../log/rounds.ts';
import { gameStatistics, type Tally } from './game-statistics.ts';
import { type GameStory, gameStory } from './game-story.ts';
import type { HappenedHere } from './this-game.ts';

/** What is told of a game beside its result, in plain data: it may be worked out elsewhere. */
export interface GameTale {
  readonly tallies: ReadonlyMap<SideId, Tally>;
  readonly story: GameStory;
  readonly rounds: readonly Round[];
}

export const taleOf = (happened: readonly HappenedHere[]): GameTale | undefined => {
  const end = happened.at(-1)?.after;
  return (
    end && {
      tallies: gameStatistics(end, happened),
      story: gameStory(end, happened),
      rounds: roundsOf(happened),
    }
  );
};
