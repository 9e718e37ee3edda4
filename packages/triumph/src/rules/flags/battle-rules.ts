import type { Rule } from '@vexillum/rules-assist';
import type { BattleFacts } from './battle-facts.ts';
import { cardRules } from './cards/card-rules.ts';
import { deploymentRules } from './deployment/deployment-rules.ts';
import { musterRules } from './muster/muster-rules.ts';
import { lossRules } from './losses/loss-rules.ts';
import { turnRules } from './turn/turn-rules.ts';
import { terrainRules } from './terrain/terrain-rules.ts';

/** All that is looked at on a table. */
export const battleRules: readonly Rule<BattleFacts>[] = [
  ...terrainRules,
  ...deploymentRules,
  ...cardRules,
  ...musterRules,
  ...lossRules,
  ...turnRules,
];
