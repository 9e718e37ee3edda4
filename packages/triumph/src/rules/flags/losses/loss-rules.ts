import type { Rule } from '@vexillum/rules-assist';
import type { BattleFacts } from '../battle-facts.ts';
import { allyCommandRollsAPlainDie } from './ally-command-rolls-a-plain-die.ts';
import { armyIsDefeated } from './army-is-defeated.ts';
import { commandHasItsPoints } from './command-has-its-points.ts';
import { commandIsDemoralized } from './command-is-demoralized.ts';
import { commandPointExchangeIsEven } from './command-point-exchange-is-even.ts';
import { lossesLookOtherwise } from './losses-look-otherwise.ts';
import { routMoveIsDue } from './rout-move-is-due.ts';
import { routedStandDoesNotShoot } from './routed-stand-does-not-shoot.ts';

/** The rules of losses and of command points. */
export const lossRules: readonly Rule<BattleFacts>[] = [
  commandIsDemoralized,
  lossesLookOtherwise,
  armyIsDefeated,
  routMoveIsDue,
  routedStandDoesNotShoot,
  commandPointExchangeIsEven,
  allyCommandRollsAPlainDie,
  commandHasItsPoints,
];
