import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { armyCodeOf, readArmyCode } from '../../armies/army-code.ts';
import {
  type ArmyDraft,
  withCard,
  withCommand,
  withPair,
  withReal,
  withStandCard,
  withStands,
} from '../../armies/army-draft.ts';
import { armyFileOf } from '../../armies/army-file-of.ts';
import { withAlly } from '../../armies/draft-allies.ts';
import { footTypeOf, isForArmy } from '../../armies/draft-cards.ts';
import { draftHalfPoints } from '../../armies/draft-points.ts';
import { readArmyFile } from '../../armies/read-army-file.ts';
import { battleCards } from '../../profiles/battle-cards.ts';
import { grand201706 as grand } from '../../profiles/grand-2017-06.ts';
import { battleCardOf } from '../../profiles/rows-of.ts';
import { triumph11 as standard } from '../../profiles/triumph-1-1.ts';
import { armyDraftWith, type Line, listWith, type Offer } from '../../testing/army-draft-with.ts';
import { flagsOn } from './flags-on.ts';

const flag = (draft: ArmyDraft, rule: string) => flagsOn(draft).find((each) => each.rule === rule);
const parts = (draft: ArmyDraft, rule: string) =>
  flagsOn(draft)
    .filter((each) => each.rule === rule)
    .map(({ part }) => part);
const says = (draft: ArmyDraft, rule: string): string => {
  const found = flag(draft, rule);
  return found ? plainText(found.says) : 'nothing';
};
const keys = (draft: ArmyDraft, type: string, count = 99) =>
  draft.stands
    .filter(({ troopType }) => troopType === type)
    .slice(0, count)
    .map(({ key }) => key);
const give = (draft: ArmyDraft, type: string, code: string, count = 99, has: boolean | number = true) =>
  withStandCard(draft, keys(draft, type, count), code, has);

/** Four stands of one line with these cards, and four of a line that has none. */
const four = (cards: readonly Offer[], type = 'KNT', more: Partial<Line> = {}, profile = standard) =>
  armyDraftWith(
    listWith({
      lines: [
        { types: [type], name: 'Favoured', cards, ...more },
        { types: ['SPR'], name: 'Plain' },
      ],
      generals: [type],
    }),
    profile,
    [1, 4, type],
    [1, 4, 'SPR'],
  );

/** Cards that stands are given, and cards that the army buys. */
const ofStands = [
  'DD',
  'MD',
  'SV',
  'LC',
  'CC',
  'AC',
  'CF',
  'SB',
  'SP',
  'MI',
  'PL',
  'HL',
  'HD',
  'CT',
  'ET',
  'SS',
  'CH',
  'SF',
];
const ofArmies = ['AM', 'PD', 'SC', 'NC', 'FC', 'PT', 'SW', 'ES', 'DC'];

