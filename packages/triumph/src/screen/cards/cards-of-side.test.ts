import { describe, expect, it } from 'vitest';
import { fullProfileAt } from '../../rules/index.ts';
import { emptyTable, play, smallArmy, withArmy } from '../../rules/testing/index.ts';
import { cardAdds, cardTells } from './card-tells.ts';
import { cardsOfSide } from './cards-of-side.ts';

const army = {
  ...smallArmy,
  stands: smallArmy.stands.map((stand, index) => (index === 0 ? { ...stand, cards: ['HL'] } : stand)),
  cards: [
    { code: 'HL', count: 2 },
    { code: 'PD', count: 2 },
  ],
};

const laid = () => {
  const { snapshot, ids } = withArmy(emptyTable(), 'red', army);
  const [knight = ''] = ids;
  const placed = play(snapshot, 'red-captain', 'place-stands', { stands: [{ id: knight, pose: [45_000, 5000, 0] }] });
  return { snapshot: placed.snapshot, knight };
};

describe('the cards at a side’s edge', () => {
  it('are all that the army has and its stands carry, by their numbers, with who carries them', () => {
    const { snapshot, knight } = laid();
    const cards = cardsOfSide(snapshot, fullProfileAt(snapshot), 'red');
    expect(cards.map(({ code }) => code)).toEqual(['HL', 'HD', 'PD']);
    expect(cards[0]).toMatchObject({ number: 10, carriers: [knight], toPlay: { held: 2, left: 2 }, isDue: false });
    expect(cards[1]).toMatchObject({ number: 11, toPlay: undefined });
    expect(cardsOfSide(snapshot, fullProfileAt(snapshot), 'blue')).toEqual([]);
  });

  it('offer themselves in their phase, work, and are spent (BC-00-PLAY-5)', () => {
    const { snapshot, knight } = laid();
    let table = play(snapshot, 'red-captain', 'begin-turn', {}).snapshot;
    const hold = () => cardsOfSide(table, fullProfileAt(table), 'red').find(({ code }) => code === 'HL');
    expect(hold()?.isDue).toBe(false);
    for (const phase of ['command', 'movement', 'rout', 'ranged', 'close'])
      table = play(table, 'red-captain', 'begin-phase', { phase }).snapshot;
    expect(hold()?.isDue).toBe(true);
    for (const left of [1, 0]) {
      table = play(table, 'red-captain', 'play-card', { card: 'HL', on: [knight] }).snapshot;
      expect(hold()?.toPlay).toEqual({ held: 2, left });
    }
    expect(hold()).toMatchObject({
      isDue: false,
      working: [
        ['red:HL:1', [knight]],
        ['red:HL:2', [knight]],
      ],
    });
  });

  it('all say what they do, in our own words, and those that count in combats what they add', () => {
    const profile = fullProfileAt(emptyTable());
    const silent = profile.battleCards.rows.filter(({ code }) => cardTells(profile, code) === '');
    expect(silent).toEqual([]);
    expect(cardAdds(profile, 'HD')).toHaveLength(1);
    expect(cardAdds(profile, 'HL')).toEqual([]);
  });

  it('BC-14-DEFENSES-NOTE-1: of obstacles it is said that stands may stand on them, and that such battles take their time', () => {
    const told = cardTells(fullProfileAt(emptyTable()), 'PD');
    expect(told).toContain('on which stands may stand');
    expect(told).toContain('last longer');
  });
});
