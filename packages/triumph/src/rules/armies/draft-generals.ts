import type { ArmyDraft, CommandNumber, DraftStand } from './army-draft.ts';
import type { ArmyList } from './army-list.ts';
import { isAllied } from './draft-allies.ts';
import { commandHalfPoints } from './draft-points.ts';

export const commandNumbers = (draft: ArmyDraft): CommandNumber[] =>
  ([1, 2, 3] as const).slice(0, draft.profile.commands.value);

/** The types that the list allows for its general, the preferred first; empty where it says nothing. */
export const generalTypes = (list: ArmyList): string[] => [
  ...new Set(list.troopEntriesForGeneral.flatMap((group) => group.troopEntries.map((entry) => entry.troopTypeCode))),
];

export const generalOf = (draft: ArmyDraft, command: CommandNumber): DraftStand | undefined =>
  draft.stands.find((stand) => stand.command === command && stand.general);

/** The most that a command of the army is worth, in half-points. */
export const largestHalfPoints = (draft: ArmyDraft): number =>
  Math.max(...commandNumbers(draft).map((command) => commandHalfPoints(draft, command)));

/** Generals of the own nation, those of the largest commands first, and among these the ones of a type that the list allows. */
const candidates = (draft: ArmyDraft): DraftStand[] => {
  const allowed = generalTypes(draft.list);
  const rank = (stand: DraftStand) => Number(allowed.includes(stand.troopType));
  const size = new Map(commandNumbers(draft).map((command) => [command, commandHalfPoints(draft, command)]));
  const sizeOf = (stand: DraftStand) => size.get(stand.command as CommandNumber) ?? 0;
  return commandNumbers(draft)
    .map((command) => generalOf(draft, command))
    .filter((general) => general !== undefined)
    .filter((general) => !isAllied(draft, general))
    .sort((a, b) => sizeOf(b) - sizeOf(a) || rank(b) - rank(a));
};

/** Who leads the army: whom the player names, otherwise the general of the largest command of the own nation (GT-GEN-002). */
export const overallGeneral = (draft: ArmyDraft): DraftStand | undefined =>
  draft.stands.find((stand) => stand.general && stand.overall) ?? candidates(draft)[0];

/** Whether the stand may lead a command that is not the overall commander's (GT-GEN-005, GT-GEN-006). */
export const mayLead = (draft: ArmyDraft, general: DraftStand): boolean => {
  const barred = draft.profile.notAsGeneral.value;
  if (!barred.includes(general.troopType)) return true;
  if (!draft.profile.mayLeadItsOwnKind.value) return false;
  return draft.stands
    .filter((stand) => stand.command === general.command)
    .every((stand) => barred.includes(stand.troopType));
};