describe('who may have a card', () => {
  it.each([
    ['BC-01-DEPDIS-SELECT-1', 'DD'],
    ['BC-02-MIDDIS-SELECT-1', 'MD'],
    ['BC-03-VALETS-SELECT-1', 'SV'],
    ['BC-04-LCAMEL-SELECT-1', 'LC'],
    ['BC-05-CCAMEL-SELECT-1', 'CC'],
    ['BC-05-CCAMEL-SELECT-1', 'AC'],
    ['BC-06-CAMELINF-SELECT-1', 'CF'],
    ['BC-07-BOWMEN-SELECT-1', 'SB'],
    ['BC-07-BOWMEN-SELECT-8', 'SP'],
    ['BC-08-MOBINF-SELECT-1', 'MI'],
    ['BC-09-PLAUST-SELECT-1', 'PL'],
    ['BC-10-HOLD-SELECT-1', 'HL'],
    ['BC-11-HOPLITE-SELECT-1', 'HD'],
    ['BC-12-CHARGE-SELECT-1', 'CT'],
    ['BC-20-ESCREEN-SELECT-5', 'ET'],
    ['BC-21-SHOWER-SELECT-1', 'SS'],
    ['BC-22-CHAINED-SELECT-1', 'CH'],
    ['BC-23-SWORD-SELECT-1', 'SF'],
  ])('%s: %s is for the lines that the list names', (_, code) => {
    const draft = four([code]);
    expect(says(give(draft, 'KNT', code), 'card-is-offered')).toBe('nothing');
    const strangers = give(draft, 'SPR', code, 2);
    expect(flag(strangers, 'card-is-offered')).toMatchObject({
      weight: 'illegal',
      measured: { value: 2, allowed: 0 },
      about: keys(draft, 'SPR', 2),
    });
    expect(says(strangers, 'card-is-offered')).toContain(battleCardOf(standard, code)?.name);
  });

  it.each([
    ['BC-13-AMBUSH-SELECT-1', 'AM'],
    ['BC-14-DEFENSES-SELECT-1', 'PD'],
    ['BC-15-SCYTHED-SELECT-1', 'SC'],
    ['BC-16-NOCAMP-SELECT-1', 'NC'],
    ['BC-17-FORTCAMP-SELECT-1', 'FC'],
    ['BC-18-PACK-SELECT-1', 'PT'],
    ['BC-19-STANDARD-SELECT-1', 'SW'],
    ['BC-20-ESCREEN-SELECT-1', 'ES'],
    ['BC-24-DECEPT-SELECT-1', 'DC'],
  ])('%s: %s is for armies that the list offers it to', (_, code) => {
    const list = listWith({ lines: [{ types: ['KNT'] }], generals: ['KNT'], cards: [code] });
    expect(says(withCard(armyDraftWith(list, standard, [1, 4, 'KNT']), code, 1), 'card-is-offered')).toBe('nothing');
    const without = armyDraftWith({ ...list, battleCardEntries: [] }, standard, [1, 4, 'KNT']);
    expect(parts(withCard(without, code, 1), 'card-is-offered')).toEqual(['army']);
  });

  it('BC-00-FORMAT-2: every card is either the army’s or of its troops', () => {
    expect(ofStands.filter((code) => isForArmy(standard, code))).toEqual([]);
    expect(ofArmies.filter((code) => !isForArmy(standard, code))).toEqual([]);
    expect([...ofStands, ...ofArmies].sort()).toEqual(battleCards.rows.map(({ code }) => code).sort());
  });

  it('BC-20-ESCREEN-SELECT-2: the screen is bought by the army where a line of elephants is labelled for it', () => {
    const list = listWith({ lines: [{ types: ['KNT'] }, { types: ['ELE'], cards: ['ES'] }], generals: ['KNT'] });
    expect(says(withCard(armyDraftWith(list, standard, [1, 4, 'KNT']), 'ES', 1), 'card-is-offered')).toBe('nothing');
  });

  it('a card that the list offers to the army may go to its troops', () => {
    const list = listWith({ lines: [{ types: ['SPR'] }], generals: ['SPR'], cards: ['MI'] });
    expect(says(give(armyDraftWith(list, standard, [1, 4, 'SPR']), 'SPR', 'MI'), 'card-is-offered')).toBe('nothing');
  });

  it('a note that names some types of a line keeps the card for them', () => {
    const list = listWith({
      lines: [{ types: ['LSP', 'SPR'], name: 'Foot', cards: [{ code: 'HD', note: 'only Light Spear' }] }],
      generals: ['SPR'],
    });
    const draft = armyDraftWith(list, standard, [1, 2, 'LSP'], [1, 2, 'SPR']);
    expect(says(give(draft, 'LSP', 'HD'), 'card-is-offered')).toBe('nothing');
    expect(parts(give(draft, 'SPR', 'HD'), 'card-is-offered')).toEqual(['stands']);
  });

  it('a card that only an ally’s list offers is open to question', () => {
    const ally = listWith({ name: 'Nomads', lines: [{ types: ['HBW'] }], cards: ['FC'] });
    const draft = withAlly(four([]), { name: 'Nomads', by: 'short', list: ally, dateRange: null });
    expect(flag(withCard(draft, 'FC', 1), 'card-is-offered')).toMatchObject({ weight: 'doubtful', part: 'ally' });
  });

  it('BC-02-MIDDIS-COST-2: who may dismount in the battle may take the smaller card in its place, not beside it', () => {
    const draft = four([{ code: 'MD', note: 'as Elite Foot' }]);
    const smaller = give(draft, 'KNT', 'DD');
    expect(flagsOn(smaller).map(({ rule }) => rule)).toEqual(['army-costs-its-points']);
    expect(says(give(smaller, 'KNT', 'MD', 1), 'one-way-of-dismounting')).toBe(
      'Stands that have Mid-Battle Dismounting and Deployment Dismounting: 1; one of the two is taken in place of the other.',
    );
    expect(says(give(smaller, 'KNT', 'DD'), 'one-way-of-dismounting')).toBe('nothing');
    expect(says(give(four(['DD']), 'KNT', 'MD'), 'card-is-offered')).not.toBe('nothing');
  });

  it('BC-21-SHOWER-NOTE-1: horse archers never shower, even where a list says so', () => {
    expect(flag(give(four(['SS'], 'HBW'), 'HBW', 'SS', 3), 'card-suits-the-troops')).toMatchObject({
      measured: { value: 3, allowed: 0 },
    });
    expect(flag(give(four(['SS'], 'ECV'), 'ECV', 'SS'), 'card-suits-the-troops')).toBeUndefined();
  });
});

