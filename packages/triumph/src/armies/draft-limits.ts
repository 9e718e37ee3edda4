import type { ArmyDraft } from './army-draft.ts';
import type { DateRange, TroopOption } from './army-list.ts';

const isInside = (year: number, { startDate, endDate }: DateRange): boolean => startDate <= year && year <= endDate;

/** Whether a line of the list is open in the draft's year. */
export const isOpen = (option: TroopOption, year: number | null): boolean =>
  year === null || option.dateRanges.length === 0 || option.dateRanges.some((range) => isInside(year, range));

export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** How many stands a line allows, times the number of main commands (GT-BUILD-001); none in years when it is closed. */
export const limitsOf = (draft: Pick<ArmyDraft, 'list' | 'year' | 'commands'>, option: number): Limits => {
  const line = draft.list.troopOptions[option];
  if (!line || !isOpen(line, draft.year)) return { min: 0, max: 0 };
  return { min: line.min * draft.commands, max: line.max * draft.commands };
};
