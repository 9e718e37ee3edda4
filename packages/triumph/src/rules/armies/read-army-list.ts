import { words } from '@vexillum/model';
import type { AllyOption, ArmyList } from './army-list.ts';
import { type Cursor, readFrom } from './cursor.ts';
import type { Problem } from './problem.ts';
import {
  readBattleCardEntry,
  readDateRange,
  readDateRanges,
  readGeneralEntry,
  readHomeTopography,
  readRating,
  readTroopOption,
} from './read-list-parts.ts';

export const readIdIfAny = (id: Cursor): string | null => id.textIfAny(80);

/** List numbers are mostly whole; a few lists came in between two others and have 42.5 and the like. */
export const readListNumber = (number: Cursor): number | null => (number.isAbsent ? null : number.number());

const readAllyOption = (option: Cursor): AllyOption => ({
  dateRange: readDateRange(option.at('dateRange')),
  note: option.at('note').textIfAny(),
  allyEntries: option
    .at('allyEntries')
    .items(100)
    .map((entry) => ({
      name: entry.at('name').words(200),
      allyArmyList: entry.at('allyArmyList').words(80),
    })),
});

const readTroopOptions = (options: Cursor) => {
  const read = options.items(200).map(readTroopOption);
  return read.length > 0 ? read : options.fail(words('an army list needs at least one troop option'));
};

const readWhole = (list: Cursor): ArmyList => {
  if (Array.isArray(list.value)) return list.fail(words('one army list is needed here, this is a list of things'));
  const name = list.at('name').words(200);
  const derived = list.at('derivedData');
  return {
    id: readIdIfAny(list.at('id').isAbsent ? list.at('_id') : list.at('id')),
    name,
    listId: readListNumber(list.at('listId')),
    sublistId: list.at('sublistId').textIfAny(20),
    status: list.at('status').textIfAny(80),
    keywords: list
      .at('keywords')
      .itemsIfAny()
      .map((keyword) => keyword.text(200)),
    extendedName: (derived.isAbsent ? null : derived.at('extendedName').textIfAny(300)) ?? name,
    dateRanges: readDateRanges(list.at('dateRanges')),
    invasionRatings: list.at('invasionRatings').itemsIfAny().map(readRating),
    maneuverRatings: list.at('maneuverRatings').itemsIfAny().map(readRating),
    homeTopographies: list.at('homeTopographies').itemsIfAny().map(readHomeTopography),
    troopOptions: readTroopOptions(list.at('troopOptions')),
    troopEntriesForGeneral: list.at('troopEntriesForGeneral').itemsIfAny().map(readGeneralEntry),
    allyOptions: list.at('allyOptions').itemsIfAny().map(readAllyOption),
    battleCardEntries: list.at('battleCardEntries').itemsIfAny().map(readBattleCardEntry),
  };
};

/** Reads a list in the community's JSON shape: all of it, or what is wrong and where. Keys that nobody needs are passed over. */
export const readArmyList = (json: unknown): ArmyList | Problem => readFrom(json, '', readWhole);
