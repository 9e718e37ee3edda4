import { seededRandom } from '@vexillum/geometry';
import type { RuleValues } from '@vexillum/model';
import { machineAction } from '../machines/machine-action.ts';
import { type MachineLevel, usualLevel } from '../machines/machine-levels.ts';
import type { MapPack } from '../maps/map-pack.ts';
import { gameOf } from '../state/read.ts';
import { playerIds } from '../state/sides.ts';
import { TestMatch } from './test-match.ts';

/** A game that only machines play. */
export interface MachineGame {
  /** Who sits where, from the first seat on. */
  readonly levels: readonly MachineLevel[];
  readonly map: MapPack;
  readonly seed: number;
  /** Besides a random start. */
  readonly rules?: RuleValues;
  /** Armies besides the first ones, by place. */
  readonly hands?: readonly number[];
}

export interface MachineGameEnd {
  /** The place in `levels` of whoever won; none where the game did not end. */
  readonly winner: number | undefined;
  /** Turns of conquering, everybody's counted. */
  readonly turns: number;
  readonly moves: number;
  /** Milliseconds of the longest thought, and of all together, by the clock that was given. */
  readonly longest: number;
  readonly thought: number;
}

/** Nobody would have waited longer. */
const MOST_TURNS = 400;

/** Plays it to its end. The same seed, the same game. */
export const playMachines = (
  { levels, map, seed, rules, hands = [] }: MachineGame,
  now: () => number = () => 0,
): MachineGameEnd => {
  const match = new TestMatch({
    players: levels.length,
    map,
    seed,
    rules: { 'random-start': true, 'fair-start': 'no', ...rules },
  }).start();
  for (const [at, more] of hands.entries()) match.hand(playerIds[at] ?? '', more);
  const random = seededRandom(seed * 7919 + 1);
  let firstTurn: number | undefined;
  let [moves, longest, thought] = [0, 0, 0];
  for (let game = match.game; game.phase !== 'over'; game = gameOf(match.snapshot) ?? game) {
    if (game.phase === 'conquer') firstTurn ??= game.turn;
    if (firstTurn !== undefined && game.turn - firstTurn >= MOST_TURNS) break;
    const began = now();
    const level = levels[playerIds.indexOf(game.mover)] ?? usualLevel;
    const asked = machineAction(match.snapshot, game.mover, level, random);
    const took = now() - began;
    longest = Math.max(longest, took);
    thought += took;
    moves += 1;
    if (!asked) throw new Error(`${game.mover} has nothing to do`);
    match.act(game.mover, asked.name, asked.args);
  }
  const { winner, turn } = match.game;
  return {
    winner: winner === undefined ? undefined : playerIds.indexOf(winner),
    turns: firstTurn === undefined ? 0 : turn - firstTurn + 1,
    moves,
    longest,
    thought,
  };
};