describe('how many of a card', () => {
  it('BC-08-MOBINF-SELECT-2, BC-08-MOBINF-SELECT-3: on as many stands as the line allows, on all where it names no number', () => {
    const limited = four([{ code: 'MI', max: 2 }]);
    expect(says(give(limited, 'KNT', 'MI', 2), 'card-within-its-number')).toBe('nothing');
    expect(says(give(limited, 'KNT', 'MI', 3), 'card-within-its-number')).toBe(
      'Favoured: Mobile Infantry 3 times; the army list allows 2.',
    );
    expect(says(give(four(['MI']), 'KNT', 'MI', 4), 'card-within-its-number')).toBe('nothing');
  });

  it('GT-BUILD-001: the list’s numbers of cards count for each command too', () => {
    const big = four([{ code: 'MI', max: 1 }], 'KNT', {}, grand);
    expect(says(give(big, 'KNT', 'MI', 3), 'card-within-its-number')).toBe('nothing');
    expect(says(give(big, 'KNT', 'MI', 4), 'card-within-its-number')).toContain('allows 3');
    const list = listWith({ lines: [{ types: ['KNT'] }], cards: [{ code: 'PD', min: 1, max: 2 }] });
    const obstacles = (count: number) =>
      parts(withCard(armyDraftWith(list, grand, [1, 1, 'KNT']), 'PD', count), 'card-within-its-number');
    expect([6, 7].map(obstacles)).toEqual([[], ['list']]);
    const least = (count: number) =>
      parts(withCard(armyDraftWith(list, grand, [1, 1, 'KNT']), 'PD', count), 'army-has-the-cards-of-its-list');
    expect([2, 3].map(least)).toEqual([['PD'], []]);
  });

  it('BC-10-HOLD-COST-2: three cards to hold the line, not four', () => {
    const cards = (count: number) => flag(give(four(['HL']), 'KNT', 'HL', 99, count), 'card-within-its-number');
    expect(cards(3)).toBeUndefined();
    expect(cards(4)).toMatchObject({ weight: 'illegal', measured: { value: 4, allowed: 3, unit: 'cards' } });
  });

  it('BC-12-CHARGE-COST-2: two cards to charge through; whether for a line or an army is not sure', () => {
    const cards = (count: number) => flag(give(four(['CT']), 'KNT', 'CT', 99, count), 'card-within-its-number');
    expect(cards(2)).toBeUndefined();
    expect(cards(3)).toMatchObject({ weight: 'doubtful', isUnverified: true, measured: { value: 3, allowed: 2 } });
  });

  it('BC-10-HOLD-COST-2: in an army of three commands that is not sure either', () => {
    expect(flag(give(four(['HL'], 'KNT', {}, grand), 'KNT', 'HL', 99, 4), 'card-within-its-number')).toMatchObject({
      weight: 'doubtful',
    });
  });

  it('a card that the army buys once does no more the second time', () => {
    const list = listWith({ lines: [{ types: ['KNT'] }], cards: ['AM'] });
    const ambush = (count: number) =>
      parts(withCard(armyDraftWith(list, standard, [1, 1, 'KNT']), 'AM', count), 'card-within-its-number');
    expect([1, 2].map(ambush)).toEqual([[], ['once']]);
  });

  it('BC-03-VALETS-SELECT-2: separated valets go to pairs', () => {
    const valets = (count: number) => says(give(four(['SV']), 'KNT', 'SV', count), 'card-goes-to-pairs');
    expect([2, 4].map(valets)).toEqual(['nothing', 'nothing']);
    expect(valets(3)).toBe('Separated Valets: stands that have it: 3; it goes to 2 at a time.');
  });
});

