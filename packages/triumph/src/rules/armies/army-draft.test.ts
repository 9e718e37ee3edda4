import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ArmyDraft,
  type ArmyList,
  armyFileOf,
  commandHalfPoints,
  countIn,
  draftHalfPoints,
  generalOf,
  isProblem,
  limitsOf,
  newDraft,
  overallGeneral,
  profiles,
  readArmyFile,
  readArmyList,
  flagsOn,
  withAlly,
  sampleLists,
  splitCommands,
  suggestArmy,
  suggestWithAllies,
  withCard,
  withCommand,
  withGeneral,
  withStandCard,
  withStands,
  writeArmyFile,
} from '../index.ts';
import { grand201706 as grand } from '../profiles/grand-2017-06.ts';
import { triumph11 as standard } from '../profiles/triumph-1-1.ts';

const lists = sampleLists.map((json) => readArmyList(json) as ArmyList);
const [hills, plain, cities] = lists as [ArmyList, ArmyList, ArmyList];
const codes = (draft: ArmyDraft) => flagsOn(draft).map((flag) => flag.rule);
const keys = (draft: ArmyDraft, option: number) =>
  draft.stands.filter((stand) => stand.option === option).map((stand) => stand.key);

describe('choosing stands', () => {
  test('the list’s numbers count once for each command (GT-BUILD-001, GT-BUILD-002)', () => {
    expect(limitsOf(newDraft(hills, grand), 1)).toEqual({ min: 12, max: 24 });
    expect(limitsOf(newDraft(hills, standard), 1)).toEqual({ min: 4, max: 8 });
  });

  test('commands of an ally do not count (GT-BUILD-003, GT-BUILD-004)', () => {
    const draft = withAlly(newDraft(hills, grand), { name: 'Riders', by: 'full', list: plain, dateRange: null });
    expect(limitsOf(draft, 1)).toEqual({ min: 8, max: 16 });
  });

  test('a dated line is closed in other years', () => {
    expect(limitsOf({ ...newDraft(hills, standard), year: -400 }, 4)).toEqual({ min: 0, max: 0 });
    expect(limitsOf({ ...newDraft(hills, standard), year: -300 }, 4)).toEqual({ min: 0, max: 2 });
  });

  test('points follow the stands, in halves', () => {
    const draft = withStands(withStands(newDraft(plain, grand), 0, 'HBW', 6), 3, 'BLV', 1);
    expect(draftHalfPoints(draft)).toBe(6 * 8 + 4);
    expect(draftHalfPoints(withStands(draft, 0, 'HBW', 5))).toBe(5 * 8 + 4);
    expect(countIn(withStands(draft, 0, 'HBW', 0), 0)).toBe(0);
  });

  test('taking stands away takes those in no command first and the general last', () => {
    const three = withStands(newDraft(plain, grand), 0, 'HBW', 3);
    const [first = '', second = ''] = keys(three, 0);
    const led = withGeneral(withCommand(three, [first, second], 1), second);
    expect(keys(withStands(led, 0, 'HBW', 2), 0)).toEqual([first, second]);
    expect(keys(withStands(led, 0, 'HBW', 1), 0)).toEqual([second]);
  });
});

describe('cards cost', () => {
  const bowmen = withStands(newDraft(cities, grand), 2, 'ARC', 3);
  const knights = withStands(newDraft(cities, grand), 0, 'KNT', 3);
  const carts = withStands(newDraft(cities, grand), 5, 'WWG', 3);
  test.each([
    ['half a point for each obstacle', withCard(bowmen, 'PD', 3), 3 * 8 + 3],
    ['one point once, however many stands dismount', withStandCard(knights, keys(knights, 0), 'DD', true), 3 * 8 + 2],
    ['nothing for one stand with transports', withStandCard(carts, keys(carts, 5).slice(0, 1), 'MI', true), 3 * 6],
    ['one point for several stands with transports', withStandCard(carts, keys(carts, 5), 'MI', true), 3 * 6 + 2],
    ['one point for each stand that showers', withStandCard(bowmen, keys(bowmen, 2), 'SS', true), 3 * 8 + 3 * 2],
    ['half a point less for each rider with a sword', withStandCard(knights, keys(knights, 0), 'SF', true), 3 * 7],
    ['a card that is taken back costs nothing', withCard(withCard(bowmen, 'PD', 3), 'PD', 0), 3 * 8],
  ])('%s', (_, draft, halfPoints) => {
    expect(draftHalfPoints(draft)).toBe(halfPoints);
  });

  test('a command’s size has its stands’ cards in it, not the army’s', () => {
    const draft = withCard(
      withCommand(withStandCard(bowmen, keys(bowmen, 2), 'SS', true), keys(bowmen, 2), 2),
      'PD',
      4,
    );
    expect(commandHalfPoints(draft, 2)).toBe(30);
  });
});

