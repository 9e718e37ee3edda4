import { describe, expect, it } from 'vitest';
import { type ArmyDraft, withCard, withReal, withStandCard } from '../../armies/army-draft.ts';
import { draftHalfPoints } from '../../armies/draft-points.ts';
import { isPrice, standPrice } from '../../armies/reckon-army.ts';
import { battleCards } from '../../profiles/battle-cards.ts';
import { triumph11 as standard } from '../../profiles/triumph-1-1.ts';
import type { Profile } from '../../profiles/profile.ts';
import { armyDraftWith, listWith } from '../../testing/army-draft-with.ts';
import { flagsOn } from './flags-on.ts';

const everyCard = battleCards.rows.map(({ code }) => code);
const list = listWith({
  lines: [
    { types: ['KNT'], name: 'Knights', cards: everyCard },
    { types: ['ECV'], name: 'Cavalry', cards: everyCard },
    {
      types: ['BAD'],
      name: 'Bad horse',
      cards: [
        { code: 'DD', note: 'as Elite Foot' },
        { code: 'MD', note: 'as Rabble' },
      ],
    },
    { types: ['HRD'], name: 'Horde', cards: ['DC'] },
    { types: ['WRR'], name: 'Warriors', cards: ['DC'] },
    { types: ['PIK'], name: 'Pikes', cards: ['HL'] },
  ],
  generals: ['KNT'],
  cards: everyCard,
});

const keys = (draft: ArmyDraft, type: string, count = 99) =>
  draft.stands
    .filter(({ troopType }) => troopType === type)
    .slice(0, count)
    .map(({ key }) => key);

/** Four knights and four of the cavalry: 32 points, 64 in halves. */
const army = armyDraftWith(list, standard, [1, 4, 'KNT'], [1, 4, 'ECV']);
const BARE = 64;
const more = (draft: ArmyDraft): number => (draftHalfPoints(draft) - BARE) / 2;
const given = (code: string, ...counts: readonly (readonly [type: string, count: number])[]) =>
  counts.reduce((draft, [type, count]) => withStandCard(draft, keys(draft, type, count), code, true), army);

