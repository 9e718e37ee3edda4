import type { Rule } from '@vexillum/rules-assist';
import type { BattleFacts } from '../battle-facts.ts';
import { broughtArmyHasItsPoints } from './brought-army-has-its-points.ts';
import {
  marchesLeaveSomebody,
  orderedAlliesKeepToThemselves,
  orderedCommandsAreLargeEnough,
  orderedCommandsAreLed,
} from './commands-as-ordered.ts';

/** What is asked of armies and their commands once they are at the table. */
export const musterRules: readonly Rule<BattleFacts>[] = [
  broughtArmyHasItsPoints,
  orderedCommandsAreLargeEnough,
  orderedCommandsAreLed,
  orderedAlliesKeepToThemselves,
  marchesLeaveSomebody,
];