describe('generals', () => {
  const stands = withStands(newDraft(plain, grand), 0, 'HBW', 4);
  const [a = '', b = '', c = '', d = ''] = keys(stands, 0);

  test('each command has one: naming another replaces the first (GT-CMD-004)', () => {
    const draft = withGeneral(withGeneral(withCommand(stands, [a, b], 1), a), b);
    expect(generalOf(draft, 1)?.key).toBe(b);
    expect(draft.stands.filter((stand) => stand.general)).toHaveLength(1);
  });

  test('a general who changes command leads no more', () => {
    expect(generalOf(withCommand(withGeneral(withCommand(stands, [a, b], 1), a), [a], 2), 2)).toBeUndefined();
  });

  test('a stand in no command leads nothing', () => {
    expect(withGeneral(stands, a)).toBe(stands);
  });

  test('the general of the largest command leads the army (GT-GEN-002)', () => {
    const split = withCommand(withCommand(stands, [a], 1), [b, c, d], 3);
    expect(overallGeneral(withGeneral(withGeneral(split, a), d))?.key).toBe(d);
  });
});

describe('a suggested army', () => {
  const cases = lists.flatMap((list) => profiles.map((profile) => [list.name, profile.id, list, profile] as const));

  test.each(cases)('%s for %s is lawful and spends every point', (_, __, list, profile) => {
    const draft = suggestArmy(list, profile);
    expect(codes(draft)).toEqual([]);
    expect(draftHalfPoints(draft)).toBe(profile.armyHalfPoints.value);
  });

  test('with an ally has the ally’s command, is of a year that both have, and is lawful', () => {
    const dateRange = { startDate: -300, endDate: -211 };
    const joined = withAlly(newDraft(hills, grand), { name: 'Riders', by: 'full', list: plain, dateRange });
    const draft = suggestWithAllies({ ...joined, name: 'Ours' });
    expect(codes(draft)).toEqual([]);
    expect(draft.year).toBeGreaterThanOrEqual(-300);
    expect(draftHalfPoints(draft)).toBe(288);
    expect(new Set(draft.stands.filter(({ ally }) => ally).map(({ command }) => command))).toEqual(new Set([3]));
    expect(suggestWithAllies(draft)).toMatchObject({ name: 'Ours', allies: draft.allies });
  });

  test('is the same every time', () => {
    expect(suggestArmy(plain, grand)).toEqual(suggestArmy(plain, grand));
  });

  test('is dealt into three commands of at least 24 points, the first the largest (GT-CMD-003, GT-GEN-002)', () => {
    const draft = suggestArmy(cities, grand);
    const [one, two, three] = ([1, 2, 3] as const).map((command) => commandHalfPoints(draft, command)) as [
      number,
      number,
      number,
    ];
    expect(Math.min(one, two, three)).toBeGreaterThanOrEqual(48);
    expect(one).toBeGreaterThanOrEqual(Math.max(two, three));
    expect(overallGeneral(draft)).toBe(generalOf(draft, 1));
  });

  test('becomes an army file that reads back the same', () => {
    for (const [, , list, profile] of cases) {
      const army = armyFileOf(suggestArmy(list, profile));
      expect(readArmyFile(JSON.parse(writeArmyFile(army)), profile)).toEqual(army);
      expect(army.stands.filter((stand) => stand.overall)).toHaveLength(profile.commands.value > 1 ? 1 : 0);
    }
  });

  test('splitting an empty draft leaves it empty', () => {
    const empty = newDraft(plain, grand);
    expect(splitCommands(empty)).toBe(empty);
  });
});

test('whatever a player does to a draft, its file can be read, and flags never throw (law)', () => {
  const choice = fc.record({
    option: fc.integer({ min: 0, max: 5 }),
    count: fc.integer({ min: 0, max: 20 }),
    command: fc.constantFrom(1, 2, 3, null),
    leads: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...lists),
      fc.constantFrom(...profiles),
      fc.array(choice, { minLength: 1, maxLength: 8 }),
      (list, profile, choices) => {
        let draft = newDraft(list, profile);
        for (const { option, count, command, leads } of choices) {
          const type = list.troopOptions[option]?.troopEntries[0]?.troopTypeCode;
          if (type === undefined) continue;
          draft = withCommand(withStands(draft, option, type, count), keys(draft, option), command);
          const [key] = keys(draft, option);
          if (leads && key !== undefined) draft = withGeneral(draft, key);
        }
        for (const command of [1, 2, 3] as const)
          expect(draft.stands.filter((stand) => stand.general && stand.command === command).length).toBeLessThan(2);
        expect(new Set(draft.stands.map((stand) => stand.key)).size).toBe(draft.stands.length);
        const isOff = draftHalfPoints(draft) !== profile.armyHalfPoints.value;
        expect(codes(draft).includes('army-costs-its-points')).toBe(isOff);
        const army = armyFileOf(draft);
        expect(isProblem(readArmyFile(JSON.parse(writeArmyFile(army)), profile))).toBe(draft.stands.length === 0);
      },
    ),
  );
});
