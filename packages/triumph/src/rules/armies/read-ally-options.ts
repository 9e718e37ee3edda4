import type { AllyArmyList, FullAllyOption } from './army-list.ts';
import { type Cursor, readFrom } from './cursor.ts';
import type { Problem } from './problem.ts';
import { readIdIfAny, readListNumber } from './read-army-list.ts';
import { readDateRange, readTroopOption } from './read-list-parts.ts';

const readAllyList = (list: Cursor): AllyArmyList => ({
  name: list.at('name').words(200),
  listId: readListNumber(list.at('listId')),
  sublistId: list.at('sublistId').textIfAny(20),
  armyListId: readIdIfAny(list.at('armyListId')),
  dateRange: readDateRange(list.at('dateRange')),
  isInternalContingent: list.at('internalContingent').isAbsent ? false : list.at('internalContingent').boolean(),
  troopOptions: list.at('troopOptions').itemsIfAny().map(readTroopOption),
});

const readOption = (option: Cursor): FullAllyOption => ({
  dateRange: readDateRange(option.at('dateRange')),
  note: option.at('note').textIfAny(),
  allyEntries: option
    .at('allyEntries')
    .items(100)
    .map((entry) => ({
      name: entry.at('name').words(200),
      allyArmyList: readAllyList(entry.at('allyArmyList')),
    })),
});

/** Reads the file that comes beside an army list and holds its allies' lists in full. */
export const readAllyOptions = (json: unknown): readonly FullAllyOption[] | Problem =>
  readFrom(json, '', (options) => options.items().map(readOption));
