import type { ArmyDraft, LineId } from './army-draft.ts';
import type { DateRange, TroopOption } from './army-list.ts';
import { barredTypes } from './draft-cards.ts';
import { allyOf, lineOf, timesOf } from './draft-allies.ts';

export const isInside = (year: number, { startDate, endDate }: DateRange): boolean =>
  startDate <= year && year <= endDate;

/** Whether a line of the list is open in the draft's year. */
export const isOpen = (option: TroopOption, year: number | null): boolean =>
  year === null || option.dateRanges.length === 0 || option.dateRanges.some((range) => isInside(year, range));

export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Troops that fight in another way by a card are not taken as stands, whatever the list demands (card 20). */
export const isBarred = (draft: ArmyDraft, line: TroopOption): boolean => {
  const barred = barredTypes(draft);
  return line.troopEntries.every(({ troopTypeCode }) => barred.includes(troopTypeCode));
};

/** How many stands a line allows, times the number of main commands (GT-BUILD-001); none in years when it is closed. */
export const limitsOf = (draft: ArmyDraft, option: number, ally?: string): Limits => {
  const line = lineOf(draft, { option, ally });
  if (!line || !isOpen(line, draft.year)) return { min: 0, max: 0 };
  if (isBarred(draft, line)) return { min: 0, max: 0 };
  const times = timesOf(draft, allyOf(draft, ally));
  return { min: line.min * times, max: line.max * times };
};

/**
 * Whether a line may be left out as a whole: whether its condition in words holds, only players know; and in which year the battle is, the
 * draft does not say.
 */
export const isOptional = (line: TroopOption, year: number | null): boolean =>
  line.note !== null || (year === null && line.dateRanges.length > 0);

/** Whether so many stands keep to what a line asks; `few` and `many` say what is wrong. */
export const lineFault = (draft: ArmyDraft, { option, ally }: LineId, count: number): 'few' | 'many' | undefined => {
  const line = lineOf(draft, { option, ally });
  if (!line) return undefined;
  const { min, max } = limitsOf(draft, option, ally);
  if (count > max) return 'many';
  return count < min && !(count === 0 && isOptional(line, draft.year)) ? 'few' : undefined;
};
