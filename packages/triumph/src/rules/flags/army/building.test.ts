import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { type ArmyDraft, withStands } from '../../armies/army-draft.ts';
import { withAlly, withoutAlly } from '../../armies/draft-allies.ts';
import { draftHalfPoints } from '../../armies/draft-points.ts';
import { grand201706 as grand } from '../../profiles/grand-2017-06.ts';
import { triumph11 as standard } from '../../profiles/triumph-1-1.ts';
import { armyDraftWith, listWith, withTroops } from '../../testing/army-draft-with.ts';
import { flagsOn } from './flags-on.ts';

const kingdom = listWith({
  lines: [
    { types: ['KNT'], min: 1, max: 4, name: 'Knights' },
    { types: ['SPR'], min: 4, max: 11, name: 'Spearmen' },
    { types: ['SKM', 'LFT'], name: 'Skirmishers', max: 2 },
  ],
  generals: ['KNT'],
});
const steppe = listWith({
  name: 'Nomads',
  lines: [{ types: ['HBW'], min: 6, max: 12, name: 'Horse archers' }],
  generals: ['HBW'],
});

const ids = (draft: ArmyDraft): string[] => flagsOn(draft).map(({ id }) => id);
const flag = (draft: ArmyDraft, rule: string) => flagsOn(draft).find((each) => each.rule === rule);
const says = (draft: ArmyDraft, rule: string): string => {
  const found = flag(draft, rule);
  return found ? plainText(found.says) : 'nothing';
};

/** 36 stands of four points: 144, in three commands of 48. */
const lawful = armyDraftWith(
  kingdom,
  grand,
  [1, 1, 'KNT'],
  [2, 1, 'KNT'],
  [3, 1, 'KNT'],
  [1, 11, 'SPR'],
  [2, 11, 'SPR'],
  [3, 11, 'SPR'],
);

const withNomads = (
  by: 'full' | 'short' | 'contingent' = 'full',
  dateRange: { startDate: number; endDate: number } | null = null,
) => {
  const draft = withAlly(armyDraftWith(kingdom, grand), { name: 'Nomads', by, list: steppe, dateRange });
  return { draft, key: draft.allies[0]?.key ?? '' };
};

/** Two commands of the kingdom and one of its ally. */
const allied = (by: 'full' | 'short' = 'full') => {
  const { draft, key } = withNomads(by);
  return {
    key,
    draft: withTroops(draft, [1, 2, 'KNT'], [2, 1, 'KNT'], [1, 11, 'SPR'], [2, 10, 'SPR'], [3, 12, 'HBW', key]),
  };
};

describe('how large an army is', () => {
  it('GT-SCALE-001: an army of exactly 144 points has no flag', () => {
    expect(draftHalfPoints(lawful)).toBe(288);
    expect(ids(lawful)).toEqual([]);
  });

  it('GT-SCALE-001: one half-point more or three points less is flagged with the number', () => {
    const over = {
      ...lawful,
      cards: [{ code: 'PD', count: 1 }],
      list: { ...kingdom, battleCardEntries: [{ battleCardCode: 'PD', min: null, max: null, note: null }] },
    };
    expect(flag(over, 'army-costs-its-points')).toMatchObject({
      weight: 'illegal',
      measured: { value: 289, allowed: 288 },
    });
    expect(says(over, 'army-costs-its-points')).toBe('The army is worth 144.5 points; 144 are allowed: 0.5 too many.');
    const under = withStands(lawful, 1, 'SPR', 32);
    expect(flag(under, 'army-costs-its-points')).toMatchObject({
      measured: { value: 280, allowed: 288, is: grand.isArmyOfFewerPointsAllowed.value ? 'at-most' : 'exactly' },
    });
    expect(says(under, 'army-costs-its-points')).toBe('The army is worth 140 points of 144: 4 are left to spend.');
  });

  it('GT-SCALE-001: the standard game has 48 points, and fewer are only mentioned', () => {
    const army = armyDraftWith(kingdom, standard, [1, 1, 'KNT'], [1, 11, 'SPR']);
    expect(ids(army)).toEqual([]);
    expect(flag(withStands(army, 1, 'SPR', 10), 'army-costs-its-points')?.weight).toBe('reminder');
    expect(flag(withStands(army, 0, 'KNT', 2), 'army-costs-its-points')?.weight).toBe('illegal');
  });
});

