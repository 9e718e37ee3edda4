import type { Flag } from '@vexillum/rules-assist';
import type { Profile } from '../profiles/profile.ts';
import { flagsOn } from '../flags/army/flags-on.ts';
import { type ArmyDraft, newDraft, withCard, withStands } from './army-draft.ts';
import type { ArmyList, DateRange, TroopOption } from './army-list.ts';
import { generalTypes } from './draft-generals.ts';
import { isInside, limitsOf } from './draft-limits.ts';
import { cardsHalfPoints, standHalfPoints } from './draft-points.ts';
import { timesOf } from './draft-allies.ts';
import { fillLines, type LineFill } from './fill-lines.ts';
import { splitCommands } from './split-commands.ts';

/** Which reading of the list a suggestion is made for: a year, and one condition that is taken to hold. */
interface Reading {
  readonly year: number | null;
  readonly condition: string | null;
  /** What to take where a line offers several types. */
  readonly likes: 'first' | 'dearest' | 'mixed';
}

const unique = <T>(things: readonly T[]): T[] => [...new Set(things)];

const isUsable = (line: TroopOption, { condition }: Reading): boolean => line.note === null || line.note === condition;

const isWholeLine = (line: TroopOption, type: string): boolean =>
  line.troopEntries.some((entry) => entry.troopTypeCode === type && entry.note?.toLowerCase() === 'all');

const mainType = (draft: ArmyDraft, line: TroopOption, likes: Reading['likes']): string => {
  const types = line.troopEntries.map((entry) => entry.troopTypeCode);
  const price = (troopType: string) => standHalfPoints(draft.profile, { troopType });
  const [first = ''] = likes !== 'dearest' ? types : types.sort((a, b) => price(b) - price(a));
  return first;
};

/** The line that gives the army its general: of the type that the list prefers. */
const generalLine = (draft: ArmyDraft, usable: readonly number[]): { option: number; type: string } | undefined => {
  for (const type of generalTypes(draft.list)) {
    const option = usable.find((index) =>
      draft.list.troopOptions[index]?.troopEntries.some((entry) => entry.troopTypeCode === type),
    );
    if (option !== undefined) return { option, type };
  }
  return undefined;
};

/** Shares a line out among those of its types that may be mixed; nothing where none may. */
const mixedLine = (draft: ArmyDraft, option: number): LineFill[] => {
  const line = draft.list.troopOptions[option] as TroopOption;
  const types = unique(line.troopEntries.map((entry) => entry.troopTypeCode)).filter(
    (type) => !isWholeLine(line, type),
  );
  if (types.length === 0) return [];
  const { min, max } = limitsOf(draft, option);
  const share = (count: number, index: number) =>
    Math.floor((count * (index + 1)) / types.length) - Math.floor((count * index) / types.length);
  return types.map((troopType, index): LineFill => {
    const least = share(min, index);
    return { option, troopType, min: least, max: least + share(max - min, index), count: least };
  });
};

const linesOf = (draft: ArmyDraft, reading: Reading): LineFill[] => {
  const usable = [...draft.list.troopOptions.keys()].filter(
    (option) => isUsable(draft.list.troopOptions[option] as TroopOption, reading) && limitsOf(draft, option).max > 0,
  );
  const general = generalLine(draft, usable);
  return usable.flatMap((option): LineFill[] => {
    const line = draft.list.troopOptions[option] as TroopOption;
    const { min, max } = limitsOf(draft, option);
    const troopType = mainType(draft, line, reading.likes);
    if (option !== general?.option) {
      const mixed = reading.likes === 'mixed' ? mixedLine(draft, option) : [];
      return mixed.length > 0 ? mixed : [{ option, troopType, min, max, count: min }];
    }
    if (general.type === troopType || isWholeLine(line, general.type) || isWholeLine(line, troopType)) {
      const needed = Math.max(1, min);
      return [{ option, troopType: general.type, min: needed, max, count: needed }];
    }
    const others = Math.max(0, min - 1);
    return [
      { option, troopType: general.type, min: 1, max: 1, count: 1 },
      { option, troopType, min: others, max: max - 1, count: others },
    ];
  });
};

const withNeededCards = (draft: ArmyDraft): ArmyDraft =>
  draft.list.battleCardEntries.reduce(
    (filled, { battleCardCode, min }) =>
      min !== null && min > 0 ? withCard(filled, battleCardCode, min * timesOf(draft)) : filled,
    draft,
  );

const suggestFor = (list: ArmyList, profile: Profile, reading: Reading): ArmyDraft => {
  const draft = withNeededCards({ ...newDraft(list, profile), year: reading.year });
  const lines = linesOf(draft, reading);
  fillLines(draft, lines, profile.armyHalfPoints.value - cardsHalfPoints(draft));
  const filled = lines.reduce(
    (army, { option, troopType, count }) => withStands(army, option, troopType, count),
    draft,
  );
  return splitCommands(filled);
};

/** Years at which the list's dated lines open or close, the first year of the list before them. */
const yearsOf = (list: ArmyList): (number | null)[] => {
  const [range] = list.dateRanges;
  const dated = list.troopOptions.flatMap((line) => line.dateRanges);
  if (dated.length === 0) return [null];
  const turns = dated.flatMap(({ startDate, endDate }) => [startDate, endDate + 1]).sort((a, b) => a - b);
  const years = range
    ? [range.startDate, ...turns.filter((year) => year > range.startDate && year <= range.endDate)]
    : turns;
  return unique(years);
};

/** Those of the years in which everybody is there. */
const yearsWithin = (list: ArmyList, within: readonly DateRange[]): (number | null)[] => {
  const years = [...yearsOf(list), ...within.flatMap(({ startDate, endDate }) => [startDate, endDate])];
  const common = years.filter((year) => year === null || within.every((range) => isInside(year, range)));
  return common.length > 0 ? unique(common) : yearsOf(list);
};

const readingsOf = (list: ArmyList, within: readonly DateRange[]): Reading[] => {
  const conditions = unique(list.troopOptions.map((line) => line.note).filter((note) => note !== null));
  return (['first', 'dearest', 'mixed'] as const).flatMap((likes) =>
    [null, ...conditions].flatMap((condition) => yearsWithin(list, within).map((year) => ({ year, condition, likes }))),
  );
};

const troubleOf = ({ rule, weight }: Flag): number => {
  if (rule === 'army-costs-its-points') return 1;
  return weight === 'reminder' || weight === 'unknown' ? 0 : 10;
};

/** Fewer is better; an army that is too small is the smallest trouble, and reminders are none. */
const trouble = (flags: readonly Flag[]): number => flags.reduce((sum, flag) => sum + troubleOf(flag), 0);

/**
 * An army out of any list, in one click: lawful and worth all its points where the list allows that, else as near as it comes. The same
 * list always gives the same army. Lines with a condition in words are used only where there is no lawful army without them. With allies it
 * is of a year `within` all of their years.
 */
export const suggestArmy = (list: ArmyList, profile: Profile, within: readonly DateRange[] = []): ArmyDraft => {
  let best: ArmyDraft | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const reading of readingsOf(list, within)) {
    const draft = suggestFor(list, profile, reading);
    const size = trouble(flagsOn(draft));
    if (size < least) {
      best = draft;
      least = size;
    }
    if (least === 0) break;
  }
  return best ?? newDraft(list, profile);
};
