import type { BattleEventOf, ToldEvent } from '../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { eventSentence, logSentence } from './log-sentence.ts';
import { grandProfile } from './testing/reds-view.ts';

const said = (event: ToldEvent) => eventSentence(event, grandProfile());

type Moved = BattleEventOf<'stands-moved'>;
type Reckoning = NonNullable<Moved['reckoning']>;

const moved = (more: Partial<Moved>) =>
  said({ kind: 'stands-moved', count: 1, troops: { SPR: 1 }, farMu: 0, isBack: false, ...more });
const marched = (reckoning: Partial<Reckoning>, more: Partial<Moved> = {}) =>
  moved({ ...more, reckoning: { legs: [], further: 0, costMu: 0, spentMu: 0, ...reckoning } });
const advance = (mu: number) => ({ kind: 'advance', mu, priceMu: mu }) as const;

describe('the log tells what happened', () => {
  it('who moved, and how far', () => {
    expect(moved({ count: 3, troops: { SPR: 2, KNT: 1 }, side: 'red', farMu: 3.25 })).toBe(
      'moved 2\u00a0×\u00a0Spear, 1\u00a0×\u00a0Knights, up to 3.3 MU',
    );
  });

  it('a turn on the spot is no move', () => {
    expect(moved({})).toBe('turned 1\u00a0×\u00a0Spear on the spot');
  });

  it('a move with its parts and its price, and whose it was', () => {
    const wheel = { kind: 'wheel', side: 'left', degrees: 22, priceMu: 3.07 } as const;
    const spears = { count: 4, troops: { SPR: 4 }, side: 'red', group: 2 };
    const price = { costMu: 3.07, budgetMu: 4 };
    expect(marched({ ...price, legs: [wheel] }, spears)).toBe('Red 2: 4\u00a0×\u00a0Spear wheel left 22°, 3.1 of 4 MU');
    expect(marched({ ...price, legs: [advance(1.5), wheel] }, spears)).toBe(
      'Red 2: 4\u00a0×\u00a0Spear advance 1.5, then wheel left 22°, 3.1 of 4 MU',
    );
  });

  it('too far is said in words, as exactly as it takes', () => {
    const legs = [advance(3.1)];
    expect(marched({ legs, costMu: 3.1, budgetMu: 3 }, { side: 'blue' })).toBe(
      'Blue: 1\u00a0×\u00a0Spear advance 3.1, 3.1 of 3 MU, 0.1 too far',
    );
    expect(marched({ legs, costMu: 3.004, budgetMu: 3 })).toContain('3.004 of 3 MU, 0.004 too far');
  });

  it('a second move in a turn tells what both cost', () => {
    expect(marched({ legs: [advance(1)], costMu: 1, spentMu: 2.5, budgetMu: 3 })).toBe(
      '1\u00a0×\u00a0Spear advance 1, 1 MU, in this turn 3.5 of 3 MU, 0.5 too far',
    );
  });

  it('lengths that add up to the budget are not too far, whatever a computer makes of tenths', () => {
    expect(marched({ legs: [advance(0.2)], costMu: 0.2, spentMu: 0.1, budgetMu: 0.3 })).toBe(
      '1\u00a0×\u00a0Spear advance 0.2, 0.2 MU, in this turn 0.3 of 0.3 MU',
    );
  });

  it('a long march is told in part, and a way back as one', () => {
    expect(marched({ legs: [advance(1)], further: 2, costMu: 3 })).toBe(
      '1\u00a0×\u00a0Spear advance 1, and 2 parts more, 3 MU',
    );
    expect(moved({ farMu: 3, isBack: true })).toBe('took 1\u00a0×\u00a0Spear back to where the turn began');
  });

  it('the ground that slowed a move is named', () => {
    expect(marched({ legs: [advance(1)], costMu: 1, budgetMu: 1, slowedBy: 'woods' })).toBe(
      '1\u00a0×\u00a0Spear advance 1, 1 of 1 MU, slowed by Woods',
    );
  });

  it('a new turn says whose it is', () => {
    expect(said({ kind: 'turn-begun', number: 3, side: 'red', isEqual: false })).toBe('Turn 3: Red');
  });

  it('a new turn tells who moved farthest in the turn before, and how far', () => {
    const longest = { side: 'blue', group: 2, count: 3, troops: { KNT: 2, SPR: 1 }, mu: 4.2 };
    const begun = { kind: 'turn-begun', number: 4, side: 'red', isEqual: false, longest } as const;
    expect(said(begun)).toBe(
      'Turn 4: Red; in turn 3 Blue’s stands on the board moved up to 4.2 MU (2\u00a0×\u00a0Knights, 1\u00a0×\u00a0Spear)',
    );
    expect(said({ ...begun, lost: { red: 145, blue: 9 } })).toMatch(/Spear\); lost so far: Red 72½, Blue 4½$/);
  });

  it('many types of troops are counted, not listed', () => {
    const troops = { SPR: 20, KNT: 10, ELE: 4, BAD: 12 };
    expect(said({ kind: 'stands-placed', count: 46, troops, isSealed: false })).toBe('placed 46 stands');
  });

  it('dice with what they were for', () => {
    const rolled = { kind: 'dice-rolled', dice: [6, 6, 10], values: [1, 2, 3], why: 'command points' } as const;
    expect(said({ ...rolled, isByHand: false })).toBe('rolled 2d6 + 1d10 for “command points”:');
    expect(said({ ...rolled, dice: [6], values: [4], why: '', isByHand: false })).toBe('rolled 1d6:');
  });

  it('an army comes to the table', () => {
    expect(said({ kind: 'army-brought', side: 'blue', army: 'Seljuks', count: 41, troops: { SPR: 41 } })).toBe(
      'brought the army “Seljuks” with 41 stands (Blue)',
    );
  });

  it('an event that this page does not know is told by its kind', () => {
    const line = { seq: 1, at: '2026-01-01T00:00:00.000Z', seat: 'red-captain' };
    expect(logSentence({ ...line, event: { kind: 'banners-raised' } }, grandProfile())).toBe('banners raised');
  });
});
