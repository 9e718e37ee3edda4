import type { Rule } from '@vexillum/rules-assist';
import type { BattleFacts } from '../battle-facts.ts';
import { terrainHasItsSize, terrainIsNotTooMuch, terrainLiesOnTheBoard } from './ground-pieces.ts';
import { terrainKeepsApart, terrainNotTogether } from './ground-together.ts';

/** The rules of the ground that the battle is on. */
export const groundRules: readonly Rule<BattleFacts>[] = [
  terrainHasItsSize,
  terrainLiesOnTheBoard,
  terrainIsNotTooMuch,
  terrainKeepsApart,
  terrainNotTogether,
];
