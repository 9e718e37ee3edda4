import { describe, expect, it } from 'vitest';
import { cardCodes, fullProfileAt } from '../../rules/index.ts';
import { emptyTable } from '../../rules/testing/index.ts';
import { cardAdds, cardCitation, cardTells } from '../cards/card-tells.ts';
import { cardAbout, cardConditions, cardName, cardPrice } from './card-words.ts';

const profile = fullProfileAt(emptyTable());

describe('what the army desk says of a card', () => {
  it.each([
    ['BC-01-DEPDIS-OVERVIEW-1', 'DD', 'Riders may be deployed on foot.'],
    ['BC-02-MIDDIS-OVERVIEW-1', 'MD', 'before the battle or in it'],
    ['BC-03-VALETS-OVERVIEW-1', 'SV', 'valets may fight apart'],
    ['BC-04-LCAMEL-OVERVIEW-1', 'LC', 'Camel riders, rated as Bad Horse'],
    ['BC-05-CCAMEL-OVERVIEW-1', 'CC', 'rated as Knights'],
    ['BC-05-CCAMEL-OVERVIEW-1', 'AC', 'rated as Cataphracts'],
    ['BC-06-CAMELINF-OVERVIEW-1', 'CF', 'kneeling camels'],
    ['BC-07-BOWMEN-OVERVIEW-1', 'SB', 'to support others'],
    ['BC-07-BOWMEN-OVERVIEW-1', 'SP', 'supported by bowmen'],
    ['BC-08-MOBINF-OVERVIEW-1', 'MI', 'rides until it meets the enemy'],
    ['BC-09-PLAUST-OVERVIEW-1', 'PL', 'barriers that keep riders off'],
    ['BC-10-HOLD-OVERVIEW-1', 'HL', 'do not pursue'],
    ['BC-11-HOPLITE-OVERVIEW-1', 'HD', 'Deep ranks'],
    ['BC-12-CHARGE-OVERVIEW-1', 'CT', 'through their own foot'],
    ['BC-13-AMBUSH-OVERVIEW-1', 'AM', 'lies in wait'],
    ['BC-14-DEFENSES-OVERVIEW-1', 'PD', 'Obstacles'],
    ['BC-15-SCYTHED-OVERVIEW-1', 'SC', 'Frightens enemy foot'],
    ['BC-16-NOCAMP-OVERVIEW-1', 'NC', 'no camp to lose'],
    ['BC-17-FORTCAMP-OVERVIEW-1', 'FC', 'harder to take'],
    ['BC-18-PACK-OVERVIEW-1', 'PT', 'anywhere along the base edge'],
    ['BC-19-STANDARD-OVERVIEW-1', 'SW', 'stands in for the camp'],
    ['BC-20-ESCREEN-OVERVIEW-1', 'ES', 'spread out as a screen'],
    ['BC-21-SHOWER-OVERVIEW-1', 'SS', 'shoot from a distance'],
    ['BC-22-CHAINED-OVERVIEW-1', 'CH', 'Slower, and better in close combat'],
    ['BC-23-SWORD-OVERVIEW-1', 'SF', 'fight with swords'],
    ['BC-24-DECEPT-OVERVIEW-1', 'DC', 'not what they seem'],
  ])('%s: what %s is about, in a sentence', (_row, code, words) => expect(cardAbout(code)).toContain(words));

  it('BC-00-BASE-2: is said of every card of the profile, and of nothing else', () => {
    const codes = profile.battleCards.rows.map(({ code }) => code);
    expect(codes.filter((code) => cardAbout(code) === '')).toEqual([]);
    expect(cardAbout('XX')).toBe('');
    expect(Object.values(cardCodes).filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('BC-00-FORMAT-1: is laid out as the cards are: who may have it, its price, what it does, what it adds, where to read it', () => {
    expect(cardName(profile, 'CH')).toBe('Chained Together');
    expect(cardConditions(profile, 'CH')).toContain('all stands of the line or none');
    expect(cardPrice(profile, 'CH')).toBe('free');
    expect(cardPrice(profile, 'NC')).toBe('3 points, once');
    expect(cardTells(profile, 'CH')).toContain('5 MU');
    expect(cardAdds(profile, 'CH')).toEqual(['+2 Chained together', '+1 Chained together', '−1 Chained together']);
    expect(cardAdds(profile, 'NC')).toEqual([]);
  });

  it('BC-00-FORMAT-9: and says of every card where its history is to be read', () => {
    for (const { code, number } of profile.battleCards.rows)
      expect(cardCitation(profile, code)).toContain(`Battle Cards 1.0 (March 2021), card ${number}.`);
  });

  it('BC-00-BASE-4: cards of all four kinds say what they do: fight otherwise, become others, change the camp, are played', () => {
    expect(cardTells(profile, 'CF')).toContain('helps them against knights');
    expect(cardTells(profile, 'DD')).toContain('comes mounted or on foot');
    expect(cardTells(profile, 'PT')).toContain('camp may stand anywhere');
    expect(cardTells(profile, 'HL')).toContain('Played when a close combat has its result');
  });

  it('BC-24-DECEPT-OVERVIEW-2: of those who pose as others, how far they go, as riders and as foot', () => {
    expect(cardTells(profile, 'DC')).toContain('4 MU as mounted, 2 as foot');
  });
});