describe('all of a line or none', () => {
  it.each([
    ['BC-05-CCAMEL-SELECT-2', 'CC'],
    ['BC-05-CCAMEL-SELECT-2', 'AC'],
    ['BC-10-HOLD-SELECT-2', 'HL'],
    ['BC-12-CHARGE-SELECT-2', 'CT'],
    ['BC-21-SHOWER-SELECT-2', 'SS'],
    ['BC-22-CHAINED-SELECT-2', 'CH'],
    ['BC-23-SWORD-SELECT-2', 'SF'],
  ])('%s, BC-00-FORMAT-3: %s is for every stand of the line or for none', (_, code) => {
    const on = (count: number) => flag(give(four([code]), 'KNT', code, count), 'card-is-for-all-or-none');
    expect([0, 4].map(on)).toEqual([undefined, undefined]);
    expect(on(3)).toMatchObject({ weight: 'illegal', measured: { value: 3, allowed: 4, is: 'exactly' } });
    expect(on(3)?.about).toHaveLength(1);
    expect(on(1)?.about).toHaveLength(3);
  });

  it('other cards may go to some stands of a line', () => {
    for (const code of ['MI', 'PL', 'HD', 'LC', 'SP'])
      expect(flag(give(four([code]), 'KNT', code, 1), 'card-is-for-all-or-none')).toBeUndefined();
  });

  it('BC-00-FORMAT-4: each line chooses for itself', () => {
    const list = listWith({
      lines: [
        { types: ['KNT'], cards: ['SS'] },
        { types: ['ECV'], cards: ['SS'] },
      ],
      generals: ['KNT'],
    });
    const draft = armyDraftWith(list, standard, [1, 3, 'KNT'], [1, 3, 'ECV']);
    expect(flag(give(draft, 'ECV', 'SS'), 'card-is-for-all-or-none')).toBeUndefined();
    expect(parts(give(give(draft, 'ECV', 'SS', 2), 'KNT', 'SS'), 'card-is-for-all-or-none')).toEqual(['1:']);
  });

  it('BC-21-SHOWER-SELECT-2: types of the line that never have the card do not count', () => {
    const list = listWith({ lines: [{ types: ['ECV', 'HBW'], cards: ['SS'] }], generals: ['ECV'] });
    const draft = armyDraftWith(list, standard, [1, 3, 'ECV'], [1, 3, 'HBW']);
    expect(flag(give(draft, 'ECV', 'SS'), 'card-is-for-all-or-none')).toBeUndefined();
  });

  it('a stand that joins a line with such a card has it too', () => {
    const draft = withStands(give(four(['SS'], 'ECV'), 'ECV', 'SS'), 0, 'ECV', 6);
    expect(draft.stands.filter(({ cards }) => cards?.includes('SS'))).toHaveLength(6);
  });
});

