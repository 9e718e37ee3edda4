import { THIS_TABLE } from '@vexillum/model';
import { stepAt } from '../../deployment/order-of-play.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { BATTLE_STEP } from '../../records/step.ts';

/** Until the first turn begins: from then on troops are where they have moved. */
export const isDeploying = ({ snapshot }: BattleFacts): boolean =>
  !snapshot.public.turn.has(THIS_TABLE) && stepAt(snapshot).number < BATTLE_STEP;
