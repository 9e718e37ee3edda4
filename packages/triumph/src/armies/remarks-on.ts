import { battleCardOf, troopTypeOf } from '../profiles/rows-of.ts';
import { type ArmyDraft, countIn } from './army-draft.ts';
import type { TroopOption } from './army-list.ts';
import { commandNumbers, generalOf, generalTypes, mayLead, overallGeneral } from './draft-generals.ts';
import { isOpen, limitsOf } from './draft-limits.ts';
import { commandHalfPoints, draftHalfPoints, pointsText } from './draft-points.ts';

export type RemarkCode =
  | 'under-points'
  | 'over-points'
  | 'too-few'
  | 'too-many'
  | 'closed-line'
  | 'one-type-only'
  | 'without-command'
  | 'small-command'
  | 'no-general'
  | 'general-type'
  | 'card-not-in-list'
  | 'too-many-cards';

/** Something that an opponent would ask about. It never blocks. */
export interface Remark {
  readonly code: RemarkCode;
  readonly message: string;
  /** Index of the line of the list that it is about. */
  readonly option?: number;
  readonly command?: 1 | 2 | 3;
}

const points = (halfPoints: number): string => `${pointsText(halfPoints)} ${halfPoints === 2 ? 'point' : 'points'}`;
const stands = (count: number): string => `${count} ${count === 1 ? 'stand' : 'stands'}`;

const onPoints = (draft: ArmyDraft): Remark[] => {
  const over = draftHalfPoints(draft) - draft.profile.armyHalfPoints.value;
  if (over > 0) return [{ code: 'over-points', message: `The army is ${points(over)} too large.` }];
  if (over < 0) return [{ code: 'under-points', message: `Left to spend: ${points(-over)}.` }];
  return [];
};

const nameOf = (draft: ArmyDraft, option: TroopOption): string =>
  option.description ||
  option.troopEntries.map((entry) => troopTypeOf(draft.profile, entry.troopTypeCode)?.name).join(' or ');

/** A type marked “all” is taken for the whole line or not at all. */
const isMixedAgainstTheList = (draft: ArmyDraft, line: TroopOption, option: number): boolean =>
  line.troopEntries.some(({ note, troopTypeCode }) => {
    const count = countIn(draft, option, troopTypeCode);
    return note?.toLowerCase() === 'all' && count > 0 && count < countIn(draft, option);
  });

const onLine = (draft: ArmyDraft, line: TroopOption, option: number): Remark[] => {
  const name = nameOf(draft, line);
  const count = countIn(draft, option);
  const { min, max } = limitsOf(draft, option);
  const remarks: Remark[] = [];
  const remark = (code: RemarkCode, message: string) => remarks.push({ code, message, option });
  if (count > 0 && !isOpen(line, draft.year)) remark('closed-line', `${name}: not in this year.`);
  else if (count > max) remark('too-many', `${name}: ${stands(count)}, at most ${max}.`);
  // A line with a condition in words may be left out as a whole: whether the condition holds, only players know.
  else if (count < min && !(line.note !== null && count === 0))
    remark('too-few', `${name}: ${stands(count)}, at least ${min}.`);
  if (isMixedAgainstTheList(draft, line, option)) remark('one-type-only', `${name}: all stands must be of one type.`);
  return remarks;
};

const onCommand = (draft: ArmyDraft, command: 1 | 2 | 3): Remark[] => {
  const remarks: Remark[] = [];
  const size = commandHalfPoints(draft, command);
  const minimum = draft.profile.commandMinimumHalfPoints.value;
  if (size < minimum)
    remarks.push({
      code: 'small-command',
      message: `Command ${command} has ${points(size)}, at least ${pointsText(minimum)} are needed.`,
      command,
    });
  if (!generalOf(draft, command))
    remarks.push({ code: 'no-general', message: `Command ${command} has no general.`, command });
  return remarks;
};

const onGeneral = (draft: ArmyDraft, command: 1 | 2 | 3): Remark[] => {
  const general = generalOf(draft, command);
  if (!general) return [];
  const type = troopTypeOf(draft.profile, general.troopType)?.name ?? general.troopType;
  const allowed = generalTypes(draft.list);
  const isOverall = general === overallGeneral(draft);
  if (isOverall && allowed.length > 0 && !allowed.includes(general.troopType))
    return [{ code: 'general-type', message: `The list names no ${type} as its general.`, command }];
  if (!isOverall && !mayLead(draft, general))
    return [{ code: 'general-type', message: `${type} lead no command that has other troops.`, command }];
  return [];
};

const onStray = (draft: ArmyDraft): Remark[] => {
  const stray = draft.stands.filter((stand) => stand.command === null).length;
  return stray > 0 ? [{ code: 'without-command', message: `In no command yet: ${stands(stray)}.` }] : [];
};

const onCards = (draft: ArmyDraft): Remark[] =>
  draft.cards.flatMap(({ code, count }): Remark[] => {
    const name = battleCardOf(draft.profile, code)?.name ?? code;
    const entry = draft.list.battleCardEntries.find((candidate) => candidate.battleCardCode === code);
    if (!entry) return [{ code: 'card-not-in-list', message: `${name}: the list does not offer this card.` }];
    const max = entry.max === null ? null : entry.max * draft.commands;
    return max !== null && count > max
      ? [{ code: 'too-many-cards', message: `${name}: ${count} cards, at most ${max}.` }]
      : [];
  });

/** Everything about the draft that an opponent would ask about. */
export const remarksOn = (draft: ArmyDraft): Remark[] => [
  ...onPoints(draft),
  ...draft.list.troopOptions.flatMap((line, option) => onLine(draft, line, option)),
  ...onStray(draft),
  ...commandNumbers(draft).flatMap((command) => [...onCommand(draft, command), ...onGeneral(draft, command)]),
  ...onCards(draft),
];