describe('dismounting', () => {
  const list = listWith({
    lines: [
      { types: ['KNT'], name: 'Knights', cards: [{ code: 'DD', note: 'as Elite Foot' }] },
      { types: ['BAD'], name: 'Servants', cards: [{ code: 'DD', note: 'dismount somehow' }] },
      { types: ['ECV'], name: 'Sergeants', cards: [{ code: 'DD', note: 'as Archer' }] },
    ],
    generals: ['KNT'],
  });

  it.each([
    ['BC-01-DEPDIS-SELECT-2', 'DD'],
    ['BC-02-MIDDIS-SELECT-2', 'MD'],
  ])('%s: one purchase of %s is for all lines that the list names', (_, code) => {
    const offers = [{ code, note: 'as Elite Foot' }];
    const both = listWith({
      lines: [
        { types: ['KNT'], cards: offers },
        { types: ['ECV'], cards: offers },
      ],
      generals: ['KNT'],
    });
    const draft = armyDraftWith(both, standard, [1, 3, 'KNT'], [1, 3, 'ECV']);
    const knights = give(draft, 'KNT', code);
    expect(flag(knights, 'card-covers-every-line')).toMatchObject({
      weight: 'illegal',
      measured: { value: 3, allowed: 6 },
      about: keys(draft, 'ECV'),
    });
    expect(flag(give(knights, 'ECV', code), 'card-covers-every-line')).toBeUndefined();
    // What it offers goes to those without it; who has it keeps it.
    expect(flag(knights, 'card-covers-every-line')?.fix?.args).toEqual({
      keys: [...keys(draft, 'KNT'), ...keys(draft, 'ECV')],
      code,
      has: true,
    });
  });

  it('BC-01-DEPDIS-SELECT-3, BC-02-MIDDIS-SELECT-3: the list says as what they fight on foot; where it cannot be read, that is said', () => {
    const draft = armyDraftWith(list, standard, [1, 1, 'KNT'], [1, 1, 'BAD'], [1, 1, 'ECV']);
    expect(draft.stands.map((stand) => footTypeOf(draft, stand, 'DD'))).toEqual(['EFT', undefined, 'ARC']);
    const mixed = listWith({
      lines: [{ types: ['KNT', 'EFT'], cards: [{ code: 'DD', note: 'as Elite Foot' }] }],
      generals: ['KNT'],
    });
    const horse = armyDraftWith(mixed, standard, [1, 2, 'KNT'], [1, 2, 'EFT']);
    expect(flagsOn(give(horse, 'KNT', 'DD')).map(({ rule }) => rule)).toEqual(['army-costs-its-points']);
    expect(parts(give(horse, 'EFT', 'DD'), 'card-is-offered')).toEqual(['stands']);
    const all = ['KNT', 'BAD', 'ECV'].reduce((given, type) => give(given, type, 'DD'), draft);
    expect(flagsOn(all).filter(({ rule }) => rule === 'dismounting-names-its-foot')).toMatchObject([
      { weight: 'unknown', about: keys(draft, 'BAD') },
    ]);
  });
});

describe('charging through', () => {
  it('BC-12-CHARGE-SELECT-3: the list names the troops that are charged through; where it cannot be read, that is said', () => {
    const charging = (note: string | null) => {
      const draft = four([{ code: 'CT', note }]);
      return flag(give(draft, 'KNT', 'CT'), 'charge-through-names-its-troops');
    };
    expect(charging('Heavy Foot')).toBeUndefined();
    expect(charging('the friends in front')).toMatchObject({ weight: 'unknown' });
    expect(charging(null)).toMatchObject({ weight: 'unknown' });
  });
});

describe('cards that go together, or not', () => {
  it('BC-07-BOWMEN-SELECT-1, BC-07-BOWMEN-SELECT-8: support needs a giver and a receiver', () => {
    const draft = four(['SB', 'SP']);
    expect(says(give(draft, 'KNT', 'SB', 2), 'card-has-its-partner')).toContain('nobody in the army has Supportable');
    expect(says(give(draft, 'KNT', 'SP', 2), 'card-has-its-partner')).toContain(
      'nobody in the army has Supporting Bowmen',
    );
    expect(says(give(give(draft, 'KNT', 'SP', 2), 'KNT', 'SB', 1), 'card-has-its-partner')).toBe('nothing');
  });

  it('BC-20-ESCREEN-SELECT-3: with the screen the army has no elephants, and the list demands none', () => {
    const list = listWith({
      lines: [
        { types: ['KNT'] },
        { types: ['ELE'], name: 'Elephants', min: 2, max: 3, cards: ['ES'] },
        { types: ['SPR'], cards: ['ET'] },
      ],
      generals: ['KNT'],
    });
    const none = armyDraftWith(list, standard, [1, 4, 'KNT'], [1, 4, 'SPR']);
    expect(parts(none, 'line-within-its-limits')).toEqual(['few']);
    const screened = withCard(give(none, 'SPR', 'ET'), 'ES', 1);
    expect(flagsOn(screened).map(({ rule }) => rule)).toEqual(['army-costs-its-points']);
    const greedy = withStands(screened, 1, 'ELE', 2);
    expect(flag(greedy, 'card-bars-troops')).toMatchObject({ weight: 'illegal', measured: { value: 2, allowed: 0 } });
    // What the card bars is said once, by the card: the line has its own numbers, of which none is 0.
    expect(parts(greedy, 'line-within-its-limits')).toEqual([]);
    expect(parts(withStands(screened, 1, 'ELE', 9), 'line-within-its-limits')).toEqual([]);
    expect(says(withCard(none, 'ES', 1), 'card-has-its-partner')).toContain('Screenable');
  });

  it('BC-17-FORTCAMP-SELECT-3: a fortified camp and a pack train may both be bought; without a camp neither is of use', () => {
    const list = listWith({ lines: [{ types: ['KNT'] }], generals: ['KNT'], cards: ['FC', 'PT', 'NC', 'SW'] });
    const both = withCard(withCard(armyDraftWith(list, standard, [1, 4, 'KNT']), 'FC', 1), 'PT', 1);
    expect(flagsOn(both).map(({ rule }) => rule)).toEqual(['army-costs-its-points']);
    expect(says(withCard(both, 'NC', 1), 'card-is-of-use')).toBe(
      'With No Camp the army has no use for Fortified Camp, Pack Train and Herds.',
    );
  });
});