describe('what cards cost, in points', () => {
  it.each<readonly [row: string, what: string, draft: ArmyDraft, points: number]>([
    [
      'BC-01-DEPDIS-COST-1, BC-01-DEPDIS-SELECT-2',
      'dismounting, once for all lines',
      given('DD', ['KNT', 4], ['ECV', 4]),
      1,
    ],
    [
      'BC-02-MIDDIS-COST-1, BC-02-MIDDIS-SELECT-2',
      'dismounting in the battle, once for all lines',
      given('MD', ['KNT', 4], ['ECV', 4]),
      2,
    ],
    ['BC-03-VALETS-COST-1', 'valets', given('SV', ['KNT', 4]), 0],
    ['BC-04-LCAMEL-COST-1', 'light camels', given('LC', ['KNT', 4]), 0],
    ['BC-05-CCAMEL-COST-1, BC-00-FORMAT-5', 'charging camels, a point less each', given('CC', ['KNT', 4]), -4],
    ['BC-05-CCAMEL-COST-1', 'armored camels, a point less each', given('AC', ['KNT', 3]), -3],
    ['BC-06-CAMELINF-COST-1', 'kneeling camels, for a line', given('CF', ['KNT', 4]), 1],
    ['BC-07-BOWMEN-COST-1', 'support', given('SB', ['KNT', 4]), 0],
    ['BC-07-BOWMEN-COST-2', 'being supported: the bowmen stay in the sum', given('SP', ['KNT', 4]), 0],
    ['BC-08-MOBINF-COST-1', 'transports for one stand', given('MI', ['KNT', 1]), 0],
    ['BC-08-MOBINF-COST-2', 'transports for two', given('MI', ['KNT', 2]), 1],
    ['BC-08-MOBINF-COST-2', 'transports for four', given('MI', ['KNT', 4]), 1],
    ['BC-09-PLAUST-COST-1', 'plaustrella, each', given('PL', ['KNT', 3]), 3],
    ['BC-10-HOLD-COST-1', 'the first card to hold the line', given('HL', ['KNT', 4]), 0],
    ['BC-10-HOLD-COST-1', 'the second for the same line', withStandCard(army, keys(army, 'KNT'), 'HL', 2), 1],
    ['BC-10-HOLD-COST-1', 'the third', withStandCard(army, keys(army, 'KNT'), 'HL', 3), 2],
    ['BC-10-HOLD-COST-1', 'one for each of two lines', given('HL', ['KNT', 4], ['ECV', 4]), 1],
    ['BC-11-HOPLITE-COST-1', 'deep ranks', given('HD', ['KNT', 4]), 0],
    ['BC-12-CHARGE-COST-1', 'one charge through', given('CT', ['KNT', 4]), 1],
    ['BC-12-CHARGE-COST-1', 'two of them', withStandCard(army, keys(army, 'KNT'), 'CT', 2), 2],
    ['BC-13-AMBUSH-COST-1', 'an ambush', withCard(army, 'AM', 1), 1],
    ['BC-14-DEFENSES-COST-1', 'three obstacles', withCard(army, 'PD', 3), 1.5],
    ['BC-15-SCYTHED-COST-1', 'scythed chariots', withCard(army, 'SC', 1), 2],
    ['BC-16-NOCAMP-COST-1', 'no camp', withCard(army, 'NC', 1), 3],
    ['BC-17-FORTCAMP-COST-1', 'a fortified camp', withCard(army, 'FC', 1), 1],
    ['BC-18-PACK-COST-1', 'a pack train', withCard(army, 'PT', 1), 1],
    ['BC-19-STANDARD-COST-1', 'a standard wagon', withCard(army, 'SW', 1), 0],
    ['BC-20-ESCREEN-COST-1', 'an elephant screen', withCard(army, 'ES', 1), 2],
    ['BC-21-SHOWER-COST-1', 'showers of arrows, each', given('SS', ['ECV', 4]), 4],
    ['BC-22-CHAINED-COST-1', 'chains', given('CH', ['KNT', 4]), 0],
    ['BC-23-SWORD-COST-2', 'riders with swords cost three and a half in all', given('SF', ['KNT', 4]), -2],
    ['BC-23-SWORD-COST-1', 'and the card itself nothing', given('SF', ['KNT', 2]), -1],
    ['BC-24-DECEPT-COST-1', 'two exchanges', withCard(army, 'DC', 2), 2],
  ])('%s: %s', (_, __, draft, points) => {
    expect(more(draft)).toBe(points);
  });

  it('BC-00-BASE-3: every card has a price, and taken back it costs nothing', () => {
    expect(standard.battleCards.rows).toHaveLength(27);
    for (const { code, cost } of standard.battleCards.rows) {
      expect(Number.isInteger(cost.halfPoints)).toBe(true);
      expect(more(withStandCard(given(code, ['KNT', 4]), keys(army, 'KNT'), code, false))).toBe(0);
      expect(more(withCard(withCard(army, code, 2), code, 0))).toBe(0);
    }
  });

  it('BC-01-DEPDIS-COST-2, BC-02-MIDDIS-COST-3: who may dismount costs what the dearer of their types costs', () => {
    const horse = armyDraftWith(list, standard, [1, 2, 'BAD']);
    expect(draftHalfPoints(horse)).toBe(12);
    expect(draftHalfPoints(withStandCard(horse, keys(horse, 'BAD'), 'DD', true))).toBe(16 + 2);
    expect(draftHalfPoints(withStandCard(horse, keys(horse, 'BAD'), 'MD', true))).toBe(12 + 4);
  });

  it.each([
    ['BC-23-SWORD-COST-2, BC-01-DEPDIS-COST-2: cavalry with swords that fights as archers on foot costs 4', 'SF', 4],
    ['BC-05-CCAMEL-COST-1, BC-01-DEPDIS-COST-2: and so do charging camels', 'CC', 4],
    ['BC-21-SHOWER-COST-1, BC-01-DEPDIS-COST-2: who showers arrows pays for that besides', 'SS', 5],
  ])('%s', (_, code, points) => {
    const cards = [{ code: 'DD', note: 'as Archers' }, code];
    const riders = listWith({ lines: [{ types: ['KNT'], cards }], generals: ['KNT'] });
    const one = armyDraftWith(riders, standard, [1, 1, 'KNT']);
    const both = withStandCard(withStandCard(one, keys(one, 'KNT'), 'DD', true), keys(one, 'KNT'), code, true);
    expect(draftHalfPoints(both) / 2 - 1).toBe(points);
    const stand = { command: 1 as const, troopType: 'KNT', cards: ['DD', code], halfPoints: points * 2, foot: 'ARC' };
    expect(standPrice(standard, stand)).toEqual({ least: points * 2, most: points * 2 });
    const { foot: _foot, ...unsaid } = stand;
    expect(isPrice(standPrice(standard, unsaid), points * 2)).toBe(true);
  });

  it('BC-01-DEPDIS-COST-2: a file that says as what a stand fights on foot has it at that price alone', () => {
    const bad = { command: 1 as const, troopType: 'BAD', cards: ['DD'], halfPoints: 6 };
    expect(standPrice(standard, bad)).toEqual({ least: 6, most: 8 });
    expect(standPrice(standard, { ...bad, foot: 'EFT' })).toEqual({ least: 8, most: 8 });
    expect(standPrice(standard, { ...bad, foot: 'RBL' })).toEqual({ least: 6, most: 6 });
  });

  it.each<readonly [row: string, what: string, real: readonly string[], seems: string, points: number]>([
    ['BC-24-DECEPT-COST-2', 'people who do not fight, as one stand', [], 'KNT', 1],
    ['BC-24-DECEPT-COST-3', 'a horde as one stand of pikes', ['HRD'], 'PIK', 3],
    ['BC-24-DECEPT-COST-4, BC-24-DECEPT-COST-6', 'two warriors as a horde', ['WRR', 'WRR'], 'HRD', 7],
    ['BC-24-DECEPT-COST-6', 'people who do not fight, as a horde', [], 'HRD', 1],
  ])('%s: %s', (_, __, real, seems, points) => {
    const one = armyDraftWith(list, standard, [1, 1, seems]);
    expect(draftHalfPoints(withCard(withReal(one, keys(one, seems), real), 'DC', 1)) / 2).toBe(points);
  });

  it('BC-24-DECEPT-COST-5, BC-24-DECEPT-COST-6: a horde as two stands of pikes costs three points', () => {
    const two = armyDraftWith(list, standard, [1, 2, 'PIK']);
    const [first = '', second = ''] = keys(two, 'PIK');
    const posing = withReal(withReal(two, [first], ['HRD']), [second], []);
    expect(draftHalfPoints(withCard(posing, 'DC', 1)) / 2).toBe(3);
  });

  it('BC-00-FORMAT-5: half a point too many is flagged, for the army’s sum is exact', () => {
    const full = armyDraftWith(list, standard, [1, 12, 'KNT']);
    expect(flagsOn(full)).toEqual([]);
    expect(flagsOn(withCard(full, 'PD', 1)).map(({ id }) => id)).toEqual(['army-costs-its-points::over']);
    expect(flagsOn(withCard(full, 'SW', 1))).toEqual([]);
    expect(flagsOn(withStandCard(full, keys(full, 'KNT'), 'SF', true)).map(({ id }) => id)).toEqual([
      'army-costs-its-points::under',
    ]);
  });

  it('BC-12-CHARGE-COST-1, BC-12-CHARGE-COST-2: Charge Through is counted by cards; only its limit can be read otherwise', () => {
    const twice = (times: number) =>
      withStandCard(given('CT', ['KNT', 4], ['ECV', 4]), [...keys(army, 'KNT'), ...keys(army, 'ECV')], 'CT', times);
    const on = (draft: ArmyDraft) => flagsOn(draft).map(({ rule, part }) => `${rule}:${part ?? ''}`);
    expect(on(twice(1)).filter((id) => id.startsWith('card-'))).not.toContain('card-price-is-sure:');
    expect(on(twice(1))).not.toContain('card-within-its-number:card');
    expect(on(twice(2))).toContain('card-within-its-number:card');
    expect(on(twice(2))).not.toContain('card-price-is-sure:');
  });

  it('BC-06-CAMELINF-COST-1, BC-08-MOBINF-COST-2: where a price can be read otherwise, that is said', () => {
    const unsure = (draft: ArmyDraft) => flagsOn(draft).filter(({ rule }) => rule === 'card-price-is-sure');
    expect(unsure(given('CF', ['KNT', 1]))).toEqual([]);
    expect(unsure(given('CF', ['KNT', 2]))).toMatchObject([{ weight: 'doubtful', isUnverified: true }]);
    expect(unsure(given('MI', ['KNT', 4]))).toEqual([]);
    expect(unsure(given('MI', ['KNT', 2], ['ECV', 2]))).toMatchObject([{ weight: 'doubtful', isUnverified: true }]);
    expect(unsure(given('PL', ['KNT', 4], ['ECV', 4]))).toEqual([]);
    const known: Profile = { ...standard, battleCards: { ...standard.battleCards, cells: [] } };
    expect(unsure({ ...given('CF', ['KNT', 2]), profile: known })).toEqual([]);
  });
});
