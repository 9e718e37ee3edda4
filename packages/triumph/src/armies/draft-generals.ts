import type { ArmyDraft, CommandNumber, DraftStand } from './army-draft.ts';
import type { ArmyList } from './army-list.ts';
import { commandHalfPoints } from './draft-points.ts';

export const commandNumbers = (draft: ArmyDraft): CommandNumber[] =>
  ([1, 2, 3] as const).slice(0, draft.profile.commands.value);

/** The types that the list allows for its general, the preferred first; empty where it says nothing. */
export const generalTypes = (list: ArmyList): string[] => [
  ...new Set(list.troopEntriesForGeneral.flatMap((group) => group.troopEntries.map((entry) => entry.troopTypeCode))),
];

export const generalOf = (draft: ArmyDraft, command: CommandNumber): DraftStand | undefined =>
  draft.stands.find((stand) => stand.command === command && stand.general);

/**
 * The general of the largest command leads the army (GT-GEN-002); of several equally large ones the first whose general is of a type
 * that the list allows.
 */
export const overallGeneral = (draft: ArmyDraft): DraftStand | undefined => {
  const sized = commandNumbers(draft).map((command) => ({ command, size: commandHalfPoints(draft, command) }));
  const largest = Math.max(...sized.map(({ size }) => size));
  const candidates = sized.filter(({ size }) => size === largest).map(({ command }) => generalOf(draft, command));
  const allowed = generalTypes(draft.list);
  const isAllowed = (general: DraftStand | undefined) => general !== undefined && allowed.includes(general.troopType);
  return candidates.find(isAllowed) ?? candidates.find((general) => general !== undefined);
};

/** Whether the stand may lead a command that is not the largest (GT-GEN-005, GT-GEN-006). */
export const mayLead = (draft: ArmyDraft, general: DraftStand): boolean => {
  const barred = draft.profile.notAsGeneral.value;
  if (!barred.includes(general.troopType)) return true;
  return draft.stands
    .filter((stand) => stand.command === general.command)
    .every((stand) => barred.includes(stand.troopType));
};