it('GT-BUILD-001: of a line of which the list has none, none is said, and not that at most 0 are allowed', () => {
  const list = listWith({ lines: [{ types: ['KNT'] }, { types: ['SPR'], name: 'Levy', max: 0 }], generals: ['KNT'] });
  const draft = armyDraftWith(list, grand, [1, 1, 'KNT'], [1, 2, 'SPR']);
  expect(says(draft, 'line-within-its-limits')).toBe('Levy: 2 taken, and the list has none of them.');
});

describe('masquerades', () => {
  const list = listWith({
    lines: [
      { types: ['KNT'], name: 'Knights' },
      { types: ['HRD'], name: 'Horde', cards: ['DC'] },
      { types: ['SPR'], name: 'Spearmen' },
    ],
    generals: ['KNT'],
    cards: ['DC'],
  });
  const posing = (count: number, real: readonly string[], paid: number, from = list) => {
    const draft = armyDraftWith(from, standard, [1, 1, 'KNT'], [1, 4, 'SPR']);
    return withCard(withReal(draft, keys(draft, 'SPR', count), real), 'DC', paid);
  };

  it('BC-24-DECEPT-COST-1: each removal or exchange is paid for, one for two stands that are one', () => {
    const unpaid = (count: number, paid: number) => flag(posing(count, ['HRD'], paid), 'masquerades-are-paid-for');
    expect(unpaid(2, 2)).toBeUndefined();
    expect(unpaid(2, 1)).toMatchObject({ weight: 'illegal', measured: { value: 1, allowed: 2, is: 'at-least' } });
    expect(unpaid(3, 1)).toMatchObject({ weight: 'illegal', measured: { value: 1, allowed: 3 } });
    expect(unpaid(0, 1)).toBeUndefined();
  });

  /** One Horde that poses as two Pikes, by a list that says so of its Horde. */
  const herders = (paid: number, note = 'posing as Pikes', more: Partial<Line> = {}) => {
    const pikes = listWith({
      lines: [
        { types: ['KNT'], name: 'Knights' },
        { types: ['HRD'], name: 'Herders', cards: [{ code: 'DC', note }], max: 2, ...more },
        { types: ['PIK'], name: 'Pikemen', max: 2 },
      ],
      generals: ['KNT'],
      cards: ['DC'],
    });
    const draft = armyDraftWith(pikes, standard, [1, 1, 'KNT'], [1, 4, 'PIK']);
    const [first = '', second = ''] = keys(draft, 'PIK', 2);
    return withCard(withPair(draft, first, second, 'HRD'), 'DC', paid);
  };

  it('BC-24-DECEPT-COST-5: a Horde that poses as two Pikes is 3 points with one card, and nothing is to be said of it', () => {
    const draft = herders(1);
    // Two Pikes that are what they show, a Knight, the Horde behind two more Pikes, and the card.
    expect(draftHalfPoints(draft)).toBe(2 * 6 + 8 + 4 + 2);
    for (const rule of [
      'masquerades-are-paid-for',
      'masquerade-is-of-a-named-type',
      'hidden-troops-are-within-the-list',
      'line-within-its-limits',
    ])
      expect(parts(draft, rule)).toEqual([]);
    expect(parts(herders(0), 'masquerades-are-paid-for')).toEqual(['unpaid']);
  });

  it('BC-24-DECEPT-COST-5: the two go together, and when one is what it shows so is the other', () => {
    const draft = herders(1);
    const [first = '', second = ''] = draft.stands.filter(({ pair }) => pair !== undefined).map(({ key }) => key);
    const stand = (of: ArmyDraft, key: string) => of.stands.find((each) => each.key === key);
    expect(stand(withCommand(draft, [first], null), second)?.command).toBeNull();
    expect(stand(withReal(draft, [first], undefined), second)).not.toHaveProperty('real');
    expect(stand(withReal(draft, [second], ['HRD']), first)).not.toHaveProperty('pair');
    const fewer = withStands(draft, 2, 'PIK', 0);
    expect(fewer.stands.map(({ troopType }) => troopType)).toEqual(['KNT']);
    const file = armyFileOf(draft);
    expect(file.stands.map(({ pair }) => pair)).toEqual([undefined, 1, 1, undefined, undefined]);
    expect(readArmyFile(file, standard)).toEqual(file);
    const code = armyCodeOf(file, standard.id, 'whole');
    expect(readArmyCode(JSON.parse(JSON.stringify(code)), () => standard)).toMatchObject({
      army: { stands: [{}, { pair: 1 }, { pair: 1 }, {}, {}] },
    });
  });

  it('BC-24-DECEPT-COST-6: stands that pose do not count against the line that they show, who is behind them counts against theirs', () => {
    expect(parts(herders(1), 'line-within-its-limits')).toEqual([]);
    expect(parts(withReal(herders(1), keys(herders(1), 'PIK', 2), []), 'line-within-its-limits')).toEqual([]);
    expect(parts(withReal(herders(1), keys(herders(1), 'PIK', 2), undefined), 'line-within-its-limits')).toEqual([
      'many',
    ]);
    const asked = herders(1, 'posing as Pikes', { min: 1 });
    expect(parts(asked, 'line-within-its-limits')).toEqual([]);
    expect(parts(withReal(asked, keys(asked, 'PIK', 4), []), 'line-within-its-limits')).toEqual(['few']);
  });

  it('BC-24-DECEPT-COST-6: more of them than the list has are flagged', () => {
    const draft = withReal(herders(4), keys(herders(4), 'PIK', 4), ['HRD']);
    expect(flag(draft, 'hidden-troops-are-within-the-list')).toMatchObject({
      weight: 'illegal',
      measured: { value: 2, allowed: 0 },
    });
    expect(says(draft, 'hidden-troops-are-within-the-list')).toBe(
      'Horde behind masquerades beyond what the army list allows: 2.',
    );
  });

  it('BC-24-DECEPT-SELECT-3: who poses as what the list does not name is flagged; where it names nothing that is not known', () => {
    expect(says(herders(1, 'posing as Spear'), 'masquerade-is-of-a-named-type')).toBe(
      'It poses as Pikes; the army list names Spear.',
    );
    expect(flag(herders(1, 'Horde only'), 'masquerade-is-of-a-named-type')).toMatchObject({ weight: 'unknown' });
    expect(flag(herders(1, 'Herders (Horde) as Pikes'), 'masquerade-is-of-a-named-type')).toBeUndefined();
  });

  it('BC-24-DECEPT-SELECT-2: people who do not fight pose where the army is offered the card', () => {
    expect(parts(posing(1, [], 1), 'masquerades-are-paid-for')).toEqual([]);
    expect(parts(posing(1, [], 1, { ...list, battleCardEntries: [] }), 'masquerades-are-paid-for')).toEqual([
      'unoffered',
    ]);
  });

  it('BC-24-DECEPT-SELECT-3, BC-24-DECEPT-SELECT-4, BC-24-DECEPT-SELECT-5: troops pose where the card stands with their line; what they are, the draft keeps', () => {
    expect(parts(posing(1, ['HRD'], 1), 'masquerades-are-paid-for')).toEqual([]);
    expect(parts(posing(1, ['KNT'], 1), 'masquerades-are-paid-for')).toEqual(['unoffered']);
    expect(posing(1, ['HRD'], 1).stands.find(({ real }) => real)).toMatchObject({ troopType: 'SPR', real: ['HRD'] });
  });
});
