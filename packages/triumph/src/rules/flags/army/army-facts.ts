import type { Rule } from '@vexillum/rules-assist';
import type { ArmyDraft } from '../../armies/army-draft.ts';

/** What the rules look at while an army is made. */
export interface ArmyFacts {
  readonly draft: ArmyDraft;
}

export type ArmyRule = Rule<ArmyFacts>;
