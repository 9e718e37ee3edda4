import type { ReplayEntry } from '@vexillum/model';
import { startGame } from '../actions/start-game.ts';
import { attackTerritory } from '../actions/attack-territory.ts';
import { afterOf } from './fog-story.ts';

/** A game that was begun under fog. */
export interface FogOver {
  /** The entry that began it. */
  readonly seq: number;
  readonly isLifted: boolean;
  /** How often dice were thrown in it, START's among them; nobody can say before the fog has lifted. */
  readonly throws: number;
}

/** The games of a match that were begun under fog, in their order. */
export const fogsIn = (entries: readonly ReplayEntry[]): readonly FogOver[] => {
  const games: FogOver[] = [];
  for (const { seq, name, changes } of entries) {
    const fog = afterOf(changes?.['fog']);
    if (!fog) continue;
    if (name === startGame.name) games.push({ seq, isLifted: false, throws: 0 });
    const game = games.at(-1);
    if (!game || fog.secret === undefined) continue;
    const attacks = (fog.deeds ?? []).filter((deed) => Array.isArray(deed) && deed[0] === attackTerritory.name).length;
    games[games.length - 1] = { ...game, isLifted: true, throws: attacks + 1 };
  }
  return games;
};
