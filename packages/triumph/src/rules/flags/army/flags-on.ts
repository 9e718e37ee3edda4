import { assist, createAssist, type Flag } from '@vexillum/rules-assist';
import type { ArmyDraft } from '../../armies/army-draft.ts';
import { armyRules } from './army-rules.ts';

/** The rules' remarks about an army in the making. */
export const flagsOn = (draft: ArmyDraft): readonly Flag[] => assist({ draft }, armyRules);

/** The same for one draft after the other; a draft that is looked at again costs nothing. */
export const createArmyAssist = (): ((draft: ArmyDraft) => readonly Flag[]) => {
  const look = createAssist(armyRules);
  return (draft) => look({ draft });
};
