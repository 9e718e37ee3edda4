import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fightsAsAt, profileOf, type Stand } from '../../rules/index.ts';
import { boardWith } from '../../rules/testing/index.ts';
import { changed } from '../../rules/testing/changed.ts';
import { factsOf } from './troop-facts.ts';

/** The facts of one stand, as a reader of the card sees them. */
const told = (troopType: string, uses: Stand['uses'] = {}): Record<string, string> => {
  const profile = profileOf('grand-2017-06');
  const table = changed(boardWith({ s: { at: [40, 10, 0] } }), (edits) =>
    edits.put('stand', 's', { side: 'red', troopType, place: 'board', uses }),
  );
  const so = profile && fightsAsAt(table, profile, 's');
  return so ? Object.fromEntries(factsOf(so).map(({ label, text }) => [label, text])) : {};
};

describe('what the card of a stand tells', () => {
  it('is what its type is, where no card changes it', () =>
    expect(told('KNT')).toEqual({
      'Fights as': 'open order, mounted',
      Move: '5 MU',
      'on difficult ground': '3 MU',
      Depth: '1.5 MU',
      'vs foot': '+3',
      'vs mounted': '+4',
      'shot at': '+2',
    }));

  it.each([
    [
      'BC-08-MOBINF-PLAY-2, BC-08-MOBINF-PLAY-13: archers on transports',
      'ARC',
      'MI',
      { 'Fights as': 'open order, foot', Move: '6 MU', 'on difficult ground': '3 MU', Depth: '2 MU', 'shot at': '+3' },
    ],
    [
      'BC-09-PLAUST-PLAY-3, BC-09-PLAUST-PLAY-5: light spear with barriers',
      'LSP',
      'PL',
      { 'Fights as': 'close order, foot', Move: '2 MU', 'vs foot': '+4', 'vs mounted': '+3', 'shot at': '+3' },
    ],
    [
      'BC-21-SHOWER-PLAY-2, BC-21-SHOWER-PLAY-6: elite cavalry that showers arrows',
      'ECV',
      'SS',
      { Shooting: '+2', Range: '3 MU', 'shot at': '+3' },
    ],
    [
      'BC-22-CHAINED-PLAY-3, BC-22-CHAINED-PLAY-5, BC-22-CHAINED-PLAY-9: knights in chains',
      'KNT',
      'CH',
      { 'Fights as': 'close order, mounted', Shooting: '+2', 'command points to move': '+1', 'shot at': '+2' },
    ],
    [
      'BC-23-SWORD-PLAY-2, BC-23-SWORD-PLAY-4: elite cavalry with swords',
      'ECV',
      'SF',
      { Move: '6 MU', 'vs foot': '+3', 'vs mounted': '+3', 'shot at': '+2' },
    ],
  ])('%s', (_, troopType, card, facts) => expect(told(troopType, { [card]: 7 })).toMatchObject(facts));

  it('has its lengths as the reader’s language writes numbers', () => {
    vi.stubGlobal('document', { documentElement: { lang: 'de' } });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(told('KNT')['Depth']).toBe('1,5 MU');
  });

  it('has no line for shooting where a card takes it away, nor for ground that does not slow', () => {
    expect(told('ARC', { MI: 7 })).not.toHaveProperty('Shooting');
    expect(told('LSP', { PL: 7 })).not.toHaveProperty('on difficult ground');
  });
});