describe('what the army list allows', () => {
  it('GT-BUILD-001, GT-BUILD-002: three commands of one nation take every number of the list three times', () => {
    const knights = (count: number) => withStands(withStands(lawful, 0, 'KNT', count), 1, 'SPR', 36 - count);
    expect(ids(knights(12))).not.toContain('line-within-its-limits:line:0:many');
    expect(says(knights(13), 'line-within-its-limits')).toBe('Knights: 13 taken; at most 12 are allowed (list 4 × 3).');
    const spears = (count: number) => withStands(lawful, 1, 'SPR', count);
    expect(ids(spears(12))).not.toContain('line-within-its-limits:line:1:few');
    expect(says(spears(11), 'line-within-its-limits')).toBe('Spearmen: 11 taken; at least 12 are needed (list 4 × 3).');
    expect(flag(spears(11), 'line-within-its-limits')?.measured).toEqual({
      value: 11,
      allowed: 12,
      is: 'at-least',
      unit: 'stands',
    });
  });

  it('GT-BUILD-001: the standard game takes the list as it stands', () => {
    const army = armyDraftWith(kingdom, standard, [1, 4, 'KNT'], [1, 8, 'SPR']);
    expect(ids(army)).toEqual([]);
    expect(says(withStands(army, 0, 'KNT', 5), 'line-within-its-limits')).toContain('at most 4');
  });

  it('GT-BUILD-003, GT-BUILD-004: with one command an ally’s, the own list counts twice', () => {
    const { draft } = allied();
    expect(ids(draft)).toEqual([]);
    const spears = (count: number) => withStands(draft, 1, 'SPR', count);
    expect(ids(spears(22))).not.toContain('line-within-its-limits:line:1:many');
    expect(says(spears(23), 'line-within-its-limits')).toBe(
      'Spearmen: 23 taken; at most 22 are allowed (list 11 × 2).',
    );
    expect(ids(spears(8))).not.toContain('line-within-its-limits:line:1:few');
    expect(ids(spears(7))).toContain('line-within-its-limits:line:1:few');
  });

  it('GT-BUILD-006: the ally’s own list counts once', () => {
    const { draft, key } = allied();
    const riders = (count: number) => withStands(draft, 0, 'HBW', count, key);
    expect(ids(riders(6))).not.toContain(`line-within-its-limits:line:0:${key}:few`);
    expect(says(riders(5), 'line-within-its-limits')).toBe(
      'Nomads: Horse archers: 5 taken; at least 6 are needed (list 6 × 1).',
    );
    expect(says(riders(13), 'line-within-its-limits')).toBe(
      'Nomads: Horse archers: 13 taken; at most 12 are allowed (list 12 × 1).',
    );
  });

  it('a contingent is a part of the main army, so its numbers count for each of its commands', () => {
    const { draft, key } = withNomads('contingent');
    const of = (count: number) => ids(withTroops(draft, [1, count, 'HBW', key])).filter((id) => id.includes(key));
    expect(of(17)).toEqual([`line-within-its-limits:line:0:${key}:few`]);
    expect(of(18)).toEqual([]);
    expect(of(36)).toEqual([]);
    expect(of(37)).toEqual([`line-within-its-limits:line:0:${key}:many`]);
  });

  it('GT-BUILD-005: in the big battle an ally comes by its full list, in the standard game by the short one', () => {
    expect(ids(allied('full').draft)).toEqual([]);
    expect(flag(allied('short').draft, 'ally-comes-by-its-own-list')).toMatchObject({ weight: 'illegal' });
    const small = withAlly(armyDraftWith(kingdom, standard), {
      name: 'Nomads',
      by: 'full',
      list: steppe,
      dateRange: null,
    });
    expect(says(small, 'ally-comes-by-its-own-list')).toContain('this game has the short ally list');
    const short = withAlly(armyDraftWith(kingdom, standard), {
      name: 'Nomads',
      by: 'short',
      list: steppe,
      dateRange: null,
    });
    expect(says(short, 'ally-comes-by-its-own-list')).toBe('nothing');
  });

  it('GT-BUILD-003: more allied commands than the game has room for are flagged', () => {
    let draft = lawful;
    const most = grand.allyCommandsAtMost.value;
    for (let count = 0; count < most; count++)
      draft = withAlly(draft, { name: `Ally ${count}`, by: 'full', list: steppe, dateRange: null });
    expect(says(draft, 'allies-are-few')).toBe('nothing');
    const more = withAlly(draft, { name: 'One more', by: 'full', list: steppe, dateRange: null });
    expect(flag(more, 'allies-are-few')?.measured).toEqual({
      value: most + 1,
      allowed: most,
      is: 'at-most',
      unit: 'commands',
    });
    expect(says(withoutAlly(more, more.allies[0]?.key ?? ''), 'allies-are-few')).toBe('nothing');
  });
});

