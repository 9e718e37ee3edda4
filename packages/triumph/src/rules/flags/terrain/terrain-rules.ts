import type { Rule } from '@vexillum/rules-assist';
import type { BattleFacts } from '../battle-facts.ts';
import { groundRules } from './ground-rules.ts';
import { obstacleHasItsSize, obstacleInItsPlace, obstacleInOpenTerrain, obstaclesWithinCards } from './obstacles.ts';
import { obstaclesInTheirStep } from './obstacles-in-their-step.ts';
import { obstaclesTouchOrKeepApart } from './obstacles-touch-or-keep-apart.ts';

/** The rules of terrain. */
export const terrainRules: readonly Rule<BattleFacts>[] = [
  ...groundRules,
  obstaclesWithinCards,
  obstacleHasItsSize,
  obstacleInOpenTerrain,
  obstacleInItsPlace,
  obstaclesTouchOrKeepApart,
  obstaclesInTheirStep,
];
