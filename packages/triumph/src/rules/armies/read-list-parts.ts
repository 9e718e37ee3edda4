import { words } from '@vexillum/model';
import { triumph11 } from '../profiles/triumph-1-1.ts';
import {
  type BattleCardEntry,
  type DateRange,
  type GeneralEntry,
  type HomeTopography,
  type Rating,
  topographies,
  type TroopEntry,
  type TroopOption,
} from './army-list.ts';
import type { Cursor } from './cursor.ts';
import { knownCodes } from './known-codes.ts';

// Codes are those of the lists' own server, the same for every edition.
const known = knownCodes(triumph11);

const EARLIEST = -10_000;
const LATEST = 3000;
const MOST_STANDS = 200;
const MOST_CARDS = 100;

const readDate = (date: Cursor): number | null => (date.isAbsent ? null : date.integer(EARLIEST, LATEST));

/** Null for a range that says nothing: missing, or the 0 to 0 that the server writes for "not set". */
export const readDateRange = (range: Cursor): DateRange | null => {
  if (range.isAbsent) return null;
  const startDate = readDate(range.at('startDate'));
  const endDate = readDate(range.at('endDate'));
  if (startDate === null && endDate === null) return null;
  if (startDate === 0 && endDate === 0) return null;
  if (startDate === null) return range.at('startDate').fail(words('this date is missing'));
  if (endDate === null) return range.at('endDate').fail(words('this date is missing'));
  if (endDate < startDate) range.at('endDate').fail(words('{0} is before the start, {1}', endDate, startDate));
  return { startDate, endDate };
};

export const readDateRanges = (ranges: Cursor): DateRange[] =>
  ranges
    .itemsIfAny()
    .map(readDateRange)
    .filter((range) => range !== null);

export const readRating = (rating: Cursor): Rating => ({
  value: rating.at('value').integer(0, 4),
  note: rating.at('note').textIfAny(),
});

const readTopographyName = (value: Cursor) => {
  const name = value.text(40).toLowerCase();
  return (
    topographies.find((topography) => topography.toLowerCase() === name) ??
    value.fail(words('no topography is called “{0}”', name))
  );
};

const isBlank = (value: Cursor): boolean =>
  value.isAbsent || (typeof value.value === 'string' && value.value.trim() === '');

export const readHomeTopography = (home: Cursor): HomeTopography => ({
  values: home
    .at('values')
    .itemsIfAny()
    .filter((value) => !isBlank(value))
    .map(readTopographyName),
  note: home.at('note').textIfAny(),
});

export const readTroopEntry = (entry: Cursor): TroopEntry => ({
  troopTypeCode: entry.at('troopTypeCode').code(known.troopTypes, words('troop type')),
  dismountTypeCode: isBlank(entry.at('dismountTypeCode'))
    ? null
    : entry.at('dismountTypeCode').code(known.troopTypes, words('troop type')),
  note: entry.at('note').textIfAny(),
});

const readTroopEntries = (entries: Cursor): TroopEntry[] => {
  const read = entries.items(30).map(readTroopEntry);
  return read.length > 0 ? read : entries.fail(words('at least one troop type is needed'));
};

export const readGeneralEntry = (entry: Cursor): GeneralEntry => ({
  troopEntries: readTroopEntries(entry.at('troopEntries')),
});

const limit = (value: Cursor): number | null => (value.isAbsent ? null : value.integer(0, MOST_CARDS));

export const readBattleCardEntry = (entry: Cursor): BattleCardEntry => {
  const min = limit(entry.at('min'));
  const max = limit(entry.at('max'));
  if (min !== null && max !== null && min > max)
    entry.at('min').fail(words('the minimum {0} is above the maximum {1}', min, max));
  const battleCardCode = entry.at('battleCardCode').code(known.battleCards, words('battle card'));
  return { battleCardCode, min, max, note: entry.at('note').textIfAny() };
};

const readCore = (core: Cursor): TroopOption['core'] => {
  if (core.isAbsent || core.value === false) return '';
  const text = core.text(20).toLowerCase();
  if (text === 'all' || text === 'half') return text;
  return text === '' || text === 'none' ? '' : core.fail(words('“all”, “half” or nothing is needed here'));
};

export const readTroopOption = (option: Cursor): TroopOption => {
  const min = option.at('min').integer(0, MOST_STANDS);
  const max = option.at('max').integer(0, MOST_STANDS);
  if (min > max) option.at('min').fail(words('the minimum {0} is above the maximum {1}', min, max));
  return {
    min,
    max,
    dateRanges: readDateRanges(option.at('dateRanges')),
    troopEntries: readTroopEntries(option.at('troopEntries')),
    description: option.at('description').textIfAny() ?? '',
    note: option.at('note').textIfAny(),
    core: readCore(option.at('core')),
    battleCardEntries: option.at('battleCardEntries').itemsIfAny().map(readBattleCardEntry),
  };
};