describe('what the list says of years, types and conditions', () => {
  const dated = listWith({
    name: 'Dated',
    dates: [{ startDate: -300, endDate: 100 }],
    lines: [
      { types: ['KNT'], name: 'Riders' },
      { types: ['EFT'], name: 'Guards', min: 1, dates: [{ startDate: -200, endDate: -100 }] },
      { types: ['HFT', 'WRR', 'SPR'], name: 'Levies', all: ['WRR'] },
      { types: ['ELE'], name: 'Elephants', min: 1, note: 'only the usurper' },
    ],
  });
  const inYear = (
    year: number | null,
    ...taken: Parameters<typeof armyDraftWith> extends [unknown, unknown, ...infer Rest] ? Rest : never
  ) => ({
    ...armyDraftWith(dated, standard, ...taken),
    year,
  });

  it('troops of other years are flagged, to the year', () => {
    const guards = (year: number | null) => says(inYear(year, [1, 1, 'EFT']), 'line-is-open-in-its-year');
    expect([-200, -100, null].map(guards)).toEqual(['nothing', 'nothing', 'nothing']);
    expect(guards(-201)).toBe(
      'Guards: 1 taken, but in 201 BC the list has none of them; it has them in 200 BC–100 BC.',
    );
    expect(guards(-99)).toContain('in 99 BC');
  });

  it('a dated line is demanded in its years alone', () => {
    const missing = (year: number | null) => ids(inYear(year)).includes('line-within-its-limits:line:1:few');
    expect([-200, -201, null].map(missing)).toEqual([true, false, false]);
  });

  it('a battle outside the years of the list is mentioned, an ally of other years is flagged', () => {
    const at = (year: number) => flag(inYear(year), 'battle-is-in-the-lists-years');
    expect([-300, 100].map(at)).toEqual([undefined, undefined]);
    expect([-301, 101].map((year) => at(year)?.weight)).toEqual(['reminder', 'reminder']);
    const { draft, key } = withNomads('full', { startDate: 10, endDate: 20 });
    const ally = (year: number) =>
      flagsOn({ ...draft, year }).some(({ id }) => id === `battle-is-in-the-lists-years::${key}`);
    expect([9, 10, 20, 21].map(ally)).toEqual([true, false, false, true]);
  });

  it('a type marked “all” is for the whole line or for none of it', () => {
    const levies = (warriors: number, others: number) => inYear(null, [1, warriors, 'WRR'], [1, others, 'HFT']);
    expect(says(levies(3, 0), 'line-is-of-one-type')).toBe('nothing');
    expect(says(levies(0, 3), 'line-is-of-one-type')).toBe('nothing');
    expect(says(levies(2, 1), 'line-is-of-one-type')).toBe(
      'Levies: 2 of 3 stands are Warriors; the list wants all or none.',
    );
    expect(says(inYear(null, [1, 2, 'HFT'], [1, 1, 'SPR']), 'line-is-of-one-type')).toBe('nothing');
    const warriors = levies(2, 1).stands.filter(({ troopType }) => troopType === 'WRR');
    expect(flag(levies(2, 1), 'line-is-of-one-type')?.about).toEqual(warriors.map(({ key }) => key));
  });

  it('a line with a condition in words may be left out, and is mentioned where it is taken', () => {
    expect(ids(inYear(null)).some((id) => id.includes('line:3'))).toBe(false);
    expect(flag(inYear(null, [1, 1, 'ELE']), 'line-condition-is-read')).toMatchObject({ weight: 'reminder' });
    expect(says(inYear(null, [1, 1, 'ELE']), 'line-condition-is-read')).toContain('“only the usurper”');
  });
});
