import { plainText } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { type ArmyList, isProblem, readAllyOptions, readArmyList, sampleAllyOptions, sampleLists } from '../index.ts';

type Loose = { [key: string]: Loose };

/** A copy with the value at a path changed, or removed where it is undefined. */
const withField = (json: unknown, path: string, value: unknown): unknown => {
  const copy = JSON.parse(JSON.stringify(json)) as Loose;
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce((part, key) => part[key] as Loose, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value as Loose;
  return copy;
};

const [hills] = sampleLists;
const whole = (json: unknown): ArmyList => {
  const list = readArmyList(json);
  if (isProblem(list)) throw new Error(`${list.field}: ${plainText(list.says)}`);
  return list;
};
const fieldOf = (json: unknown): string => {
  const list = readArmyList(json);
  return isProblem(list) ? list.field : 'nothing is wrong';
};

describe('a list in the community’s shape', () => {
  test('is read whole', () => {
    const list = whole(hills);
    expect(list).toMatchObject({
      id: 'sample-hill-kingdom',
      listId: 42.5,
      dateRanges: [{ startDate: -480, endDate: -211 }],
      homeTopographies: [{ values: ['Hilly', 'Forest'], note: null }],
      battleCardEntries: [
        { battleCardCode: 'PT', min: null, max: null, note: 'mules' },
        { battleCardCode: 'AM', min: null, max: null, note: null },
      ],
    });
    expect(list.troopOptions[1]).toMatchObject({
      min: 4,
      max: 8,
      core: 'all',
      note: null,
      troopEntries: [
        { troopTypeCode: 'HFT', note: 'all' },
        { troopTypeCode: 'WRR', note: 'all' },
      ],
    });
  });

  test.each(sampleLists.map((list, index) => [index, list] as const))('sample list %i', (_, list) => {
    expect(whole(list).troopOptions.length).toBeGreaterThan(3);
  });

  test('a file of ally options is read whole', () => {
    const options = readAllyOptions(sampleAllyOptions);
    expect(isProblem(options) || options[0]?.allyEntries[0]?.allyArmyList).toMatchObject({
      name: 'Riders of the Plain',
      isInternalContingent: false,
      dateRange: null,
    });
  });
});

describe('noise is passed over', () => {
  const noise: [string, string, unknown, (list: ArmyList) => unknown, unknown][] = [
    [
      'blanks round topographies',
      'homeTopographies.0.values',
      [' Arable ', '', ' hilly'],
      (list) => list.homeTopographies[0]?.values,
      ['Arable', 'Hilly'],
    ],
    ['dates from 0 to 0', 'dateRanges', [{ startDate: 0, endDate: 0 }], (list) => list.dateRanges, []],
    [
      'dates of a line from 0 to 0',
      'troopOptions.0.dateRanges',
      [{ startDate: 0, endDate: 0 }],
      (list) => list.troopOptions[0]?.dateRanges,
      [],
    ],
    ['no dates at all', 'troopOptions.0.dateRanges', null, (list) => list.troopOptions[0]?.dateRanges, []],
    ['no keywords', 'keywords', undefined, (list) => list.keywords, []],
    ['no allies', 'allyOptions', undefined, (list) => list.allyOptions, []],
    ['no ratings', 'invasionRatings', null, (list) => list.invasionRatings, []],
    ['no list number', 'listId', undefined, (list) => list.listId, null],
    ['no longer name', 'derivedData', undefined, (list) => list.extendedName, 'Hill Kingdom of Arvenna'],
    ['keys that nobody knows', '__v', 7, (list) => list.name, 'Hill Kingdom of Arvenna'],
    [
      'notes that are empty',
      'invasionRatings.0.note',
      '  ',
      (list) => list.invasionRatings,
      [{ value: 1, note: null }],
    ],
    ['notes that are missing', 'troopOptions.0.note', undefined, (list) => list.troopOptions[0]?.note, null],
    ['no word on battle line', 'troopOptions.0.core', null, (list) => list.troopOptions[0]?.core, ''],
    [
      'cards without limits',
      'battleCardEntries',
      [{ battleCardCode: 'FC' }],
      (list) => list.battleCardEntries,
      [{ battleCardCode: 'FC', min: null, max: null, note: null }],
    ],
  ];
  test.each(noise)('%s', (_, path, value, look, seen) => {
    expect(look(whole(withField(hills, path, value)))).toEqual(seen);
  });
});

describe('what is wrong is named', () => {
  test.each<[string, string, unknown]>([
    ['no name', 'name', undefined],
    ['an empty name', 'name', ' '],
    ['no lines', 'troopOptions', undefined],
    ['an empty list of lines', 'troopOptions', []],
    ['a line that is a number', 'troopOptions.1', 5],
    ['a minimum as text', 'troopOptions.3.min', '1'],
    ['a minimum below nothing', 'troopOptions.3.min', -1],
    ['a minimum above the maximum', 'troopOptions.0.min', 9],
    ['half a stand', 'troopOptions.2.max', 2.5],
    ['no maximum', 'troopOptions.2.max', undefined],
    ['a line without troops', 'troopOptions.0.troopEntries', []],
    ['an unknown troop type', 'troopOptions.1.troopEntries.1.troopTypeCode', 'TNK'],
    ['a core that says nothing known', 'troopOptions.0.core', 'some'],
    ['dates the wrong way round', 'dateRanges.0.endDate', -900],
    ['half a date', 'troopOptions.4.dateRanges.0.endDate', undefined],
    ['a rating that is too high', 'invasionRatings.0.value', 9],
    ['a rating that is text', 'maneuverRatings.1.value', 'high'],
    ['an unknown topography', 'homeTopographies.0.values.1', 'Moon'],
    ['an unknown general', 'troopEntriesForGeneral.1.troopEntries.0.troopTypeCode', 'GOD'],
    ['an unknown card', 'battleCardEntries.0.battleCardCode', 'ZZ'],
    ['a list number as text', 'listId', 'forty'],
    ['keywords that are no list', 'keywords', 'hills'],
    ['an ally without a list', 'allyOptions.0.allyEntries.0.allyArmyList', undefined],
    ['half of a character in a note', 'troopOptions.0.note', '\ud800'],
  ])('%s', (_, path, value) => {
    expect(fieldOf(withField(hills, path, value))).toBe(path);
  });

  test.each([[null], [undefined], [[]], ['a list'], [7], [true]])('%s is no army list', (json) => {
    expect(fieldOf(json)).toBe('file');
  });

  test('an ally option says where too', () => {
    const path = '0.allyEntries.0.allyArmyList.troopOptions.0.max';
    const read = readAllyOptions(withField(sampleAllyOptions, path, null));
    expect(isProblem(read) && read.field).toBe(path);
  });

  test('the message says what was found and what is needed', () => {
    const read = readArmyList(withField(hills, 'troopOptions.3.min', '1'));
    expect(isProblem(read) && plainText(read.says)).toBe('a number is needed here, this is the text "1"');
  });
});
