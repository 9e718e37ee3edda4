import { words } from '@vexillum/model';
import type { DateRange } from '../../armies/army-list.ts';
import { isInside } from '../../armies/draft-limits.ts';
import { armyRule } from './define-army-rule.ts';
import { rangesText, yearText } from './year-text.ts';

const isOutside = (year: number, ranges: readonly DateRange[]): boolean =>
  ranges.length > 0 && !ranges.some((range) => isInside(year, range));

export const battleIsInTheListsYears = armyRule(
  {
    id: 'battle-is-in-the-lists-years',
    rows: [],
    title: words('The army and its allies existed in the year of the battle'),
    source: 'the army list, its dates and those of its allies',
  },
  (draft) => {
    const { year } = draft;
    if (year === null) return [];
    const own = { key: '', name: draft.list.name, ranges: draft.list.dateRanges };
    const allies = draft.allies.map(({ key, name, dateRange, list }) => ({
      key,
      name,
      ranges: dateRange === null ? list.dateRanges : [dateRange],
    }));
    return [own, ...allies]
      .filter(({ ranges }) => isOutside(year, ranges))
      .map(({ key, name, ranges }) => ({
        weight: key === '' ? ('reminder' as const) : ('illegal' as const),
        part: key,
        says: words('{0} is of {1}; the battle is in {2}.', name, rangesText(ranges), yearText(year)),
        remedy: words('Choose a year in which the list has it.'),
      }));
  },
);
