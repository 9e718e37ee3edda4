import type { ArmyDraft, DraftStand } from './army-draft.ts';
import type { ArmyFile, ArmyFileStand } from './army-file.ts';
import { overallGeneral } from './draft-generals.ts';
import { draftHalfPoints, standHalfPoints } from './draft-points.ts';

const ENTRY_LIMIT = 200;

const fileStand = (draft: ArmyDraft, stand: DraftStand, overall: DraftStand | undefined): ArmyFileStand => {
  const entry = draft.list.troopOptions[stand.option]?.description.slice(0, ENTRY_LIMIT);
  return {
    troopType: stand.troopType,
    command: stand.command,
    halfPoints: standHalfPoints(draft.profile, stand),
    ...(stand.general ? { general: true } : {}),
    ...(stand === overall ? { overall: true } : {}),
    ...(entry ? { entry } : {}),
    ...(stand.cards ? { cards: stand.cards } : {}),
  };
};

/** The draft as an army to save or to bring to a table. Only an army of several commands names its overall commander. */
export const armyFileOf = (draft: ArmyDraft, source = 'army list'): ArmyFile => {
  const overall = draft.profile.commands.value > 1 ? overallGeneral(draft) : undefined;
  const { id, extendedName } = draft.list;
  return {
    vexillumArmy: 1,
    name: draft.name.slice(0, 120),
    list: { name: extendedName.slice(0, 120), source, ...(id === null ? {} : { id }) },
    halfPoints: draftHalfPoints(draft),
    stands: draft.stands.map((stand) => fileStand(draft, stand, overall)),
    cards: draft.cards,
  };
};
