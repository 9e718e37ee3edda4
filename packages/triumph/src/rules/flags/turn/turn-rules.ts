import type { Rule } from '@vexillum/rules-assist';
import type { BattleFacts } from '../battle-facts.ts';
import { commandSpendsItsPoints } from './command-spends-its-points.ts';
import { groupsMoveAsGroups } from './groups-move-as-groups.ts';
import { movesKeepTheirAllowance } from './moves-keep-their-allowance.ts';
import { campsAndObstaclesStay, reserveStaysOff } from './pieces-stay.ts';
import { sidesMoveInTheirTurn, turnsAlternate } from './sides-move-in-their-turn.ts';

/** What is done out of phase, and what costs more than there is. */
export const turnRules: readonly Rule<BattleFacts>[] = [
  commandSpendsItsPoints,
  movesKeepTheirAllowance,
  groupsMoveAsGroups,
  sidesMoveInTheirTurn,
  turnsAlternate,
  campsAndObstaclesStay,
  reserveStaysOff,
];
