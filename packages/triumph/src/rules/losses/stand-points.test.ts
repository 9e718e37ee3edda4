import { seenBy } from '@vexillum/model/testing';
import { describe, expect, it } from 'vitest';
import { grand201706 as grand } from '../profiles/grand-2017-06.ts';
import { type ThinnedStand, thinnedTable } from '../testing/index.ts';
import { armyLosses } from './army-losses.ts';

describe('what a lost stand counts', () => {
  const lostWith = (troopType: string, points: number, ...cards: string[]) =>
    armyLosses(thinnedTable({ stands: [{ command: 1, troopType, points, cards, place: 'lost' }] }), grand, 'red').lost /
    2;

  it('what was paid for it, where its cards say nothing else (BC-00-FORMAT-8)', () => {
    expect(lostWith('KNT', 4)).toBe(4);
    expect(lostWith('KNT', 4, 'LC')).toBe(4);
  });

  it.each([
    ['BC-05-CCAMEL-VICTORY-1', 'KNT', 3, 'CC', 3],
    ['BC-05-CCAMEL-VICTORY-1', 'CAT', 3, 'AC', 3],
    ['BC-07-BOWMEN-VICTORY-1', 'HFT', 3, 'SP', 3],
    ['BC-20-ESCREEN-VICTORY-2', 'ELE', 4, 'ET', 4],
    ['BC-21-SHOWER-VICTORY-1', 'ECV', 5, 'SS', 5],
    ['BC-23-SWORD-VICTORY-1', 'JCV', 3.5, 'SF', 3.5],
  ])('%s: %s bought for %s with card %s counts %s', (_row, type, paid, card, counts) => {
    expect(lostWith(type, paid, card)).toBe(counts);
  });

  it('a card’s value counts even where something else was paid', () => {
    expect(lostWith('KNT', 4, 'CC')).toBe(3);
    expect(lostWith('ECV', 4, 'SS')).toBe(5);
    expect(lostWith('JCV', 4, 'SF')).toBe(3.5);
  });
});

describe('what lost stands with cards in use count', () => {
  const both = (stand: Partial<ThinnedStand>) =>
    [['red'], []].map((sides) => {
      const table = thinnedTable({ stands: [{ command: 1, points: 4, place: 'lost', ...stand }] });
      return armyLosses(seenBy(table, ...sides), grand, 'red').lost / 2;
    });

  it('BC-09-PLAUST-VICTORY-1: with plaustrella 4, and everybody sees it', () => {
    expect(both({ troopType: 'LSP', cards: ['PL'], uses: { PL: 7 } })).toEqual([4, 4]);
  });

  it('BC-09-PLAUST-VICTORY-2: deployed without them what its type costs, and not what was paid', () => {
    expect(both({ troopType: 'LSP', cards: ['PL'] })).toEqual([3, 3]);
  });

  it('BC-20-ESCREEN-VICTORY-1, BC-20-ESCREEN-VICTORY-2: a screen adds nothing, whether it is there or gone', () => {
    expect(both({ troopType: 'ELE', cards: ['ET'], uses: { ET: 7 } })).toEqual([4, 4]);
    expect(both({ troopType: 'ELE', cards: ['ET'] })).toEqual([4, 4]);
    expect(both({ troopType: 'ELE', cards: ['ET'], place: 'board', uses: {} })).toEqual([0, 0]);
  });

  it('BC-21-SHOWER-VICTORY-1, BC-05-CCAMEL-VICTORY-1: charging camels that shower arrows 3 points and one more, for everybody', () => {
    expect(both({ troopType: 'KNT', cards: ['CC', 'SS'], uses: { CC: 7, SS: 7 } })).toEqual([4, 4]);
    expect(both({ troopType: 'ECV', points: 5, cards: ['SS'], uses: { SS: 7 } })).toEqual([5, 5]);
  });

  it('BC-23-SWORD-COST-2, BC-01-DEPDIS-COST-2: riders with swords, or on camels, who went on foot as archers 4, as was paid for them', () => {
    for (const card of ['SF', 'CC'])
      expect(both({ troopType: 'ARC', was: 'KNT', cards: ['DD', card], uses: { DD: 7, [card]: 7 } })).toEqual([4, 4]);
  });

  it('BC-21-SHOWER-VICTORY-1: shower shooters on foot the point more that was paid', () => {
    expect(both({ troopType: 'ARC', points: 5, was: 'ECV', cards: ['DD', 'SS'], uses: { DD: 7, SS: 7 } })).toEqual([
      5, 5,
    ]);
  });

  it('one that went on foot what was paid, which is the dearer of its two types', () => {
    expect(both({ troopType: 'EFT', was: 'BAD', cards: ['DD'] })).toEqual([4, 4]);
    expect(both({ troopType: 'WRR', was: 'KNT', cards: ['DD'] })).toEqual([4, 4]);
  });
});
